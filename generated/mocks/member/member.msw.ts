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
  Country
} from '../../wire/country.ts';

import type {
  Location
} from '../../wire/location.ts';

import type {
  MyInfoResponse
} from '../../wire/my-info-response.ts';

import {
  SuperPartner
} from '../../wire/super-partner.ts';


export const getGetMyInfoResponseLocationMock = (overrideResponse: Partial<Location> = {}): Location => ({...{country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), province: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), district: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetMyInfoResponseCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({...{zhName: faker.string.alpha({length: {min: 1, max: 20}}), enName: faker.string.alpha({length: {min: 10, max: 20}}), areaCode: faker.helpers.fromRegExp("[0-9]{1,6}"), language: faker.string.alpha({length: {min: 10, max: 20}}), localCurrency: faker.string.alpha({length: {min: 10, max: 20}}), sort: faker.number.int({max: 9999}), countryImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {delFlag: faker.helpers.arrayElement([0,1] as const)} : {})}, ...overrideResponse});

export const getGetMyInfoResponseMock = (): MyInfoResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), username: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), memberLevel: faker.helpers.arrayElement([0,1,2] as const), realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), location: faker.helpers.arrayElement([{...getGetMyInfoResponseLocationMock()},null,]), country: faker.helpers.arrayElement([{...getGetMyInfoResponseCountryMock()},null,]), promotionCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), promotionPrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), superPartner: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SuperPartner)),null,]), ...(faker.datatype.boolean() ? {loginCount: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {firstLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {secondLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {thirdLevel: faker.number.int({min: 0, max: 9999})} : {}), signInAbility: faker.datatype.boolean(), signInActivity: faker.datatype.boolean(), memberRate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}},})


export const getGetMyInfoMockHandler = (overrideResponse?: MyInfoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyInfoResponse> | MyInfoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/member/my-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyInfoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberMock = () => [
  getGetMyInfoMockHandler()]
