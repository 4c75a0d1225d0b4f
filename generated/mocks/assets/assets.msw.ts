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
  CoinBalanceResponse
} from '../../wire/coin-balance-response.ts';

import type {
  CoinSwapWalletsResponse
} from '../../wire/coin-swap-wallets-response.ts';

import type {
  CoinWallet
} from '../../wire/coin-wallet.ts';

import type {
  Coin
} from '../../wire/coin.ts';

import type {
  CoinsResponse
} from '../../wire/coins-response.ts';

import type {
  ContractCoin
} from '../../wire/contract-coin.ts';

import type {
  CreateDepositAddressResponse
} from '../../wire/create-deposit-address-response.ts';

import type {
  DepositAddressResponse
} from '../../wire/deposit-address-response.ts';

import type {
  DepositAddress
} from '../../wire/deposit-address.ts';

import type {
  DepositsResponse
} from '../../wire/deposits-response.ts';

import type {
  FinanceAssetsResponse
} from '../../wire/finance-assets-response.ts';

import type {
  FinanceTotalResponse
} from '../../wire/finance-total-response.ts';

import type {
  SecondWalletsResponse
} from '../../wire/second-wallets-response.ts';

import type {
  SwapWalletsResponse
} from '../../wire/swap-wallets-response.ts';

import type {
  TransactionsResponse
} from '../../wire/transactions-response.ts';

import {
  WalletAccount
} from '../../wire/wallet-account.ts';

import type {
  WalletResponse
} from '../../wire/wallet-response.ts';

import type {
  WalletValuesResponse
} from '../../wire/wallet-values-response.ts';

import type {
  WalletsResponse
} from '../../wire/wallets-response.ts';


export const getListWalletsResponseMock = (): WalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...{id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), balance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), frozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), releaseBalance: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0.00000000', '0.00000000', '12.50000000']))(), null]), isLock: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {version: faker.number.int({min: 0, max: 9999})} : {}), address: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null])},...{coin: {...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...(faker.datatype.boolean() ? {coinId: faker.string.alpha({length: {min: 1, max: 20}})} : {})},}))},})

export const getGetWalletResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getGetWalletResponseCoinWalletMock = (overrideResponse: Partial<CoinWallet> = {}): CoinWallet => ({...{...{id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), balance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), frozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), releaseBalance: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0.00000000', '0.00000000', '12.50000000']))(), null]), isLock: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {version: faker.number.int({min: 0, max: 9999})} : {}), address: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null])},...{coin: faker.helpers.arrayElement([{...getGetWalletResponseCoinMock()},null,]), ...(faker.datatype.boolean() ? {coinId: faker.string.alpha({length: {min: 1, max: 20}})} : {})},}, ...overrideResponse});

export const getGetWalletResponseMock = (): WalletResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getGetWalletResponseCoinWalletMock()},null,])},})

export const getListWalletValuesResponseMock = (): WalletValuesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({time: (() => faker.date.recent({ days: 300 }).getTime())(), spot: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), swap: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), coinSwap: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), second: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), finance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {flows: Array.from({ length: faker.number.int({min: 5, max: 8}) }, (_, i) => i + 1).map(() => ({time: (() => faker.date.recent({ days: 300 }).getTime())(), type: faker.helpers.arrayElement([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48] as const), from: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WalletAccount)),null,]), to: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WalletAccount)),null,]), usd: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()}))} : {})}))},})

export const getListTransactionsResponseMock = (): TransactionsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), type: faker.helpers.arrayElement([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48] as const), symbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), fee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), discountFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), realFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), address: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), flag: faker.number.int({max: 9999}), airdropId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,])}))},}},})

export const getListDepositsResponseMock = (): DepositsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), hash: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 64, casing: 'lower' }))(), null]), addTime: (() => faker.date.recent({ days: 300 }).getTime())(), coinName: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), money: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), confirms: (() => faker.number.int({ min: 1, max: 3 }))(), nConfirms: (() => faker.number.int({ min: 1, max: 3 }))(), status: faker.helpers.arrayElement([-1,0,1] as const), send: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), address: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), protocol: faker.number.int({min: 1, max: 9999}), protocolName: (() => faker.helpers.arrayElement(['ERC20', 'TRC20', 'BEP20', 'Bitcoin']))(), block: faker.helpers.arrayElement([faker.number.int(), null]), agreen: faker.helpers.arrayElement([0,1] as const)}))},}},})

