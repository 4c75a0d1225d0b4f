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
  RecurringPlanPageResponse
} from '../../wire/recurring-plan-page-response.ts';

import type {
  RecurringPlanResponse
} from '../../wire/recurring-plan-response.ts';

import type {
  RecurringProductPageResponse
} from '../../wire/recurring-product-page-response.ts';

import type {
  RecurringProductResponse
} from '../../wire/recurring-product-response.ts';

import type {
  RecurringPurchasePageResponse
} from '../../wire/recurring-purchase-page-response.ts';

import type {
  SavingsOrderPageResponse
} from '../../wire/savings-order-page-response.ts';

import type {
  SavingsProductPageResponse
} from '../../wire/savings-product-page-response.ts';

import type {
  SavingsProductResponse
} from '../../wire/savings-product-response.ts';


export const getListSavingsProductsResponseMock = (): SavingsProductPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), rate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), duration: faker.number.int({min: 1, max: 9999}), periodUnit: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), acceptUnits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))())), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getGetSavingsProductResponseMock = (): SavingsProductResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), rate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), duration: faker.number.int({min: 1, max: 9999}), periodUnit: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), acceptUnits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))())), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getBuySavingsResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListOpenSavingsResponseMock = (): SavingsOrderPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), lockedId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), rate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), duration: faker.number.int({min: 1, max: 9999}), periodUnit: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), acceptUnits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))())), null]), earnNum: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement([0,1] as const), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), endTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getListPastSavingsResponseMock = (): SavingsOrderPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), lockedId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), rate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), duration: faker.number.int({min: 1, max: 9999}), periodUnit: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2] as const),null,]), acceptUnits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))())), null]), earnNum: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), status: faker.helpers.arrayElement([0,1] as const), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), endTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getRedeemSavingsResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListRecurringProductsResponseMock = (): RecurringProductPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), rate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getGetRecurringProductResponseMock = (): RecurringProductResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), rate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), num: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getCreateRecurringPlanResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListRecurringPlansResponseMock = (): RecurringPlanPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), cycle: faker.helpers.arrayElement([0,1,2] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), nextTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), averagePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cumulativeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), cumulativeBuyAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profitLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), roi: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9.%-]{1,40}"),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), delFlag: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getGetRecurringPlanResponseMock = (): RecurringPlanResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), cycle: faker.helpers.arrayElement([0,1,2] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), nextTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), averagePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cumulativeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), cumulativeBuyAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profitLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), roi: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9.%-]{1,40}"),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), delFlag: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getSetRecurringPlanStatusResponseMock = (): RecurringPlanResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), cycle: faker.helpers.arrayElement([0,1,2] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), nextTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), averagePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cumulativeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), cumulativeBuyAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profitLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), roi: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9.%-]{1,40}"),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), delFlag: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getUpdateRecurringPlanResponseMock = (): RecurringPlanResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), cycle: faker.helpers.arrayElement([0,1,2] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), nextTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), averagePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cumulativeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), cumulativeBuyAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profitLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), roi: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9.%-]{1,40}"),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), delFlag: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getFinishRecurringPlanResponseMock = (): RecurringPlanResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), cycle: faker.helpers.arrayElement([0,1,2] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(11, 19))(), nextTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), averagePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cumulativeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), cumulativeBuyAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), profitLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), roi: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9.%-]{1,40}"),null,]), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), delFlag: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getListRecurringPurchasesResponseMock = (): RecurringPurchasePageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), planId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), num: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), baseNum: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), fee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), status: faker.helpers.arrayElement([0,1] as const), failReason: faker.helpers.arrayElement([faker.helpers.arrayElement(['BALANCE','WALLET_LOCKED','MEMBER_BARRED'] as const), null]), investTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})


export const getListSavingsProductsMockHandler = (overrideResponse?: SavingsProductPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavingsProductPageResponse> | SavingsProductPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/activity/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavingsProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSavingsProductMockHandler = (overrideResponse?: SavingsProductResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavingsProductResponse> | SavingsProductResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/activity/Detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSavingsProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuySavingsMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuySavingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenSavingsMockHandler = (overrideResponse?: SavingsOrderPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavingsOrderPageResponse> | SavingsOrderPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/going/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenSavingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPastSavingsMockHandler = (overrideResponse?: SavingsOrderPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavingsOrderPageResponse> | SavingsOrderPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/done/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPastSavingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemSavingsMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/redeem', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemSavingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRecurringProductsMockHandler = (overrideResponse?: RecurringProductPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringProductPageResponse> | RecurringProductPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/activity/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecurringProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRecurringProductMockHandler = (overrideResponse?: RecurringProductResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringProductResponse> | RecurringProductResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/activity/Detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecurringProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRecurringPlanMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRecurringPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRecurringPlansMockHandler = (overrideResponse?: RecurringPlanPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPlanPageResponse> | RecurringPlanPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecurringPlansResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRecurringPlanMockHandler = (overrideResponse?: RecurringPlanResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPlanResponse> | RecurringPlanResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecurringPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRecurringPlanStatusMockHandler = (overrideResponse?: RecurringPlanResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPlanResponse> | RecurringPlanResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/updateStatus', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRecurringPlanStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRecurringPlanMockHandler = (overrideResponse?: RecurringPlanResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPlanResponse> | RecurringPlanResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/updatePlan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRecurringPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishRecurringPlanMockHandler = (overrideResponse?: RecurringPlanResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPlanResponse> | RecurringPlanResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/plan/delPlan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishRecurringPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRecurringPurchasesMockHandler = (overrideResponse?: RecurringPurchasePageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecurringPurchasePageResponse> | RecurringPurchasePageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/autoInvest/order/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecurringPurchasesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEarnMock = () => [
  getListSavingsProductsMockHandler(),
  getGetSavingsProductMockHandler(),
  getBuySavingsMockHandler(),
  getListOpenSavingsMockHandler(),
  getListPastSavingsMockHandler(),
  getRedeemSavingsMockHandler(),
  getListRecurringProductsMockHandler(),
  getGetRecurringProductMockHandler(),
  getCreateRecurringPlanMockHandler(),
  getListRecurringPlansMockHandler(),
  getGetRecurringPlanMockHandler(),
  getSetRecurringPlanStatusMockHandler(),
  getUpdateRecurringPlanMockHandler(),
  getFinishRecurringPlanMockHandler(),
  getListRecurringPurchasesMockHandler()]
