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
  CancelSpotOrdersResponse
} from '../../wire/cancel-spot-orders-response.ts';

import type {
  ExchangeOrderDetail
} from '../../wire/exchange-order-detail.ts';

import type {
  ExchangeOrderDetails
} from '../../wire/exchange-order-details.ts';

import {
  ExchangeOrderDirection
} from '../../wire/exchange-order-direction.ts';

import type {
  ExchangeOrderPage
} from '../../wire/exchange-order-page.ts';

import {
  ExchangeOrderResource
} from '../../wire/exchange-order-resource.ts';

import {
  ExchangeOrderStatus
} from '../../wire/exchange-order-status.ts';

import {
  ExchangeOrderType
} from '../../wire/exchange-order-type.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  PlaceSpotOrderResponse
} from '../../wire/place-spot-order-response.ts';

import type {
  SpotTimeLimitResponse
} from '../../wire/spot-time-limit-response.ts';


export const getPlaceSpotOrderResponseMock = (): PlaceSpotOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}")},})

export const getCancelSpotOrderResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCancelSpotOrdersResponseMock = (): CancelSpotOrdersResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.number.int({min: 0, max: 9999})},})

export const getListOpenSpotOrdersOfPairResponseExchangeOrderDetailMock = (overrideResponse: Partial<ExchangeOrderDetail> = {}): ExchangeOrderDetail => ({...{orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), time: (() => faker.date.recent({ days: 300 }).getTime())()}, ...overrideResponse});

export const getListOpenSpotOrdersOfPairResponseMock = (): ExchangeOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), type: faker.helpers.arrayElement(Object.values(ExchangeOrderType)), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement(Object.values(ExchangeOrderStatus)), time: (() => faker.date.recent({ days: 300 }).getTime())(), completedTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), canceledTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), useDiscount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {orderResource: faker.helpers.arrayElement(Object.values(ExchangeOrderResource))} : {}), detail: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getListOpenSpotOrdersOfPairResponseExchangeOrderDetailMock()})),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null])}))},})

export const getListPastSpotOrdersOfPairResponseExchangeOrderDetailMock = (overrideResponse: Partial<ExchangeOrderDetail> = {}): ExchangeOrderDetail => ({...{orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), time: (() => faker.date.recent({ days: 300 }).getTime())()}, ...overrideResponse});

export const getListPastSpotOrdersOfPairResponseMock = (): ExchangeOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), type: faker.helpers.arrayElement(Object.values(ExchangeOrderType)), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement(Object.values(ExchangeOrderStatus)), time: (() => faker.date.recent({ days: 300 }).getTime())(), completedTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), canceledTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), useDiscount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {orderResource: faker.helpers.arrayElement(Object.values(ExchangeOrderResource))} : {}), detail: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getListPastSpotOrdersOfPairResponseExchangeOrderDetailMock()})),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null])}))},})

export const getListOpenSpotOrdersResponseExchangeOrderDetailMock = (overrideResponse: Partial<ExchangeOrderDetail> = {}): ExchangeOrderDetail => ({...{orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), time: (() => faker.date.recent({ days: 300 }).getTime())()}, ...overrideResponse});

export const getListOpenSpotOrdersResponseMock = (): ExchangeOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), type: faker.helpers.arrayElement(Object.values(ExchangeOrderType)), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement(Object.values(ExchangeOrderStatus)), time: (() => faker.date.recent({ days: 300 }).getTime())(), completedTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), canceledTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), useDiscount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {orderResource: faker.helpers.arrayElement(Object.values(ExchangeOrderResource))} : {}), detail: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getListOpenSpotOrdersResponseExchangeOrderDetailMock()})),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null])}))},})

export const getListPastSpotOrdersResponseExchangeOrderDetailMock = (overrideResponse: Partial<ExchangeOrderDetail> = {}): ExchangeOrderDetail => ({...{orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), time: (() => faker.date.recent({ days: 300 }).getTime())()}, ...overrideResponse});

export const getListPastSpotOrdersResponseMock = (): ExchangeOrderPage => ({...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), memberId: faker.number.int({min: 10000, max: 99999999}), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), direction: faker.helpers.arrayElement(Object.values(ExchangeOrderDirection)), type: faker.helpers.arrayElement(Object.values(ExchangeOrderType)), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement(Object.values(ExchangeOrderStatus)), time: (() => faker.date.recent({ days: 300 }).getTime())(), completedTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), canceledTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), useDiscount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {orderResource: faker.helpers.arrayElement(Object.values(ExchangeOrderResource))} : {}), detail: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getListPastSpotOrdersResponseExchangeOrderDetailMock()})),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null])}))},})

export const getListSpotFillsResponseMock = (): ExchangeOrderDetails => (Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), fee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), time: (() => faker.date.recent({ days: 300 }).getTime())()})))

export const getGetSpotTimeLimitResponseMock = (): SpotTimeLimitResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.number.int({min: 0, max: 9999})},})


export const getPlaceSpotOrderMockHandler = (overrideResponse?: PlaceSpotOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceSpotOrderResponse> | PlaceSpotOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceSpotOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSpotOrderMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/cancel/:orderId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSpotOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSpotOrdersMockHandler = (overrideResponse?: CancelSpotOrdersResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelSpotOrdersResponse> | CancelSpotOrdersResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/cancel-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSpotOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenSpotOrdersOfPairMockHandler = (overrideResponse?: ExchangeOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeOrderPage> | ExchangeOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenSpotOrdersOfPairResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastSpotOrdersOfPairMockHandler = (overrideResponse?: ExchangeOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeOrderPage> | ExchangeOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastSpotOrdersOfPairResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenSpotOrdersMockHandler = (overrideResponse?: ExchangeOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeOrderPage> | ExchangeOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/personal/current', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenSpotOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastSpotOrdersMockHandler = (overrideResponse?: ExchangeOrderPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeOrderPage> | ExchangeOrderPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/personal/history', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastSpotOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSpotFillsMockHandler = (overrideResponse?: ExchangeOrderDetails | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeOrderDetails> | ExchangeOrderDetails), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/order/detail/:orderId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpotFillsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSpotTimeLimitMockHandler = (overrideResponse?: SpotTimeLimitResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpotTimeLimitResponse> | SpotTimeLimitResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/exchange/order/time_limit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpotTimeLimitResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSpotMock = () => [
  getPlaceSpotOrderMockHandler(),
  getCancelSpotOrderMockHandler(),
  getCancelSpotOrdersMockHandler(),
  getListOpenSpotOrdersOfPairMockHandler(),
  getListPastSpotOrdersOfPairMockHandler(),
  getListOpenSpotOrdersMockHandler(),
  getListPastSpotOrdersMockHandler(),
  getListSpotFillsMockHandler(),
  getGetSpotTimeLimitMockHandler()]
