/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BookSides
} from '../../wire/book-sides.ts';

import type {
  Book
} from '../../wire/book.ts';

import type {
  CoinThumbs
} from '../../wire/coin-thumbs.ts';

import type {
  ContractSecondCoin
} from '../../wire/contract-second-coin.ts';

import type {
  ContractSecondCoins
} from '../../wire/contract-second-coins.ts';

import {
  ExchangeOrderDirection
} from '../../wire/exchange-order-direction.ts';

import type {
  KLineRows
} from '../../wire/kline-rows.ts';

import type {
  QuoteCoinsResponse
} from '../../wire/quote-coins-response.ts';

import type {
  SecondMarketResponse
} from '../../wire/second-market-response.ts';

import type {
  SecondMarketsResponse
} from '../../wire/second-markets-response.ts';

import type {
  Trades
} from '../../wire/trades.ts';


export const getListSecondMarketsResponseMock = (): ContractSecondCoins => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])})))

export const getListSecondThumbsResponseMock = (): CoinThumbs => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})))

export const getGetSecondMarketResponseMock = (overrideResponse: Partial<Extract<ContractSecondCoin, object>> = {}): ContractSecondCoin => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), ...overrideResponse})

export const getListSecondCandlesResponseMock = (): KLineRows => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ([(() => faker.date.recent({ days: 300 }).getTime())(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()])))

export const getListSecondTradesResponseMock = (): Trades => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), direction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)),null,]), time: (() => faker.date.recent({ days: 300 }).getTime())(), buyTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sellOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})))

export const getGetSecondBookResponseMock = (overrideResponse: Partial<Extract<Book, object>> = {}): Book => ({bid: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ask: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...overrideResponse})

export const getGetSecondBookTopResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getGetSecondBookDepthResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getListSecondMarketInfosResponseMock = (): SecondMarketsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])}))},})

export const getGetSecondMarketInfoResponseMock = (): SecondMarketResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])}},})

export const getListSecondQuoteCoinsResponseMock = (): QuoteCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})


export const getListSecondMarketsMockHandler = (overrideResponse?: ContractSecondCoins | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractSecondCoins> | ContractSecondCoins), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondMarketsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondThumbsMockHandler = (overrideResponse?: CoinThumbs | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinThumbs> | CoinThumbs), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/symbol-thumb', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondThumbsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondMarketMockHandler = (overrideResponse?: ContractSecondCoin | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractSecondCoin> | ContractSecondCoin), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/symbol-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondMarketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondCandlesMockHandler = (overrideResponse?: KLineRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KLineRows> | KLineRows), options?: RequestHandlerOptions) => {
  return http.get('*/api/second/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondCandlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondTradesMockHandler = (overrideResponse?: Trades | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Trades> | Trades), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/latest-trade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/exchange-plate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondBookTopMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/exchange-plate-mini', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondBookTopResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondBookDepthMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/exchange-plate-full', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondBookDepthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondMarketInfosMockHandler = (overrideResponse?: SecondMarketsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondMarketsResponse> | SecondMarketsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/coin/coin-list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondMarketInfosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondMarketInfoMockHandler = (overrideResponse?: SecondMarketResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondMarketResponse> | SecondMarketResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/coin/coin-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondMarketInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondQuoteCoinsMockHandler = (overrideResponse?: QuoteCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteCoinsResponse> | QuoteCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/coin/base-symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondQuoteCoinsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecondMarketMock = () => [
  getListSecondMarketsMockHandler(),
  getListSecondThumbsMockHandler(),
  getGetSecondMarketMockHandler(),
  getListSecondCandlesMockHandler(),
  getListSecondTradesMockHandler(),
  getGetSecondBookMockHandler(),
  getGetSecondBookTopMockHandler(),
  getGetSecondBookDepthMockHandler(),
  getListSecondMarketInfosMockHandler(),
  getGetSecondMarketInfoMockHandler(),
  getListSecondQuoteCoinsMockHandler()]