export const getListCoinsResponseMock = (): CoinsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {coinList: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 20}}), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()})), coinextList: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...(faker.datatype.boolean() ? {id: faker.number.int({min: 10000, max: 99999999})} : {}), coinName: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), protocol: faker.number.int({min: 1, max: 9999}), protocolName: (() => faker.helpers.arrayElement(['ERC20', 'TRC20', 'BEP20', 'Bitcoin']))(), decimals: (() => faker.number.int({ min: 2, max: 8 }))(), ...(faker.datatype.boolean() ? {status: faker.helpers.arrayElement([0,1] as const)} : {}), withdrawFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), minWithdrawFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), isWithdraw: faker.helpers.arrayElement([0,1] as const), isRecharge: faker.helpers.arrayElement([0,1] as const), isAutoWithdraw: faker.helpers.arrayElement([0,1] as const), minWithdraw: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdraw: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRecharge: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), confirms: (() => faker.number.int({ min: 1, max: 3 }))(), memoAddress: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), null]), addressPattern: faker.helpers.arrayElement([(() => '^\\S{20,128}$')(), null]), memoPattern: faker.helpers.arrayElement([(() => '^\\d{1,10}$')(), null]), ext: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))}},})

export const getGetDepositAddressResponseDepositAddressMock = (overrideResponse: Partial<DepositAddress> = {}): DepositAddress => ({...{id: faker.number.int({min: 10000, max: 99999999}), status: faker.helpers.arrayElement([0,1] as const), address: (() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), coinProtocol: faker.number.int({min: 1, max: 9999}), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null]), memberId: faker.number.int({min: 10000, max: 99999999})}, ...overrideResponse});

export const getGetDepositAddressResponseMock = (): DepositAddressResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getGetDepositAddressResponseDepositAddressMock()},null,])},})

export const getCreateDepositAddressResponseDepositAddressMock = (overrideResponse: Partial<DepositAddress> = {}): DepositAddress => ({...{id: faker.number.int({min: 10000, max: 99999999}), status: faker.helpers.arrayElement([0,1] as const), address: (() => faker.string.hexadecimal({ length: 40, casing: 'lower' }))(), coinProtocol: faker.number.int({min: 1, max: 9999}), memo: faker.helpers.arrayElement([(() => faker.string.numeric(8))(), null]), memberId: faker.number.int({min: 10000, max: 99999999})}, ...overrideResponse});

export const getCreateDepositAddressResponseMock = (): CreateDepositAddressResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getCreateDepositAddressResponseDepositAddressMock()},null,])},})

export const getGetCoinBalanceResponseMock = (): CoinBalanceResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))()},})

