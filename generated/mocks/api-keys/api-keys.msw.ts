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
  ApiKeysResponse
} from '../../wire/api-keys-response.ts';

import type {
  CreateApiKeyResponse
} from '../../wire/create-api-key-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';


export const getListApiKeysResponseMock = (): ApiKeysResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), apiKey: (() => faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' }))(), apiName: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), bindIp: faker.helpers.arrayElement([(() => faker.internet.ipv4())(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), expireTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getSendApiKeyCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCreateApiKeyResponseMock = (): CreateApiKeyResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.string.alpha({length: {min: 1, max: 20}})},})

export const getUpdateApiKeyResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getDeleteApiKeyResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getListApiKeysMockHandler = (overrideResponse?: ApiKeysResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKeysResponse> | ApiKeysResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/open/get_key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendApiKeyCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/mobile/api/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApiKeyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateApiKeyMockHandler = (overrideResponse?: CreateApiKeyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateApiKeyResponse> | CreateApiKeyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/open/api/save', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateApiKeyMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/open/api/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteApiKeyMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/open/api/del/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getApiKeysMock = () => [
  getListApiKeysMockHandler(),
  getSendApiKeyCodeMockHandler(),
  getCreateApiKeyMockHandler(),
  getUpdateApiKeyMockHandler(),
  getDeleteApiKeyMockHandler()]
