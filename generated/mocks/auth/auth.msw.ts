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
  CountriesResponse
} from '../../wire/countries-response.ts';

import type {
  Country
} from '../../wire/country.ts';

import type {
  Location
} from '../../wire/location.ts';

import type {
  LoginResponse
} from '../../wire/login-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  SliderPuzzleResponse
} from '../../wire/slider-puzzle-response.ts';

import type {
  SliderTicketResponse
} from '../../wire/slider-ticket-response.ts';

import {
  SuperPartner
} from '../../wire/super-partner.ts';


export const getLogInResponseLocationMock = (overrideResponse: Partial<Location> = {}): Location => ({...{country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), province: faker.helpers.arrayElement([(() => faker.location.city())(), null]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), district: faker.helpers.arrayElement([(() => faker.location.city())(), null])}, ...overrideResponse});

export const getLogInResponseCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({...{zhName: faker.string.alpha({length: {min: 1, max: 20}}), enName: faker.string.alpha({length: {min: 10, max: 20}}), areaCode: (() => faker.helpers.arrayElement(['1', '49', '44', '33', '81', '86']))(), language: (() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), localCurrency: (() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), sort: faker.number.int({max: 9999}), countryImageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {delFlag: faker.helpers.arrayElement([0,1] as const)} : {})}, ...overrideResponse});

export const getLogInResponseMock = (): LoginResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), username: (() => faker.internet.username().slice(0, 20))(), token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), memberLevel: faker.helpers.arrayElement([0,1,2] as const), realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), location: faker.helpers.arrayElement([{...getLogInResponseLocationMock()},null,]), country: faker.helpers.arrayElement([{...getLogInResponseCountryMock()},null,]), promotionCode: faker.helpers.arrayElement([(() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), null]), promotionPrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), superPartner: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SuperPartner)),null,]), ...(faker.datatype.boolean() ? {loginCount: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {firstLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {secondLevel: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {thirdLevel: faker.number.int({min: 0, max: 9999})} : {}), signInAbility: faker.datatype.boolean(), signInActivity: faker.datatype.boolean(), memberRate: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null])}},})

export const getRegisterByPhoneResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getRegisterByEmailResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCheckUsernameResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendRegisterEmailCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendRegisterPhoneCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendResetPhoneCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendResetEmailCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getResetLoginPasswordResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListCountriesResponseMock = (): CountriesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({zhName: faker.string.alpha({length: {min: 1, max: 20}}), enName: faker.string.alpha({length: {min: 10, max: 20}}), areaCode: (() => faker.helpers.arrayElement(['1', '49', '44', '33', '81', '86']))(), language: (() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), localCurrency: (() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), sort: faker.number.int({max: 9999}), countryImageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {delFlag: faker.helpers.arrayElement([0,1] as const)} : {})}))},})

export const getGetSliderPuzzleResponseMock = (): SliderPuzzleResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {backgroundImage: (() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), sliderImage: (() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)()}},})

export const getSolveSliderPuzzleResponseMock = (): SliderTicketResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.fromRegExp("[0-9]{6}")},})


export const getLogInMockHandler = (overrideResponse?: LoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResponse> | LoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterByPhoneMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/register/phone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterByPhoneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterByEmailMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/register/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterByEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckUsernameMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/register/check/username', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckUsernameResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendRegisterEmailCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/reg/email/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRegisterEmailCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendRegisterPhoneCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/mobile/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRegisterPhoneCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendResetPhoneCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/mobile/reset/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendResetPhoneCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendResetEmailCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/reset/email/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendResetEmailCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetLoginPasswordMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/reset/login/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetLoginPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountriesMockHandler = (overrideResponse?: CountriesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CountriesResponse> | CountriesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/support/country', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSliderPuzzleMockHandler = (overrideResponse?: SliderPuzzleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SliderPuzzleResponse> | SliderPuzzleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/getYZMPic', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSliderPuzzleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSolveSliderPuzzleMockHandler = (overrideResponse?: SliderTicketResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SliderTicketResponse> | SliderTicketResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/checkYZMPic', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSolveSliderPuzzleResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getLogInMockHandler(),
  getRegisterByPhoneMockHandler(),
  getRegisterByEmailMockHandler(),
  getCheckUsernameMockHandler(),
  getSendRegisterEmailCodeMockHandler(),
  getSendRegisterPhoneCodeMockHandler(),
  getSendResetPhoneCodeMockHandler(),
  getSendResetEmailCodeMockHandler(),
  getResetLoginPasswordMockHandler(),
  getListCountriesMockHandler(),
  getGetSliderPuzzleMockHandler(),
  getSolveSliderPuzzleMockHandler()]