export const getListSwapWalletsResponseContractCoinMock = (overrideResponse: Partial<ContractCoin> = {}): ContractCoin => ({...{id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, ...overrideResponse});

export const getListSwapWalletsResponseMock = (): SwapWalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), usdtBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), usdtFrozenBalance: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtPattern: faker.helpers.arrayElement([0,1] as const)} : {}), usdtBuyPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrincipalAmount: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtProfit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), userQY: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), canUse: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), riskRate: faker.helpers.arrayElement([(() => `${faker.number.int({ min: 1, max: 60 })}%`)(), null]), usdtBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), usdtShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), contractCoin: faker.helpers.arrayElement([{...getListSwapWalletsResponseContractCoinMock()},null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListCoinSwapWalletsResponseMock = (): CoinSwapWalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), contractId: faker.number.int({min: 10000, max: 99999999}), contractCoin: {id: faker.number.int({min: 10000, max: 99999999}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), symbol: faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), baseSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), coinScale: faker.number.int({min: 0, max: 18}), baseCoinScale: faker.number.int({min: 0, max: 18}), ...(faker.datatype.boolean() ? {enable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {exchangeable: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {visible: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {sort: faker.number.int({max: 9999})} : {}), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shareNumber: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), minShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), maxShare: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), leverageType: faker.number.int({max: 9999}), leverage: faker.helpers.fromRegExp("[0-9][0-9.,]{0,199}"), openFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), closeFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {makerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), ...(faker.datatype.boolean() ? {takerFee: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))()} : {}), maintenanceMarginRate: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {spreadType: faker.number.int({max: 9999})} : {}), ...(faker.datatype.boolean() ? {spread: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), feePercent: (() => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']))(), ...(faker.datatype.boolean() ? {intervalHour: faker.number.int({min: 1, max: 24})} : {}), enableOpenBuy: faker.helpers.arrayElement([0,1] as const), enableOpenSell: faker.helpers.arrayElement([0,1] as const), enableMarketBuy: faker.helpers.arrayElement([0,1] as const), enableMarketSell: faker.helpers.arrayElement([0,1] as const), enableTriggerEntrust: faker.helpers.arrayElement([0,1] as const), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).getTime())(),null,]), leftTime: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), usdtRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}, symbol: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}"),null,]), coinBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), coinFrozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), ...(faker.datatype.boolean() ? {coinPattern: faker.helpers.arrayElement([0,1] as const)} : {}), coinBuyLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenBuyPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellLeverage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinFrozenSellPosition: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinSellPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinBuyPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinSellPrincipalAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinProfit: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), coinTotalProfitAndLoss: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), usdtTotalProfitAndLoss: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), coinShareNumber: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), currentPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), buyForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), sellForcePrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,])}))},})

export const getListSecondWalletsResponseMock = (): SecondWalletsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), balance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), frozenBalance: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))()}))},})

export const getListFinanceAssetsResponseMock = (): FinanceAssetsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), coinSymbol: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), num: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), earnNum: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), updateTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},})

export const getGetFinanceTotalResponseMock = (): FinanceTotalResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {total: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), totalBtc: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), earn: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()}},})


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

export const getListWalletValuesMockHandler = (overrideResponse?: WalletValuesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletValuesResponse> | WalletValuesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/asset/value', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletValuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTransactionsMockHandler = (overrideResponse?: TransactionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransactionsResponse> | TransactionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/asset/transaction/all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepositsMockHandler = (overrideResponse?: DepositsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepositsResponse> | DepositsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/recharge/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepositsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinsMockHandler = (overrideResponse?: CoinsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CoinsResponse> | CoinsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/coin/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDepositAddressMockHandler = (overrideResponse?: DepositAddressResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepositAddressResponse> | DepositAddressResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/address/read', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepositAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDepositAddressMockHandler = (overrideResponse?: CreateDepositAddressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateDepositAddressResponse> | CreateDepositAddressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/address/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDepositAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinBalanceMockHandler = (overrideResponse?: CoinBalanceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CoinBalanceResponse> | CoinBalanceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/coin/balance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSwapWalletsMockHandler = (overrideResponse?: SwapWalletsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SwapWalletsResponse> | SwapWalletsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/swap/wallet/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSwapWalletsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinSwapWalletsMockHandler = (overrideResponse?: CoinSwapWalletsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CoinSwapWalletsResponse> | CoinSwapWalletsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/coinswap/wallet/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinSwapWalletsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSecondWalletsMockHandler = (overrideResponse?: SecondWalletsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondWalletsResponse> | SecondWalletsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/second/wallet/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSecondWalletsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFinanceAssetsMockHandler = (overrideResponse?: FinanceAssetsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FinanceAssetsResponse> | FinanceAssetsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/assets/info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFinanceAssetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFinanceTotalMockHandler = (overrideResponse?: FinanceTotalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FinanceTotalResponse> | FinanceTotalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/earn/locked/assets/total', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFinanceTotalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAssetsMock = () => [
  getListWalletsMockHandler(),
  getGetWalletMockHandler(),
  getListWalletValuesMockHandler(),
  getListTransactionsMockHandler(),
  getListDepositsMockHandler(),
  getListCoinsMockHandler(),
  getGetDepositAddressMockHandler(),
  getCreateDepositAddressMockHandler(),
  getGetCoinBalanceMockHandler(),
  getListSwapWalletsMockHandler(),
  getListCoinSwapWalletsMockHandler(),
  getListSecondWalletsMockHandler(),
  getListFinanceAssetsMockHandler(),
  getGetFinanceTotalMockHandler()]
