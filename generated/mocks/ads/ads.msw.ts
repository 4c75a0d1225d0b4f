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
  AdsByUnitResponse
} from '../../wire/ads-by-unit-response.ts';

import type {
  AdsOfMemberResponse
} from '../../wire/ads-of-member-response.ts';

import type {
  AdsResponse
} from '../../wire/ads-response.ts';

import type {
  ExcellentAdsResponse
} from '../../wire/excellent-ads-response.ts';

import type {
  FilteredMyAdsResponse
} from '../../wire/filtered-my-ads-response.ts';

import type {
  MyAdResponse
} from '../../wire/my-ad-response.ts';

import type {
  MyAdsResponse
} from '../../wire/my-ads-response.ts';

import type {
  NewestAdsResponse
} from '../../wire/newest-ads-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  TradableCoinsResponse
} from '../../wire/tradable-coins-response.ts';

import type {
  TradePreviewResponse
} from '../../wire/trade-preview-response.ts';


export const getListTradableCoinsResponseMock = (): TradableCoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.string.alpha({length: {min: 10, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), jyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(),null,]), buyMinAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), sellMinAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), marketPrice: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {isPlatformCoin: faker.helpers.arrayElement([0,1] as const)} : {}), sort: faker.number.int({max: 9999}), ...(faker.datatype.boolean() ? {status: faker.helpers.arrayElement([0,1] as const)} : {})}))},})

export const getListAdsResponseMock = (): AdsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getListAdsByUnitResponseMock = (): AdsByUnitResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {context: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), currentPage: faker.number.int({min: 0, max: 9999}), totalPage: faker.number.int({min: 0, max: 9999}), pageNumber: faker.number.int({min: 0, max: 9999}), totalElement: faker.number.int({min: 0, max: 9999})}},})

export const getListExcellentAdsResponseMock = (): ExcellentAdsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getListNewestAdsResponseMock = (): NewestAdsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getGetAdsOfMemberResponseMock = (): AdsOfMemberResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {buy: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), sell: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({advertiseId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), memberName: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), level: faker.helpers.arrayElement([0,1,2] as const), transactions: faker.number.int({min: 0, max: 9999}), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), coinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), advertiseType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {advType: faker.helpers.arrayElement([0,1] as const)} : {}), timeLimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([15, 30, 60]))(), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), username: (() => faker.internet.username().slice(0, 20))(), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), realVerified: faker.helpers.arrayElement([0,1] as const), emailVerified: faker.helpers.arrayElement([0,1] as const), phoneVerified: faker.helpers.arrayElement([0,1] as const), transactions: faker.number.int({min: 0, max: 9999}), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}},})

export const getListMyAdsResponseMock = (): MyAdsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), username: (() => faker.internet.username().slice(0, 20))(), advertiseType: faker.helpers.arrayElement([0,1] as const), status: faker.helpers.arrayElement([0,1,2] as const), level: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), coinId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), country: faker.string.alpha({length: {min: 10, max: 20}}), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), priceType: faker.helpers.arrayElement([0,1] as const), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), finalPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), number: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), dealAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), limitMoney: faker.helpers.arrayElement([(() => '100~5000')(), null]), timeLimit: (() => faker.helpers.arrayElement([15, 30, 60]))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), auto: faker.helpers.arrayElement([0,1] as const), autoword: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), auditStatus: faker.helpers.arrayElement([faker.number.int(), null]), auditRemark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), memberLevel: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), transactions: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), version: faker.helpers.arrayElement([faker.number.int(), null])}))},}},})

export const getFilterMyAdsResponseMock = (): FilteredMyAdsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), username: (() => faker.internet.username().slice(0, 20))(), advertiseType: faker.helpers.arrayElement([0,1] as const), status: faker.helpers.arrayElement([0,1,2] as const), level: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), coinId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), country: faker.string.alpha({length: {min: 10, max: 20}}), localCurrency: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), null]), priceType: faker.helpers.arrayElement([0,1] as const), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), finalPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), number: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), remainAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), dealAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), limitMoney: faker.helpers.arrayElement([(() => '100~5000')(), null]), timeLimit: (() => faker.helpers.arrayElement([15, 30, 60]))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), auto: faker.helpers.arrayElement([0,1] as const), autoword: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), auditStatus: faker.helpers.arrayElement([faker.number.int(), null]), auditRemark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), avatar: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), memberLevel: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), transactions: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), realName: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), version: faker.helpers.arrayElement([faker.number.int(), null])}))},}},})

