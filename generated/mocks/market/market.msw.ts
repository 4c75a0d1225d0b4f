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
  BitcoinTrendResponse
} from '../../wire/bitcoin-trend-response.ts';

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
  Coin
} from '../../wire/coin.ts';

import type {
  ExchangeCoin
} from '../../wire/exchange-coin.ts';

import type {
  ExchangeCoins
} from '../../wire/exchange-coins.ts';

import {
  ExchangeOrderDirection
} from '../../wire/exchange-order-direction.ts';

import type {
  KLineRows
} from '../../wire/kline-rows.ts';

import type {
  MarketOverview
} from '../../wire/market-overview.ts';

import type {
  QuoteCoinsResponse
} from '../../wire/quote-coins-response.ts';

import type {
  SymbolTrendResponse
} from '../../wire/symbol-trend-response.ts';

import type {
  Trades
} from '../../wire/trades.ts';

import type {
  UsdRateResponse
} from '../../wire/usd-rate-response.ts';


export const getListPairsResponseMock = (): ExchangeCoins => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {enableBuy: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {enableSell: faker.helpers.arrayElement([0,1] as const)} : {}), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), minSellPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {maxBuyPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {minTurnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {minVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {maxVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), maxTradingOrder: faker.number.int({min: 0, max: 9999}), maxTradingTime: faker.number.int({min: 0, max: 9999}), flag: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {publishType: faker.helpers.arrayElement([1,2,3] as const)} : {}), publishPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), publishAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), startTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), clearTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), ...(faker.datatype.boolean() ? {engineStatus: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {marketEngineStatus: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {exEngineStatus: faker.number.int({max: 9999})} : {})})))

export const getListThumbsResponseMock = (): CoinThumbs => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})))

export const getListThumbTrendsResponseMock = (): CoinThumbs => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})))

export const getGetPairResponseMock = (overrideResponse: Partial<Extract<ExchangeCoin, object>> = {}): ExchangeCoin => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), enable: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {enableBuy: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {enableSell: faker.helpers.arrayElement([0,1] as const)} : {}), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), minSellPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {maxBuyPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {minTurnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {minVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {maxVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), maxTradingOrder: faker.number.int({min: 0, max: 9999}), maxTradingTime: faker.number.int({min: 0, max: 9999}), flag: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {publishType: faker.helpers.arrayElement([1,2,3] as const)} : {}), publishPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), publishAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), startTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), clearTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), ...(faker.datatype.boolean() ? {engineStatus: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {marketEngineStatus: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {exEngineStatus: faker.number.int({max: 9999})} : {}), ...overrideResponse})

export const getListCandlesResponseMock = (): KLineRows => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ([(() => faker.date.recent({ days: 300 }).getTime())(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()])))

export const getListTradesResponseMock = (): Trades => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), direction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)),null,]), time: (() => faker.date.recent({ days: 300 }).getTime())(), buyTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellTurnover: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sellOrderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})))

export const getGetBookResponseMock = (overrideResponse: Partial<Extract<Book, object>> = {}): Book => ({bid: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ask: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...overrideResponse})

export const getGetBookTopResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getGetBookDepthResponseMock = (overrideResponse: Partial<Extract<BookSides, object>> = {}): BookSides => ({bid: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ask: {direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), highestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lowestPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), items: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()})), ...(faker.datatype.boolean() ? {seq: faker.number.int({min: 0, max: 9999})} : {})}, ...overrideResponse})

export const getGetMarketOverviewResponseMock = (overrideResponse: Partial<Extract<MarketOverview, object>> = {}): MarketOverview => ({recommend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})), changeRank: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), open: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), high: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), low: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), close: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), chg: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), change: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), lastDayClose: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseUsdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {zone: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {coinScale: faker.number.int({min: 0, max: 18})} : {}), ...(faker.datatype.boolean() ? {baseCoinScale: faker.number.int({min: 0, max: 18})} : {}), coinName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), markPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), indexPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), ...(faker.datatype.boolean() ? {robotType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {trend: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))} : {})})), ...overrideResponse})

export const getGetCoinInfoResponseMock = (overrideResponse: Partial<Extract<Coin, object>> = {}): Coin => ({...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null]), ...overrideResponse})

export const getListBitcoinPricesResponseMock = (): BitcoinTrendResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()))},})

export const getGetSymbolTrendResponseMock = (): SymbolTrendResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {amount: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))())), time: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.date.recent({ days: 300 }).getTime())()))}},})

export const getGetUsdRateResponseMock = (): UsdRateResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()},})

export const getListQuoteCoinsResponseMock = (): QuoteCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})


export const getListPairsMockHandler = (overrideResponse?: ExchangeCoins | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeCoins> | ExchangeCoins), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPairsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListThumbsMockHandler = (overrideResponse?: CoinThumbs | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinThumbs> | CoinThumbs), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/symbol-thumb', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListThumbsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListThumbTrendsMockHandler = (overrideResponse?: CoinThumbs | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinThumbs> | CoinThumbs), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/symbol-thumb-trend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListThumbTrendsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPairMockHandler = (overrideResponse?: ExchangeCoin | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeCoin> | ExchangeCoin), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/symbol-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPairResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCandlesMockHandler = (overrideResponse?: KLineRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KLineRows> | KLineRows), options?: RequestHandlerOptions) => {
  return http.get('*/api/market/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTradesMockHandler = (overrideResponse?: Trades | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Trades> | Trades), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/latest-trade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/exchange-plate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookTopMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/exchange-plate-mini', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookTopResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookDepthMockHandler = (overrideResponse?: BookSides | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookSides> | BookSides), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/exchange-plate-full', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookDepthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMarketOverviewMockHandler = (overrideResponse?: MarketOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketOverview> | MarketOverview), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/overview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketOverviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinInfoMockHandler = (overrideResponse?: Coin | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Coin> | Coin), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/coin-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBitcoinPricesMockHandler = (overrideResponse?: BitcoinTrendResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BitcoinTrendResponse> | BitcoinTrendResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/btc/trend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBitcoinPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSymbolTrendMockHandler = (overrideResponse?: SymbolTrendResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SymbolTrendResponse> | SymbolTrendResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/symbol-trend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSymbolTrendResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsdRateMockHandler = (overrideResponse?: UsdRateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsdRateResponse> | UsdRateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/market/exchange-rate/usd-:unit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsdRateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListQuoteCoinsMockHandler = (overrideResponse?: QuoteCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteCoinsResponse> | QuoteCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/exchange-coin/base-symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuoteCoinsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMarketMock = () => [
  getListPairsMockHandler(),
  getListThumbsMockHandler(),
  getListThumbTrendsMockHandler(),
  getGetPairMockHandler(),
  getListCandlesMockHandler(),
  getListTradesMockHandler(),
  getGetBookMockHandler(),
  getGetBookTopMockHandler(),
  getGetBookDepthMockHandler(),
  getGetMarketOverviewMockHandler(),
  getGetCoinInfoMockHandler(),
  getListBitcoinPricesMockHandler(),
  getGetSymbolTrendMockHandler(),
  getGetUsdRateMockHandler(),
  getListQuoteCoinsMockHandler()]
