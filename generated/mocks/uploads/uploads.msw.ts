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
  UploadImageLocallyResponse
} from '../../wire/upload-image-locally-response.ts';

import type {
  UploadImageResponse
} from '../../wire/upload-image-response.ts';

import type {
  UploadImageTextResponse
} from '../../wire/upload-image-text-response.ts';


export const getUploadImageResponseMock = (): UploadImageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.string.alpha({length: {min: 1, max: 20}})},})

export const getUploadImageLocallyResponseMock = (): UploadImageLocallyResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.string.alpha({length: {min: 1, max: 20}})},})

export const getUploadImageTextResponseMock = (): UploadImageTextResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.string.alpha({length: {min: 1, max: 20}})},})


export const getUploadImageMockHandler = (overrideResponse?: UploadImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadImageResponse> | UploadImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/upload/oss/image', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadImageLocallyMockHandler = (overrideResponse?: UploadImageLocallyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadImageLocallyResponse> | UploadImageLocallyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/upload/local/image', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadImageLocallyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadImageTextMockHandler = (overrideResponse?: UploadImageTextResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadImageTextResponse> | UploadImageTextResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/upload/oss/base64', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadImageTextResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadsMock = () => [
  getUploadImageMockHandler(),
  getUploadImageLocallyMockHandler(),
  getUploadImageTextMockHandler()]
