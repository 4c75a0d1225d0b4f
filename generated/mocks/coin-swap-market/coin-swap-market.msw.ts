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
  ContractCoin
} from '../../wire/contract-coin.ts';

import type {
  ContractCoins
} from '../../wire/contract-coins.ts';

import {
  ExchangeOrderDirection
} from '../../wire/exchange-order-direction.ts';

import type {
  FavouritesResponse
} from '../../wire/favourites-response.ts';

import type {
  KLineRows
} from '../../wire/kline-rows.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  QuoteCoinsResponse
} from '../../wire/quote-coins-response.ts';

import type {
  SwapContractResponse
} from '../../wire/swap-contract-response.ts';

import type {
  Trades
} from '../../wire/trades.ts';


export const getListCoinSwapContractsResponseMock = (): ContractCoins => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])})))

export const getListCoinSwapThumbsResponseMock = (): CoinThumbs => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})))

export const getGetCoinSwapContractResponseMock = (overrideResponse: Partial<Extract<ContractCoin, object>> = {}): ContractCoin => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...overrideResponse})

export const getListCoinSwapCandlesResponseMock = (): KLineRows => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ([(() => faker.date.recent({ days: 300 }).getTime())(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()])))

export const getListCoinSwapTradesResponseMock = (): Trades => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), direction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)),null,]), time: (() => faker.date.recent({ days: 300 }).getTime())(), buyTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sellOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})))

export const getGetCoinSwapBookResponseMock = (overrideResponse: Partial<Extract<Book, object>> = {}): Book => ({bid: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ask: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...overrideResponse})

export const getGetCoinSwapBookTopResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getGetCoinSwapBookDepthResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getListCoinSwapFavouritesResponseMock = (): FavouritesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), addTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {memberId: faker.number.int({min: 10000, max: 99999999})} : {}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}")}))},})

export const getAddCoinSwapFavouriteResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getRemoveCoinSwapFavouriteResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListCoinSwapQuoteCoinsResponseMock = (): QuoteCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})

export const getGetCoinSwapContractInfoResponseMock = (): SwapContractResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})


export const getListCoinSwapContractsMockHandler = (overrideResponse?: ContractCoins | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractCoins> | ContractCoins), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapContractsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapThumbsMockHandler = (overrideResponse?: CoinThumbs | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinThumbs> | CoinThumbs), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/symbol-thumb', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapThumbsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapContractMockHandler = (overrideResponse?: ContractCoin | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractCoin> | ContractCoin), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/symbol-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapCandlesMockHandler = (overrideResponse?: KLineRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KLineRows> | KLineRows), options?: RequestHandlerOptions) => {
  return http.get('*/api/coinswap/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapCandlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapTradesMockHandler = (overrideResponse?: Trades | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Trades> | Trades), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/latest-trade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/exchange-plate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapBookTopMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/exchange-plate-mini', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapBookTopResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapBookDepthMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/exchange-plate-full', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapBookDepthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapFavouritesMockHandler = (overrideResponse?: FavouritesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavouritesResponse> | FavouritesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/favor/find', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapFavouritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCoinSwapFavouriteMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/favor/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCoinSwapFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveCoinSwapFavouriteMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/favor/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCoinSwapFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapQuoteCoinsMockHandler = (overrideResponse?: QuoteCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteCoinsResponse> | QuoteCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/coin/base-symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapQuoteCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapContractInfoMockHandler = (overrideResponse?: SwapContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapContractResponse> | SwapContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/coin/coin-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapContractInfoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCoinSwapMarketMock = () => [
  getListCoinSwapContractsMockHandler(),
  getListCoinSwapThumbsMockHandler(),
  getGetCoinSwapContractMockHandler(),
  getListCoinSwapCandlesMockHandler(),
  getListCoinSwapTradesMockHandler(),
  getGetCoinSwapBookMockHandler(),
  getGetCoinSwapBookTopMockHandler(),
  getGetCoinSwapBookDepthMockHandler(),
  getListCoinSwapFavouritesMockHandler(),
  getAddCoinSwapFavouriteMockHandler(),
  getRemoveCoinSwapFavouriteMockHandler(),
  getListCoinSwapQuoteCoinsMockHandler(),
  getGetCoinSwapContractInfoMockHandler()]
