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
  CoinSwapWalletResponse
} from '../../wire/coin-swap-wallet-response.ts';

import type {
  CoinSwapWalletsResponse
} from '../../wire/coin-swap-wallets-response.ts';

import type {
  ContractOrderEntrust
} from '../../wire/contract-order-entrust.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  PlaceCoinSwapOpeningOrderResponse
} from '../../wire/place-coin-swap-opening-order-response.ts';

import type {
  PlaceSwapClosingOrderResponse
} from '../../wire/place-swap-closing-order-response.ts';

import type {
  SwapOrderPage
} from '../../wire/swap-order-page.ts';

import type {
  SwapOrderResponse
} from '../../wire/swap-order-response.ts';


export const getGetCoinSwapWalletResponseMock = (): CoinSwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), contractCoin: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), coinBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), coinFrozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), ...(faker.datatype.boolean() ? {coinPattern: faker.helpers.arrayElement([0,1] as const)} : {}), coinBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinSellPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinProfit: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinTotalProfitAndLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getPlaceCoinSwapOpeningOrderResponseContractOrderEntrustMock = (overrideResponse: Partial<ContractOrderEntrust> = {}): ContractOrderEntrust => ({...{id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, ...overrideResponse});

export const getPlaceCoinSwapOpeningOrderResponseMock = (): PlaceCoinSwapOpeningOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getPlaceCoinSwapOpeningOrderResponseContractOrderEntrustMock()},null,])},})

export const getPlaceCoinSwapClosingOrderResponseMock = (): PlaceSwapClosingOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([faker.datatype.boolean(), null])},})

export const getCancelCoinSwapOrderResponseMock = (): SwapOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getCancelCoinSwapOrdersResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListOpenCoinSwapOrdersResponseMock = (): SwapOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListPastCoinSwapOrdersResponseMock = (): SwapOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), contractOrderEntrustId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), entrustType: faker.helpers.arrayElement([0,1] as const), type: faker.helpers.arrayElement([0,1,2] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), patterns: faker.helpers.arrayElement([0,1] as const), leverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), triggerPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), entrustPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), tradedPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), volume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedVolume: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {principalUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), principalAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), openFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closeFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), profitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isFromSpot: faker.helpers.arrayElement([0,1] as const), isBlast: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {isReward: faker.helpers.arrayElement([0,1] as const)} : {}), positionId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), triggeringTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: (() => faker.date.recent({ days: 300 }).getTime())(), minPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), maxPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListCoinSwapPositionWalletsResponseMock = (): CoinSwapWalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), contractCoin: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), coinBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), coinFrozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), ...(faker.datatype.boolean() ? {coinPattern: faker.helpers.arrayElement([0,1] as const)} : {}), coinBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinSellPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinProfit: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinTotalProfitAndLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getGetCoinSwapPositionWalletResponseMock = (): CoinSwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), contractCoin: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), coinBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), coinFrozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), ...(faker.datatype.boolean() ? {coinPattern: faker.helpers.arrayElement([0,1] as const)} : {}), coinBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinSellPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinProfit: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinTotalProfitAndLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getAdjustCoinSwapMarginResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCloseCoinSwapPositionsResponseMock = (): PlaceSwapClosingOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([faker.datatype.boolean(), null])},})

export const getCheckCoinSwapMarginModeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSwitchCoinSwapMarginModeResponseMock = (): CoinSwapWalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), contractCoin: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), coinBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), coinFrozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), ...(faker.datatype.boolean() ? {coinPattern: faker.helpers.arrayElement([0,1] as const)} : {}), coinBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinSellPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinProfit: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinTotalProfitAndLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}},})

export const getSetCoinSwapLeverageResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getGetCoinSwapWalletMockHandler = (overrideResponse?: CoinSwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinSwapWalletResponse> | CoinSwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/wallet/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceCoinSwapOpeningOrderMockHandler = (overrideResponse?: PlaceCoinSwapOpeningOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceCoinSwapOpeningOrderResponse> | PlaceCoinSwapOpeningOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceCoinSwapOpeningOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceCoinSwapClosingOrderMockHandler = (overrideResponse?: PlaceSwapClosingOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceSwapClosingOrderResponse> | PlaceSwapClosingOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceCoinSwapClosingOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelCoinSwapOrderMockHandler = (overrideResponse?: SwapOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderResponse> | SwapOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelCoinSwapOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelCoinSwapOrdersMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/cancel-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelCoinSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenCoinSwapOrdersMockHandler = (overrideResponse?: SwapOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderPage> | SwapOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenCoinSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastCoinSwapOrdersMockHandler = (overrideResponse?: SwapOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapOrderPage> | SwapOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastCoinSwapOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapPositionWalletsMockHandler = (overrideResponse?: CoinSwapWalletsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinSwapWalletsResponse> | CoinSwapWalletsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/position-list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapPositionWalletsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinSwapPositionWalletMockHandler = (overrideResponse?: CoinSwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinSwapWalletResponse> | CoinSwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/position-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinSwapPositionWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAdjustCoinSwapMarginMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/ajust-principal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAdjustCoinSwapMarginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseCoinSwapPositionsMockHandler = (overrideResponse?: PlaceSwapClosingOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceSwapClosingOrderResponse> | PlaceSwapClosingOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/close-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseCoinSwapPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckCoinSwapMarginModeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/can-switch-pattern', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckCoinSwapMarginModeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSwitchCoinSwapMarginModeMockHandler = (overrideResponse?: CoinSwapWalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinSwapWalletResponse> | CoinSwapWalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/switch-pattern', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwitchCoinSwapMarginModeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetCoinSwapLeverageMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/order/modify-leverage', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCoinSwapLeverageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCoinSwapMock = () => [
  getGetCoinSwapWalletMockHandler(),
  getPlaceCoinSwapOpeningOrderMockHandler(),
  getPlaceCoinSwapClosingOrderMockHandler(),
  getCancelCoinSwapOrderMockHandler(),
  getCancelCoinSwapOrdersMockHandler(),
  getListOpenCoinSwapOrdersMockHandler(),
  getListPastCoinSwapOrdersMockHandler(),
  getListCoinSwapPositionWalletsMockHandler(),
  getGetCoinSwapPositionWalletMockHandler(),
  getAdjustCoinSwapMarginMockHandler(),
  getCloseCoinSwapPositionsMockHandler(),
  getCheckCoinSwapMarginModeMockHandler(),
  getSwitchCoinSwapMarginModeMockHandler(),
  getSetCoinSwapLeverageMockHandler()]
