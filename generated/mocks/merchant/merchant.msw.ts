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
  ApplyAsMerchantResponse
} from '../../wire/apply-as-merchant-response.ts';

import type {
  MerchantDepositsResponse
} from '../../wire/merchant-deposits-response.ts';

import type {
  MerchantStatusResponse
} from '../../wire/merchant-status-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';


export const getGetMerchantStatusResponseMock = (): MerchantStatusResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {certifiedBusinessStatus: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), memberLevel: faker.helpers.arrayElement([0,1,2] as const), email: faker.helpers.arrayElement([(() => faker.internet.email().toLowerCase())(), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null])}},})

export const getListMerchantDepositsResponseMock = (): MerchantDepositsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), coin: {...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), status: faker.helpers.arrayElement([0,1] as const), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getApplyAsMerchantResponseMock = (): ApplyAsMerchantResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {certifiedBusinessStatus: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), memberLevel: faker.helpers.arrayElement([0,1,2] as const), email: faker.helpers.arrayElement([(() => faker.internet.email().toLowerCase())(), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null])}},})

export const getCancelMerchantResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getGetMerchantStatusMockHandler = (overrideResponse?: MerchantStatusResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MerchantStatusResponse> | MerchantStatusResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/approve/certified/business/status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMerchantDepositsMockHandler = (overrideResponse?: MerchantDepositsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MerchantDepositsResponse> | MerchantDepositsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/approve/business-auth-deposit/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDepositsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyAsMerchantMockHandler = (overrideResponse?: ApplyAsMerchantResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyAsMerchantResponse> | ApplyAsMerchantResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/approve/certified/business/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyAsMerchantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelMerchantMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/approve/cancel/business', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelMerchantResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMerchantMock = () => [
  getGetMerchantStatusMockHandler(),
  getListMerchantDepositsMockHandler(),
  getApplyAsMerchantMockHandler(),
  getCancelMerchantMockHandler()]
