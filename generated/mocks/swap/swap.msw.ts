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
  ContractCoin
} from '../../wire/contract-coin.ts';

import type {
  HeldSwapPositionsResponse
} from '../../wire/held-swap-positions-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  PlaceSwapClosingOrderResponse
} from '../../wire/place-swap-closing-order-response.ts';

import type {
  SwapOrderPage
} from '../../wire/swap-order-page.ts';

import type {
  SwapOrderResponse
} from '../../wire/swap-order-response.ts';

import type {
  SwapPositionsResponse
} from '../../wire/swap-positions-response.ts';

import type {
  SwapWalletResponse
} from '../../wire/swap-wallet-response.ts';


export const getGetSwapWalletResponseContractCoinMock = (overrideResponse: Partial<ContractCoin> = {}): ContractCoin => ({...{id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, ...overrideResponse});

export const getGetSwapWalletResponseMock = (): SwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), usdtBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdtFrozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtPattern: faker.helpers.arrayElement([0,1] as const)} : {}), usdtBuyPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtProfit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), userQY: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), canUse: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), riskRate: faker.helpers.arrayElement([(() => `${faker.number.int({ min: 1, max: 60 })}%`)(), null]), usdtBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), contractCoin: faker.helpers.arrayElement([{...getGetSwapWalletResponseContractCoinMock()},null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getPlaceSwapOpeningOrderResponseMock = (): SwapOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getPlaceSwapClosingOrderResponseMock = (): PlaceSwapClosingOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([faker.datatype.boolean(), null])},})

export const getCancelSwapOrderResponseMock = (): SwapOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getCancelSwapOrdersResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListOpenSwapOrdersResponseMock = (): SwapOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListPastSwapOrdersResponseMock = (): SwapOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListSwapPositionsResponseMock = (): SwapPositionsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {positions: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), direction: faker.helpers.arrayElement([0,1] as const), pattern: faker.helpers.arrayElement([0,1] as const), leverage: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), forcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), position: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenPosition: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), funding: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])})), priceMap: {
        [faker.string.alphanumeric(5)]: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()
      }}},})

export const getGetSwapPositionWalletResponseContractCoinMock = (overrideResponse: Partial<ContractCoin> = {}): ContractCoin => ({...{id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, ...overrideResponse});

export const getGetSwapPositionWalletResponseMock = (): SwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), usdtBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdtFrozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtPattern: faker.helpers.arrayElement([0,1] as const)} : {}), usdtBuyPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtProfit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), userQY: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), canUse: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), riskRate: faker.helpers.arrayElement([(() => `${faker.number.int({ min: 1, max: 60 })}%`)(), null]), usdtBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), contractCoin: faker.helpers.arrayElement([{...getGetSwapPositionWalletResponseContractCoinMock()},null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getListHeldSwapPositionsResponseMock = (): HeldSwapPositionsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), direction: faker.helpers.arrayElement([0,1] as const), pattern: faker.helpers.arrayElement([0,1] as const), leverage: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), forcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), position: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenPosition: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), funding: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},}},})

export const getSetSwapTakeProfitStopLossResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getAdjustSwapMarginResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCloseSwapPositionsResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCheckSwapMarginModeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSwitchSwapMarginModeResponseContractCoinMock = (overrideResponse: Partial<ContractCoin> = {}): ContractCoin => ({...{id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, ...overrideResponse});

export const getSwitchSwapMarginModeResponseMock = (): SwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), usdtBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdtFrozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtPattern: faker.helpers.arrayElement([0,1] as const)} : {}), usdtBuyPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtProfit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), userQY: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), canUse: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), riskRate: faker.helpers.arrayElement([(() => `${faker.number.int({ min: 1, max: 60 })}%`)(), null]), usdtBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), contractCoin: faker.helpers.arrayElement([{...getSwitchSwapMarginModeResponseContractCoinMock()},null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getSetSwapLeverageResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getGetSwapWalletMockHandler = (overrideResponse?: SwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapWalletResponse> | SwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/wallet/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSwapWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceSwapOpeningOrderMockHandler = (overrideResponse?: SwapOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderResponse> | SwapOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceSwapOpeningOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceSwapClosingOrderMockHandler = (overrideResponse?: PlaceSwapClosingOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceSwapClosingOrderResponse> | PlaceSwapClosingOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceSwapClosingOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSwapOrderMockHandler = (overrideResponse?: SwapOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderResponse> | SwapOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSwapOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSwapOrdersMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/cancel-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenSwapOrdersMockHandler = (overrideResponse?: SwapOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderPage> | SwapOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastSwapOrdersMockHandler = (overrideResponse?: SwapOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderPage> | SwapOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSwapPositionsMockHandler = (overrideResponse?: SwapPositionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapPositionsResponse> | SwapPositionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/position-list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSwapPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSwapPositionWalletMockHandler = (overrideResponse?: SwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapWalletResponse> | SwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/position-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSwapPositionWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHeldSwapPositionsMockHandler = (overrideResponse?: HeldSwapPositionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HeldSwapPositionsResponse> | HeldSwapPositionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/holding', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHeldSwapPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetSwapTakeProfitStopLossMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/setZYZS', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetSwapTakeProfitStopLossResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAdjustSwapMarginMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/ajust-principal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAdjustSwapMarginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseSwapPositionsMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/close-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseSwapPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckSwapMarginModeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/can-switch-pattern', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckSwapMarginModeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSwitchSwapMarginModeMockHandler = (overrideResponse?: SwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapWalletResponse> | SwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/switch-pattern', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwitchSwapMarginModeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetSwapLeverageMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/order/modify-leverage', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetSwapLeverageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSwapMock = () => [
  getGetSwapWalletMockHandler(),
  getPlaceSwapOpeningOrderMockHandler(),
  getPlaceSwapClosingOrderMockHandler(),
  getCancelSwapOrderMockHandler(),
  getCancelSwapOrdersMockHandler(),
  getListOpenSwapOrdersMockHandler(),
  getListPastSwapOrdersMockHandler(),
  getListSwapPositionsMockHandler(),
  getGetSwapPositionWalletMockHandler(),
  getListHeldSwapPositionsMockHandler(),
  getSetSwapTakeProfitStopLossMockHandler(),
  getAdjustSwapMarginMockHandler(),
  getCloseSwapPositionsMockHandler(),
  getCheckSwapMarginModeMockHandler(),
  getSwitchSwapMarginModeMockHandler(),
  getSetSwapLeverageMockHandler()]
