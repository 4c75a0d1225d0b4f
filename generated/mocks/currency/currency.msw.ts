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
  CurrenciesResponse
} from '../../wire/currencies-response.ts';


export const getListCurrenciesResponseMock = (): CurrenciesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), fullName: faker.helpers.fromRegExp("[A-Z]{3,5}"), symbol: faker.string.alpha({length: {min: 1, max: 8}}), rate: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), imageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), sort: faker.number.int({max: 9999}), status: faker.helpers.arrayElement([0,1] as const), updateTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})


export const getListCurrenciesMockHandler = (overrideResponse?: CurrenciesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrenciesResponse> | CurrenciesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/currency/findAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCurrenciesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCurrencyMock = () => [
  getListCurrenciesMockHandler()]