export const getGetMyAdResponseMock = (): MyAdResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), advertiseType: faker.helpers.arrayElement([0,1] as const), status: faker.helpers.arrayElement([0,1,2] as const), coinId: faker.number.int({min: 10000, max: 99999999}), coinName: faker.string.alpha({length: {min: 10, max: 20}}), coinNameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), country: {zhName: faker.string.alpha({length: {min: 1, max: 20}}), enName: faker.string.alpha({length: {min: 10, max: 20}}), areaCode: (() => faker.helpers.arrayElement(['1', '49', '44', '33', '81', '86']))(), language: (() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), localCurrency: (() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), sort: faker.number.int({max: 9999}), countryImageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {delFlag: faker.helpers.arrayElement([0,1] as const)} : {})}, priceType: faker.helpers.arrayElement([0,1] as const), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), marketPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), premiseRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 20, dec: 2 }))(), null]), number: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), timeLimit: (() => faker.helpers.arrayElement([15, 30, 60]))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), auto: faker.helpers.arrayElement([0,1] as const), autoword: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null])}},})

export const getCreateAdResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getUpdateAdResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getPutAdOnShelfResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getTakeAdOffShelfResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getDeleteAdResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getPreviewTradeResponseMock = (): TradePreviewResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {username: (() => faker.internet.username().slice(0, 20))(), transactions: faker.number.int({min: 0, max: 9999}), emailVerified: faker.helpers.arrayElement([0,1] as const), phoneVerified: faker.helpers.arrayElement([0,1] as const), idCardVerified: faker.helpers.arrayElement([0,1] as const), otcCoinId: faker.number.int({min: 10000, max: 99999999}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), price: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), number: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), maxTradableAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), payMode: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), timeLimit: (() => faker.helpers.arrayElement([15, 30, 60]))(), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), currency: (() => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']))(), advertiseType: faker.helpers.arrayElement([0,1] as const), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null])}},})


export const getListTradableCoinsMockHandler = (overrideResponse?: TradableCoinsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradableCoinsResponse> | TradableCoinsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/coin/all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradableCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAdsMockHandler = (overrideResponse?: AdsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdsResponse> | AdsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/page', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAdsByUnitMockHandler = (overrideResponse?: AdsByUnitResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdsByUnitResponse> | AdsByUnitResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/page-by-unit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdsByUnitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExcellentAdsMockHandler = (overrideResponse?: ExcellentAdsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExcellentAdsResponse> | ExcellentAdsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/excellent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExcellentAdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewestAdsMockHandler = (overrideResponse?: NewestAdsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewestAdsResponse> | NewestAdsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/newest', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewestAdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAdsOfMemberMockHandler = (overrideResponse?: AdsOfMemberResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdsOfMemberResponse> | AdsOfMemberResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/member', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAdsOfMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyAdsMockHandler = (overrideResponse?: MyAdsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyAdsResponse> | MyAdsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFilterMyAdsMockHandler = (overrideResponse?: FilteredMyAdsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilteredMyAdsResponse> | FilteredMyAdsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/self/all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterMyAdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyAdMockHandler = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAdMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAdResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAdMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAdResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPutAdOnShelfMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/on/shelves', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPutAdOnShelfResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTakeAdOffShelfMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/off/shelves', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeAdOffShelfResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAdMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/advertise/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAdResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewTradeMockHandler = (overrideResponse?: TradePreviewResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradePreviewResponse> | TradePreviewResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/otc/order/pre', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewTradeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdsMock = () => [
  getListTradableCoinsMockHandler(),
  getListAdsMockHandler(),
  getListAdsByUnitMockHandler(),
  getListExcellentAdsMockHandler(),
  getListNewestAdsMockHandler(),
  getGetAdsOfMemberMockHandler(),
  getListMyAdsMockHandler(),
  getFilterMyAdsMockHandler(),
  getGetMyAdMockHandler(),
  getCreateAdMockHandler(),
  getUpdateAdMockHandler(),
  getPutAdOnShelfMockHandler(),
  getTakeAdOffShelfMockHandler(),
  getDeleteAdMockHandler(),
  getPreviewTradeMockHandler()]
