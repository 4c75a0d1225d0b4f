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
  ContractOptionCoin
} from '../../wire/contract-option-coin.ts';

import type {
  ContractOptionCoins
} from '../../wire/contract-option-coins.ts';

import {
  ExchangeOrderDirection
} from '../../wire/exchange-order-direction.ts';

import type {
  KLineRows
} from '../../wire/kline-rows.ts';

import type {
  OptionMarketResponse
} from '../../wire/option-market-response.ts';

import type {
  OptionMarketsResponse
} from '../../wire/option-markets-response.ts';

import type {
  QuoteCoinsResponse
} from '../../wire/quote-coins-response.ts';

import type {
  Trades
} from '../../wire/trades.ts';


export const getListOptionMarketsResponseMock = (): ContractOptionCoins => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), amount: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableBuy: faker.helpers.arrayElement([0,1] as const), enableSell: faker.helpers.arrayElement([0,1] as const), oods: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), winFeePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), openTimeGap: faker.number.int({min: 1, max: 9999}), closeTimeGap: faker.number.int({min: 1, max: 9999}), ...(faker.datatype.boolean() ? {maxOptionNo: faker.number.int({min: 0, max: 9999})} : {}), initBuyReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSellReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ngnorePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), tiedType: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])})))

export const getListOptionThumbsResponseMock = (): CoinThumbs => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})))

export const getGetOptionMarketResponseMock = (overrideResponse: Partial<Extract<ContractOptionCoin, object>> = {}): ContractOptionCoin => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), amount: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableBuy: faker.helpers.arrayElement([0,1] as const), enableSell: faker.helpers.arrayElement([0,1] as const), oods: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), winFeePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), openTimeGap: faker.number.int({min: 1, max: 9999}), closeTimeGap: faker.number.int({min: 1, max: 9999}), ...(faker.datatype.boolean() ? {maxOptionNo: faker.number.int({min: 0, max: 9999})} : {}), initBuyReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSellReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ngnorePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), tiedType: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), ...overrideResponse})

export const getListOptionCandlesResponseMock = (): KLineRows => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ([(() => faker.date.recent({ days: 300 }).getTime())(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()])))

export const getListOptionTradesResponseMock = (): Trades => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), direction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)),null,]), time: (() => faker.date.recent({ days: 300 }).getTime())(), buyTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sellOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})))

export const getGetOptionBookResponseMock = (overrideResponse: Partial<Extract<Book, object>> = {}): Book => ({bid: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ask: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...overrideResponse})

export const getGetOptionBookTopResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getGetOptionBookDepthResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getListOptionMarketInfosResponseMock = (): OptionMarketsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), amount: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableBuy: faker.helpers.arrayElement([0,1] as const), enableSell: faker.helpers.arrayElement([0,1] as const), oods: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), winFeePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), openTimeGap: faker.number.int({min: 1, max: 9999}), closeTimeGap: faker.number.int({min: 1, max: 9999}), ...(faker.datatype.boolean() ? {maxOptionNo: faker.number.int({min: 0, max: 9999})} : {}), initBuyReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSellReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ngnorePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), tiedType: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])}))},})

export const getGetOptionMarketInfoResponseMock = (): OptionMarketResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), amount: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableBuy: faker.helpers.arrayElement([0,1] as const), enableSell: faker.helpers.arrayElement([0,1] as const), oods: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), winFeePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), openTimeGap: faker.number.int({min: 1, max: 9999}), closeTimeGap: faker.number.int({min: 1, max: 9999}), ...(faker.datatype.boolean() ? {maxOptionNo: faker.number.int({min: 0, max: 9999})} : {}), initBuyReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSellReward: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ngnorePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), tiedType: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,])}},})

export const getListOptionStakeCoinsResponseMock = (): QuoteCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})


export const getListOptionMarketsMockHandler = (overrideResponse?: ContractOptionCoins | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractOptionCoins> | ContractOptionCoins), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionMarketsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionThumbsMockHandler = (overrideResponse?: CoinThumbs | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinThumbs> | CoinThumbs), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/symbol-thumb', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionThumbsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOptionMarketMockHandler = (overrideResponse?: ContractOptionCoin | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractOptionCoin> | ContractOptionCoin), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/symbol-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOptionMarketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionCandlesMockHandler = (overrideResponse?: KLineRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KLineRows> | KLineRows), options?: RequestHandlerOptions) => {
  return http.get('*/api/option/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionCandlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionTradesMockHandler = (overrideResponse?: Trades | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Trades> | Trades), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/latest-trade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOptionBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/exchange-plate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOptionBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOptionBookTopMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/exchange-plate-mini', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOptionBookTopResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOptionBookDepthMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/exchange-plate-full', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOptionBookDepthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionMarketInfosMockHandler = (overrideResponse?: OptionMarketsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionMarketsResponse> | OptionMarketsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/coin/coin-list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionMarketInfosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOptionMarketInfoMockHandler = (overrideResponse?: OptionMarketResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionMarketResponse> | OptionMarketResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/coin/coin-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOptionMarketInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionStakeCoinsMockHandler = (overrideResponse?: QuoteCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteCoinsResponse> | QuoteCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/coin/base-symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionStakeCoinsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOptionMarketMock = () => [
  getListOptionMarketsMockHandler(),
  getListOptionThumbsMockHandler(),
  getGetOptionMarketMockHandler(),
  getListOptionCandlesMockHandler(),
  getListOptionTradesMockHandler(),
  getGetOptionBookMockHandler(),
  getGetOptionBookTopMockHandler(),
  getGetOptionBookDepthMockHandler(),
  getListOptionMarketInfosMockHandler(),
  getGetOptionMarketInfoMockHandler(),
  getListOptionStakeCoinsMockHandler()]
