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
  CoinWallet
} from '../../wire/coin-wallet.ts';

import type {
  Coin
} from '../../wire/coin.ts';

import type {
  WalletResponse
} from '../../wire/wallet-response.ts';

import type {
  WalletsResponse
} from '../../wire/wallets-response.ts';


export const getListWalletsResponseMock = (): WalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({...{id: faker.helpers.arrayElement([faker.number.int({min: 1}),faker.string.alpha({length: {min: 1, max: 20}}),]), memberId: faker.helpers.arrayElement([faker.number.int({min: 1}),faker.string.alpha({length: {min: 1, max: 20}}),]), balance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), releaseBalance: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isLock: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {version: faker.number.int({min: 0})} : {}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), memo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},...{coin: {...(faker.datatype.boolean() ? {id: faker.number.int()} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}"), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minWithdrawAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxWithdrawAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minRechargeAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), withdrawScale: faker.number.int({min: 0, max: 18}), withdrawThreshold: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minerFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int(), information: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), infolink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), accountType: faker.helpers.arrayElement([faker.number.int(), null])}, ...(faker.datatype.boolean() ? {coinId: faker.string.alpha({length: {min: 1, max: 20}})} : {})},}))},})

export const getGetWalletResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int()} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}"), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minWithdrawAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxWithdrawAmount: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minRechargeAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), withdrawScale: faker.number.int({min: 0, max: 18}), withdrawThreshold: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), minerFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int(), information: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), infolink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), accountType: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetWalletResponseCoinWalletMock = (overrideResponse: Partial<CoinWallet> = {}): CoinWallet => ({...{...{id: faker.helpers.arrayElement([faker.number.int({min: 1}),faker.string.alpha({length: {min: 1, max: 20}}),]), memberId: faker.helpers.arrayElement([faker.number.int({min: 1}),faker.string.alpha({length: {min: 1, max: 20}}),]), balance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), frozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), releaseBalance: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), isLock: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {version: faker.number.int({min: 0})} : {}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), memo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},...{coin: faker.helpers.arrayElement([{...getGetWalletResponseCoinMock()},null,]), ...(faker.datatype.boolean() ? {coinId: faker.string.alpha({length: {min: 1, max: 20}})} : {})},}, ...overrideResponse});

export const getGetWalletResponseMock = (): WalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d+"), null])},...{data: faker.helpers.arrayElement([{...getGetWalletResponseCoinWalletMock()},null,])},})


export const getListWalletsMockHandler = (overrideResponse?: WalletsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletsResponse> | WalletsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/asset/wallet', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWalletMockHandler = (overrideResponse?: WalletResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletResponse> | WalletResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/asset/wallet/:symbol', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAssetsMock = () => [
  getListWalletsMockHandler(),
  getGetWalletMockHandler()]
