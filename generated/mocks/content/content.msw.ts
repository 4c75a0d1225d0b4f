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
  AdvertisementsResponse
} from '../../wire/advertisements-response.ts';


export const getListAdvertisementsResponseMock = (): AdvertisementsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 0, max: 8}) }, (_, i) => i + 1).map(() => ({serialNumber: faker.string.alpha({length: {min: 1, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), sysAdvertiseLocation: faker.helpers.arrayElement([0,1,2] as const), lang: faker.string.alpha({length: {min: 10, max: 20}}), startTime: faker.string.alpha({length: {min: 10, max: 20}}), endTime: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), linkUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), status: faker.helpers.arrayElement([0,1] as const), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sort: faker.number.int({max: 9999})}))},})


export const getListAdvertisementsMockHandler = (overrideResponse?: AdvertisementsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdvertisementsResponse> | AdvertisementsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/system/advertise', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContentMock = () => [
  getListAdvertisementsMockHandler()]
