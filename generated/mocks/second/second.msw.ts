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
  CoinBalanceResponse
} from '../../wire/coin-balance-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  QuoteCoinsResponse
} from '../../wire/quote-coins-response.ts';

import type {
  SecondCyclesResponse
} from '../../wire/second-cycles-response.ts';

import type {
  SecondOrderPage
} from '../../wire/second-order-page.ts';

import type {
  SecondOrdersResponse
} from '../../wire/second-orders-response.ts';

import type {
  SecondRefundWindowsResponse
} from '../../wire/second-refund-windows-response.ts';


export const getListSecondCyclesResponseMock = (): SecondCyclesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), cycleLength: faker.number.int({min: 1, max: 9999}), cycleRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), minAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getListSecondStakeCoinsResponseMock = (): QuoteCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})

export const getListSecondRefundWindowsResponseMock = (): SecondRefundWindowsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), endTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), orderNum: faker.number.int({min: 0, max: 9999}), limitRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()}))},})

export const getPlaceSecondOrderResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListOpenSecondOrdersResponseMock = (): SecondOrdersResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), cycleId: faker.number.int({min: 10000, max: 99999999}), cycleLength: faker.number.int({min: 1, max: 9999}), cycleRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), betAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), openPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), closePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), type: faker.helpers.arrayElement([0,1] as const), result: faker.helpers.arrayElement([0,1,2,3,4] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), winAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), closeTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getListPastSecondOrdersResponseMock = (): SecondOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), cycleId: faker.number.int({min: 10000, max: 99999999}), cycleLength: faker.number.int({min: 1, max: 9999}), cycleRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), betAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), openPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), closePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), type: faker.helpers.arrayElement([0,1] as const), result: faker.helpers.arrayElement([0,1,2,3,4] as const), status: faker.helpers.arrayElement([0,1,2,3] as const), winAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), closeTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getGetSecondBalanceResponseMock = (): CoinBalanceResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))()},})


export const getListSecondCyclesMockHandler = (overrideResponse?: SecondCyclesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondCyclesResponse> | SecondCyclesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/cycles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondCyclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondStakeCoinsMockHandler = (overrideResponse?: QuoteCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteCoinsResponse> | QuoteCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/coins', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondStakeCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondRefundWindowsMockHandler = (overrideResponse?: SecondRefundWindowsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondRefundWindowsResponse> | SecondRefundWindowsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/getAllSets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondRefundWindowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceSecondOrderMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceSecondOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenSecondOrdersMockHandler = (overrideResponse?: SecondOrdersResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondOrdersResponse> | SecondOrdersResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenSecondOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastSecondOrdersMockHandler = (overrideResponse?: SecondOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondOrderPage> | SecondOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/order/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastSecondOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondBalanceMockHandler = (overrideResponse?: CoinBalanceResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinBalanceResponse> | CoinBalanceResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/wallet/balance/:symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondBalanceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecondMock = () => [
  getListSecondCyclesMockHandler(),
  getListSecondStakeCoinsMockHandler(),
  getListSecondRefundWindowsMockHandler(),
  getPlaceSecondOrderMockHandler(),
  getListOpenSecondOrdersMockHandler(),
  getListPastSecondOrdersMockHandler(),
  getGetSecondBalanceMockHandler()]
