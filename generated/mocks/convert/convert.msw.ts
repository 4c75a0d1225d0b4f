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
  ConversionsResponse
} from '../../wire/conversions-response.ts';

import type {
  ConvertCoinsResponse
} from '../../wire/convert-coins-response.ts';

import type {
  ConvertPriceResponse
} from '../../wire/convert-price-response.ts';

import type {
  ConvertTargetsResponse
} from '../../wire/convert-targets-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';


export const getListConversionsResponseMock = (): ConversionsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), fromUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), toUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), fromAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), toAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getListConvertCoinsResponseMock = (): ConvertCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), minAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), sort: faker.number.int({max: 9999}), status: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getListConvertTargetsResponseMock = (): ConvertTargetsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), minAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), sort: faker.number.int({max: 9999}), status: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getGetConvertPriceResponseMock = (): ConvertPriceResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()},})

export const getConvertResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getListConversionsMockHandler = (overrideResponse?: ConversionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversionsResponse> | ConversionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/convert/orderList', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListConvertCoinsMockHandler = (overrideResponse?: ConvertCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConvertCoinsResponse> | ConvertCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/convert/getCoins', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConvertCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListConvertTargetsMockHandler = (overrideResponse?: ConvertTargetsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConvertTargetsResponse> | ConvertTargetsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/convert/getCoinsByUnit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConvertTargetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetConvertPriceMockHandler = (overrideResponse?: ConvertPriceResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConvertPriceResponse> | ConvertPriceResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/convert/getPrice', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConvertPriceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConvertMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/convert/do-exchange', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConvertResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConvertMock = () => [
  getListConversionsMockHandler(),
  getListConvertCoinsMockHandler(),
  getListConvertTargetsMockHandler(),
  getGetConvertPriceMockHandler(),
  getConvertMockHandler()]
