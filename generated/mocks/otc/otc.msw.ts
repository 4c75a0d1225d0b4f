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
  ChatHistory
} from '../../wire/chat-history.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  OtcAccountData
} from '../../wire/otc-account-data.ts';

import type {
  OtcOrderDetailResponse
} from '../../wire/otc-order-detail-response.ts';

import {
  OtcOrderEnd
} from '../../wire/otc-order-end.ts';

import type {
  OtcOrdersResponse
} from '../../wire/otc-orders-response.ts';

import type {
  OtcPayInfo
} from '../../wire/otc-pay-info.ts';

import type {
  PaidOtcOrderResponse
} from '../../wire/paid-otc-order-response.ts';

import {
  PaymentFieldKind
} from '../../wire/payment-field-kind.ts';

import type {
  PaymentFieldLabels
} from '../../wire/payment-field-labels.ts';

import type {
  PlacedOtcOrderResponse
} from '../../wire/placed-otc-order-response.ts';


export const getPlaceOtcBuyOrderResponseMock = (): PlacedOtcOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}")},})

export const getPlaceOtcSellOrderResponseMock = (): PlacedOtcOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}")},})

export const getListOtcOrdersResponseMock = (): OtcOrdersResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderSn: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), type: faker.helpers.arrayElement([0,1] as const), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), name: faker.string.alpha({length: {min: 10, max: 20}}), memberId: faker.number.int({min: 10000, max: 99999999}), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), money: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), commission: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), currency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), status: faker.helpers.arrayElement([0,1,2,3,4] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getGetOtcOrderResponseOtcAccountDataMock = (overrideResponse: Partial<OtcAccountData> = {}): OtcAccountData => ({...{bank: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), branch: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cardNo: faker.helpers.arrayElement([(() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), null]), aliNo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qrCodeUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), wechat: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qrWeCodeUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetOtcOrderResponseOtcPayInfoMock = (overrideResponse: Partial<OtcPayInfo> = {}): OtcPayInfo => ({...{realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), bankInfo: faker.helpers.arrayElement([{...getGetOtcOrderResponseOtcAccountDataMock()},null,]), alipay: faker.helpers.arrayElement([{...getGetOtcOrderResponseOtcAccountDataMock()},null,]), wechatPay: faker.helpers.arrayElement([{...getGetOtcOrderResponseOtcAccountDataMock()},null,])}, ...overrideResponse});

export const getGetOtcOrderResponsePaymentFieldLabelsMock = (overrideResponse: Partial<PaymentFieldLabels> = {}): PaymentFieldLabels => ({...{...(faker.datatype.boolean() ? {field_1: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_2: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_3: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_4: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_5: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_6: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_7: faker.string.alpha({length: {min: 10, max: 20}})} : {})}, ...overrideResponse});

export const getGetOtcOrderResponseMock = (): OtcOrderDetailResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {orderSn: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), type: faker.helpers.arrayElement([0,1] as const), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1,2,3,4] as const), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), money: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), commission: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), currency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), timeLimit: (() => faker.helpers.arrayElement([15, 30, 60]))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), payTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), appealTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), releaseTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), cancelTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), cancelledBy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OtcOrderEnd)),null,]), advertiseId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), myId: faker.number.int({min: 10000, max: 99999999}), hisId: faker.number.int({min: 10000, max: 99999999}), otherSide: faker.string.alpha({length: {min: 10, max: 20}}), memberMobile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), payInfo: faker.helpers.arrayElement([{...getGetOtcOrderResponseOtcPayInfoMock()},null,]), payInfos: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), type: faker.number.int({min: 10000, max: 99999999}), typeName: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), field_1: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_2: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_3: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_4: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_5: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_6: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_7: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fieldType: {...(faker.datatype.boolean() ? {field_1: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_2: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_3: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_4: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_5: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_6: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_7: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {})}, fieldName: faker.helpers.arrayElement([{...getGetOtcOrderResponsePaymentFieldLabelsMock()},null,]), color: faker.helpers.arrayElement([(() => faker.color.rgb())(), null])})), null])}},})

export const getPayOtcOrderResponseMock = (): PaidOtcOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {orderSn: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), status: faker.helpers.arrayElement([0,1,2,3,4] as const)}},})

export const getReleaseOtcOrderResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCancelOtcOrderResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getAppealOtcOrderResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListChatMessagesResponseMock = (overrideResponse: Partial<Extract<ChatHistory, object>> = {}): ChatHistory => ({currentPage: faker.number.int({min: 0, max: 9999}), totalPage: faker.number.int({min: 0, max: 9999}), currentCount: faker.number.int({min: 0, max: 9999}), totalCount: faker.number.int({min: 0, max: 9999}), data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({orderId: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,64}"), uidFrom: faker.string.alpha({length: {min: 10, max: 20}}), uidTo: faker.string.alpha({length: {min: 10, max: 20}}), nameFrom: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), nameTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), content: faker.string.alpha({length: {min: 10, max: 20}}), messageType: faker.helpers.arrayElement([0,1] as const), sendTime: (() => faker.date.recent({ days: 300 }).getTime())(), sendTimeStr: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), fromAvatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getPlaceOtcBuyOrderMockHandler = (overrideResponse?: PlacedOtcOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlacedOtcOrderResponse> | PlacedOtcOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceOtcBuyOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceOtcSellOrderMockHandler = (overrideResponse?: PlacedOtcOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlacedOtcOrderResponse> | PlacedOtcOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/sell', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceOtcSellOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOtcOrdersMockHandler = (overrideResponse?: OtcOrdersResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtcOrdersResponse> | OtcOrdersResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/self', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOtcOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOtcOrderMockHandler = (overrideResponse?: OtcOrderDetailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtcOrderDetailResponse> | OtcOrderDetailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOtcOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayOtcOrderMockHandler = (overrideResponse?: PaidOtcOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaidOtcOrderResponse> | PaidOtcOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayOtcOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReleaseOtcOrderMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/release', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReleaseOtcOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelOtcOrderMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelOtcOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAppealOtcOrderMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/appeal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAppealOtcOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListChatMessagesMockHandler = (overrideResponse?: ChatHistory | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatHistory> | ChatHistory), options?: RequestHandlerOptions) => {
  return http.post('*/api/chat/getHistoryMessage', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChatMessagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOtcMock = () => [
  getPlaceOtcBuyOrderMockHandler(),
  getPlaceOtcSellOrderMockHandler(),
  getListOtcOrdersMockHandler(),
  getGetOtcOrderMockHandler(),
  getPayOtcOrderMockHandler(),
  getReleaseOtcOrderMockHandler(),
  getCancelOtcOrderMockHandler(),
  getAppealOtcOrderMockHandler(),
  getListChatMessagesMockHandler()]
