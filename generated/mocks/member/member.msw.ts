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


export const getGetMyInfoResponseLocationMock = (overrideResponse: Partial<Location> = {}): Location => ({...{country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), province: faker.helpers.arrayElement([(() => faker.location.city())(), null]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), district: faker.helpers.arrayElement([(() => faker.location.city())(), null])}, ...overrideResponse});

export const getGetMyInfoResponseCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({...{zhName: faker.string.alpha({length: {min: 1, max: 20}}), enName: faker.string.alpha({length: {min: 10, max: 20}}), areaCode: (() => faker.helpers.arrayElement(['1', '49', '44', '33', '81', '86']))(), language: (() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), localCurrency: (() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), sort: faker.number.int({max: 9999}), countryImageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {delFlag: faker.helpers.arrayElement([0,1] as const)} : {})}, ...overrideResponse});

export const getGetMyInfoResponseMock = (): MyInfoResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), username: (() => faker.internet.username().slice(0, 20))(), token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), memberLevel: faker.helpers.arrayElement([0,1,2] as const), realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), location: faker.helpers.arrayElement([{...getGetMyInfoResponseLocationMock()},null,]), country: faker.helpers.arrayElement([{...getGetMyInfoResponseCountryMock()},null,]), promotionCode: faker.helpers.arrayElement([(() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), null]), promotionPrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), superPartner: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SuperPartner)),null,]), ...(faker.datatype.boolean() ? {loginCount: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {firstLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {secondLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {thirdLevel: faker.number.int({min: 0, max: 9999})} : {}), signInAbility: faker.datatype.boolean(), signInActivity: faker.datatype.boolean(), memberRate: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null])}},})


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
