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
  SecuritySettingResponse
} from '../../wire/security-setting-response.ts';


export const getGetSecuritySettingResponseMock = (): SecuritySettingResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null])},...{data: {id: faker.helpers.arrayElement([faker.number.int({min: 1}),faker.string.alpha({length: {min: 1, max: 20}}),]), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), realVerified: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), emailVerified: faker.helpers.arrayElement([0,1] as const), phoneVerified: faker.helpers.arrayElement([0,1] as const), loginVerified: faker.helpers.arrayElement([0,1] as const), fundsVerified: faker.helpers.arrayElement([0,1] as const), accountVerified: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), realAuditing: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), mobilePhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), idCard: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realNameRejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), googleStatus: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), areaCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}},})


export const getGetSecuritySettingMockHandler = (overrideResponse?: SecuritySettingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecuritySettingResponse> | SecuritySettingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/approve/security/setting', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecuritySettingResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecurityMock = () => [
  getGetSecuritySettingMockHandler()]
