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
  SavedAddress
} from '../../wire/saved-address.ts';

import type {
  WithdrawableCoinsResponse
} from '../../wire/withdrawable-coins-response.ts';

import type {
  WithdrawableUnitsResponse
} from '../../wire/withdrawable-units-response.ts';

import type {
  WithdrawalsResponse
} from '../../wire/withdrawals-response.ts';


export const getListWithdrawalsResponseMock = (): WithdrawalsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), addTime: (() => faker.date.recent({ days: 300 }).getTime())(), coinName: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), address: (() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), money: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), realMoney: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), status: faker.helpers.arrayElement([-1,0,1,2,3] as const), hash: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 64, casing: 'lower' }))(), null]), protocol: faker.number.int({min: 1, max: 9999}), protocolName: (() => faker.helpers.arrayElement(['ERC20', 'TRC20', 'BEP20', 'Bitcoin']))(), processMold: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), processTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), withdrawInfo: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null])}))},}},})

export const getListWithdrawableUnitsResponseMock = (): WithdrawableUnitsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()))},})

export const getListWithdrawableCoinsResponseSavedAddressMock = (overrideResponse: Partial<SavedAddress> = {}): SavedAddress => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({min: 10000, max: 99999999})} : {}), address: (() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), protocol: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999}),null,]), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null])}, ...overrideResponse});

export const getListWithdrawableCoinsResponseMock = (): WithdrawableCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), name: faker.string.alpha({length: {min: 10, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), balance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), threshold: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), minAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null]), addresses: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getListWithdrawableCoinsResponseSavedAddressMock()})),null,])}))},})

export const getCreateWithdrawalResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendWithdrawPhoneCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendWithdrawEmailCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSaveAddressResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getDeleteSavedAddressResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getListWithdrawalsMockHandler = (overrideResponse?: WithdrawalsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalsResponse> | WithdrawalsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawableUnitsMockHandler = (overrideResponse?: WithdrawableUnitsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawableUnitsResponse> | WithdrawableUnitsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/support/coin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawableUnitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawableCoinsMockHandler = (overrideResponse?: WithdrawableCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawableCoinsResponse> | WithdrawableCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/support/coin/info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawableCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWithdrawalMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendWithdrawPhoneCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/mobile/withdraw/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendWithdrawPhoneCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendWithdrawEmailCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/email/withdraw/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendWithdrawEmailCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveAddressMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/address/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSavedAddressMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdraw/address/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSavedAddressResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWithdrawMock = () => [
  getListWithdrawalsMockHandler(),
  getListWithdrawableUnitsMockHandler(),
  getListWithdrawableCoinsMockHandler(),
  getCreateWithdrawalMockHandler(),
  getSendWithdrawPhoneCodeMockHandler(),
  getSendWithdrawEmailCodeMockHandler(),
  getSaveAddressMockHandler(),
  getDeleteSavedAddressMockHandler()]
