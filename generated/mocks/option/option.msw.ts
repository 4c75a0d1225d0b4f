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
  NoData
} from '../../wire/no-data.ts';

import type {
  OptionBetPageResponse
} from '../../wire/option-bet-page-response.ts';

import type {
  OptionBetsResponse
} from '../../wire/option-bets-response.ts';

import type {
  OptionRoundPageResponse
} from '../../wire/option-round-page-response.ts';

import type {
  OptionRoundsResponse
} from '../../wire/option-rounds-response.ts';


export const getListBettingOptionRoundsResponseMock = (): OptionRoundsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), optionNo: faker.number.int({min: 0, max: 9999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), status: faker.helpers.arrayElement([0,1,2,3] as const), result: faker.helpers.arrayElement([0,1,2,3,4] as const), openPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), openTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), closeTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), initBuy: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSell: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), totalBuy: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalSell: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalBuyCount: faker.number.int({min: 0, max: 9999}), totalSellCount: faker.number.int({min: 0, max: 9999})}))},})

export const getListDrawingOptionRoundsResponseMock = (): OptionRoundsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), optionNo: faker.number.int({min: 0, max: 9999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), status: faker.helpers.arrayElement([0,1,2,3] as const), result: faker.helpers.arrayElement([0,1,2,3,4] as const), openPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), openTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), closeTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), initBuy: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSell: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), totalBuy: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalSell: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalBuyCount: faker.number.int({min: 0, max: 9999}), totalSellCount: faker.number.int({min: 0, max: 9999})}))},})

export const getListPastOptionRoundsResponseMock = (): OptionRoundPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), optionNo: faker.number.int({min: 0, max: 9999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), status: faker.helpers.arrayElement([0,1,2,3] as const), result: faker.helpers.arrayElement([0,1,2,3,4] as const), openPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), closePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), openTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), closeTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), initBuy: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), initSell: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), totalBuy: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalSell: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalBuyCount: faker.number.int({min: 0, max: 9999}), totalSellCount: faker.number.int({min: 0, max: 9999})}))},}},})

export const getPlaceOptionBetResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListOptionBetsResponseMock = (): OptionBetsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), optionId: faker.number.int({min: 10000, max: 99999999}), optionNo: faker.number.int({min: 0, max: 9999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), betAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), winFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), rewardAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), result: faker.helpers.arrayElement([0,1,2,3,4] as const), status: faker.helpers.arrayElement([0,1,2] as const), createTime: (() => faker.date.recent({ days: 300 }).getTime())()}))},})

export const getListPastOptionBetsResponseMock = (): OptionBetPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), optionId: faker.number.int({min: 10000, max: 99999999}), optionNo: faker.number.int({min: 0, max: 9999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement([0,1] as const), betAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), winFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), rewardAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), result: faker.helpers.arrayElement([0,1,2,3,4] as const), status: faker.helpers.arrayElement([0,1,2] as const), createTime: (() => faker.date.recent({ days: 300 }).getTime())()}))},}},})


export const getListBettingOptionRoundsMockHandler = (overrideResponse?: OptionRoundsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionRoundsResponse> | OptionRoundsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/option/starting', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBettingOptionRoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDrawingOptionRoundsMockHandler = (overrideResponse?: OptionRoundsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionRoundsResponse> | OptionRoundsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/option/opening', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDrawingOptionRoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastOptionRoundsMockHandler = (overrideResponse?: OptionRoundPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionRoundPageResponse> | OptionRoundPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/option/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastOptionRoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceOptionBetMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/order/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceOptionBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionBetsMockHandler = (overrideResponse?: OptionBetsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionBetsResponse> | OptionBetsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/order/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastOptionBetsMockHandler = (overrideResponse?: OptionBetPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptionBetPageResponse> | OptionBetPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/option/order/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastOptionBetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOptionMock = () => [
  getListBettingOptionRoundsMockHandler(),
  getListDrawingOptionRoundsMockHandler(),
  getListPastOptionRoundsMockHandler(),
  getPlaceOptionBetMockHandler(),
  getListOptionBetsMockHandler(),
  getListPastOptionBetsMockHandler()]
