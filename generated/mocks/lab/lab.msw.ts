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
  ActivityOrderPageResponse
} from '../../wire/activity-order-page-response.ts';

import type {
  ActivityOrdersResponse
} from '../../wire/activity-orders-response.ts';

import type {
  ActivityPageResponse
} from '../../wire/activity-page-response.ts';

import type {
  ActivityResponse
} from '../../wire/activity-response.ts';

import type {
  LockedOrderDetailPageResponse
} from '../../wire/locked-order-detail-page-response.ts';

import type {
  LockedOrderPageResponse
} from '../../wire/locked-order-page-response.ts';

import type {
  LockedOrderResponse
} from '../../wire/locked-order-response.ts';

import type {
  MiningOrderDetailPageResponse
} from '../../wire/mining-order-detail-page-response.ts';

import type {
  MiningOrderPageResponse
} from '../../wire/mining-order-page-response.ts';

import type {
  MiningOrderResponse
} from '../../wire/mining-order-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';


export const getListLabActivitiesResponseMock = (): ActivityPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), titleEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), detailEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contentEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), type: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const), step: faker.helpers.arrayElement([0,1,2,3] as const), status: faker.number.int({max: 9999}), canceled: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), progress: faker.number.int({min: 0, max: 9999}), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), endTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), distributeTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), acceptUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), priceScale: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), amountScale: faker.number.int({min: 0, max: 8}), totalSupply: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), freezeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimitAmout: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimitAmout: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), limitTimes: faker.number.int({min: 0, max: 9999}), leveloneCount: faker.number.int({min: 0, max: 9999}), holdLimit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), holdUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), miningUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), miningPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2,3] as const),null,]), miningDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), miningDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), miningInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), miningInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), lockedUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), lockedPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2,3] as const),null,]), lockedDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), lockedFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), releaseType: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), releasePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), releaseTimes: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), smallImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bannerImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), noticeLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), activityLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), settings: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getGetLabActivityResponseMock = (): ActivityResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), titleEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), detailEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contentEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), type: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const), step: faker.helpers.arrayElement([0,1,2,3] as const), status: faker.number.int({max: 9999}), canceled: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), progress: faker.number.int({min: 0, max: 9999}), startTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), endTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), distributeTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), acceptUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), priceScale: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), amountScale: faker.number.int({min: 0, max: 8}), totalSupply: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), tradedAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), freezeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minLimitAmout: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxLimitAmout: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), limitTimes: faker.number.int({min: 0, max: 9999}), leveloneCount: faker.number.int({min: 0, max: 9999}), holdLimit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), holdUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), miningUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), miningPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2,3] as const),null,]), miningDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), miningDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), miningInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), miningInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), lockedUnit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(),null,]), lockedPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1,2,3] as const),null,]), lockedDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), lockedFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), releaseType: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), releasePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), releaseTimes: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), smallImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bannerImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imageUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), noticeLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), activityLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), settings: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getSendLabPhoneCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getSendLabEmailCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getJoinLabActivityResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getListLabOrdersOfActivityResponseMock = (): ActivityOrdersResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), activityName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), memberId: faker.number.int({min: 10000, max: 99999999}), type: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const), state: faker.helpers.arrayElement([0,1,2,3] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), freezeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), granted: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getListLabOrdersResponseMock = (): ActivityOrderPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), activityName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), memberId: faker.number.int({min: 10000, max: 99999999}), type: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const), state: faker.helpers.arrayElement([0,1,2,3] as const), amount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), freezeAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), turnover: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), granted: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getListMiningMachinesResponseMock = (): MiningOrderPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), title: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), type: faker.helpers.arrayElement([0,1] as const), period: faker.helpers.arrayElement([0,1,2,3] as const), miningStatus: faker.helpers.arrayElement([0,1,2] as const), miningDays: faker.number.int({min: 0, max: 9999}), miningedDays: faker.number.int({min: 0, max: 9999}), miningUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), miningDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), totalProfit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), miningInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), miningInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), endTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getGetMiningMachineResponseMock = (): MiningOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), title: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), type: faker.helpers.arrayElement([0,1] as const), period: faker.helpers.arrayElement([0,1,2,3] as const), miningStatus: faker.helpers.arrayElement([0,1,2] as const), miningDays: faker.number.int({min: 0, max: 9999}), miningedDays: faker.number.int({min: 0, max: 9999}), miningUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), miningDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentDaysprofit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), totalProfit: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), miningInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), miningInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), endTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}},})

export const getListMiningOutputsResponseMock = (): MiningOrderDetailPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), miningOrderId: faker.number.int({min: 10000, max: 99999999}), miningUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), output: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getListLockedOrdersResponseMock = (): LockedOrderPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), title: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), period: faker.helpers.arrayElement([0,1,2,3] as const), lockedStatus: faker.helpers.arrayElement([0,1,2] as const), lockedDays: faker.number.int({min: 0, max: 9999}), releasedDays: faker.number.int({min: 0, max: 9999}), releaseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), totalLocked: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalRelease: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), releaseType: faker.helpers.arrayElement([0,1] as const), releasePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseCurrentpercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseTimes: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), originReleaseamount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentReleaseamount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), lockedInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), lockedInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), endTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getGetLockedOrderResponseMock = (): LockedOrderResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), activityId: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), title: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), period: faker.helpers.arrayElement([0,1,2,3] as const), lockedStatus: faker.helpers.arrayElement([0,1,2] as const), lockedDays: faker.number.int({min: 0, max: 9999}), releasedDays: faker.number.int({min: 0, max: 9999}), releaseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), totalLocked: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalRelease: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), releaseType: faker.helpers.arrayElement([0,1] as const), releasePercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseCurrentpercent: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), releaseTimes: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), originReleaseamount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentReleaseamount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), lockedInvite: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), lockedInvitelimit: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(),null,]), endTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}},})

export const getListLockReleasesResponseMock = (): LockedOrderDetailPageResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), lockedOrderId: faker.number.int({min: 10000, max: 99999999}), releaseUnit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), output: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})


export const getListLabActivitiesMockHandler = (overrideResponse?: ActivityPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivityPageResponse> | ActivityPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/activity/page-query', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLabActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLabActivityMockHandler = (overrideResponse?: ActivityResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivityResponse> | ActivityResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/activity/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLabActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendLabPhoneCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/mobile/activity/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendLabPhoneCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendLabEmailCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/email/activity/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendLabEmailCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinLabActivityMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/activity/attend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinLabActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLabOrdersOfActivityMockHandler = (overrideResponse?: ActivityOrdersResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivityOrdersResponse> | ActivityOrdersResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/activity/getmemberrecords', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLabOrdersOfActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLabOrdersMockHandler = (overrideResponse?: ActivityOrderPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivityOrderPageResponse> | ActivityOrderPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/activity/getmyorders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLabOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMiningMachinesMockHandler = (overrideResponse?: MiningOrderPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MiningOrderPageResponse> | MiningOrderPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/miningorder/my-minings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningMachinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMiningMachineMockHandler = (overrideResponse?: MiningOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MiningOrderResponse> | MiningOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/miningorder/my-mining-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMiningMachineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMiningOutputsMockHandler = (overrideResponse?: MiningOrderDetailPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MiningOrderDetailPageResponse> | MiningOrderDetailPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/miningorder/mining-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningOutputsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLockedOrdersMockHandler = (overrideResponse?: LockedOrderPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LockedOrderPageResponse> | LockedOrderPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/lockedorder/my-locked', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLockedOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLockedOrderMockHandler = (overrideResponse?: LockedOrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LockedOrderResponse> | LockedOrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/lockedorder/my-locked-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLockedOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLockReleasesMockHandler = (overrideResponse?: LockedOrderDetailPageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LockedOrderDetailPageResponse> | LockedOrderDetailPageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/lockedorder/mining-detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLockReleasesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLabMock = () => [
  getListLabActivitiesMockHandler(),
  getGetLabActivityMockHandler(),
  getSendLabPhoneCodeMockHandler(),
  getSendLabEmailCodeMockHandler(),
  getJoinLabActivityMockHandler(),
  getListLabOrdersOfActivityMockHandler(),
  getListLabOrdersMockHandler(),
  getListMiningMachinesMockHandler(),
  getGetMiningMachineMockHandler(),
  getListMiningOutputsMockHandler(),
  getListLockedOrdersMockHandler(),
  getGetLockedOrderMockHandler(),
  getListLockReleasesMockHandler()]
