// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { sent } from '#tests/support/screen.tsx'
import { coinSwapAnswers } from '../perpetual/tests/coin-swap-answers.ts'
import { contractRow, perpetualAnswers, positionRow } from '../perpetual/tests/show-perpetual.tsx'
import { COIN, reads, SWAP } from './tests/reads.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

const facts = {
  coinScale: 3,
  baseCoinScale: 1,
  shareNumber: '10',
  minShare: '0.002',
  maxShare: '90',
  openFee: '0.0004',
  closeFee: '0.0006',
  maintenanceMarginRate: '0.007',
}
const eth = { ...contractRow, id: 2, symbol: 'ETH/USDT', coinSymbol: 'ETH' }

test('FEAT-14.ag ENT-06.a ENT-07.b contracts, positions and account in USDT have each fact of the server in its place', async () => {
  const change = { frozenPosition: '0.03', leverage: '7', minPrice: '48500', maxPrice: '53000' }
  const short = { id: 8, symbol: 'ETH/USDT', contractId: 2, direction: 1, pattern: 0, funding: undefined }
  const answers = perpetualAnswers({
    positions: [positionRow(change), positionRow(short), positionRow({ id: 9, position: '0' })],
    contract: facts,
  })
  const { calls, ...read } = await reads(SWAP, {
    ...answers,
    '/swap/symbol': [
      { ...contractRow, ...facts, sort: 2 },
      { ...eth, sort: 1 },
      { ...eth, id: 3, symbol: 'XRP/USDT', visible: 0 },
    ],
  })
  expect(read.markets?.map(({ symbol }) => symbol)).toEqual(['ETH/USDT', 'BTC/USDT'])
  expect(read.markets?.[1]).toEqual({
    product: 'swap',
    symbol: 'BTC/USDT',
    base: 'BTC',
    quote: 'USDT',
    amountUnit: 'BTC',
    scales: { price: 1, amount: 3 },
    fees: { maker: decimal('0.0004'), taker: decimal('0.0004') },
    limits: { minAmount: decimal('0.002'), maxAmount: decimal('90') },
  })
  const contract = {
    id: id('1'),
    symbol: 'BTC/USDT',
    base: 'BTC',
    quote: 'USDT',
    scales: { price: 1, amount: 3 },
    faceValue: decimal('10'),
    sizeUnit: 'BTC',
    volumeUnit: 'BTC',
    money: { coin: 'USDT', places: 2 },
    minVolume: decimal('0.002'),
    maxVolume: decimal('90'),
    closeFee: decimal('0.0006'),
    maintenanceRate: decimal('0.007'),
  }
  expect(read.contract).toEqual(contract)
  expect(read.terms).toEqual({
    contract,
    openFee: decimal('0.0004'),
    leverages: { kind: 'list', all: ['1', '5', '10', '20'].map(decimal) },
  })
  expect(read.leverages).toEqual({ long: decimal('20'), short: decimal('10') })
  expect(read.positions).toEqual([
    {
      id: id('7'),
      contractId: id('1'),
      symbol: 'BTC/USDT',
      direction: 'long',
      mode: 'isolated',
      leverage: decimal('7'),
      entry: decimal('50000.00'),
      volume: decimal('0.1'),
      closable: decimal('0.07'),
      margin: decimal('250.00'),
      minPrice: decimal('48500'),
      maxPrice: decimal('53000'),
      funding: decimal('-0.96'),
    },
    expect.objectContaining({
      id: id('8'),
      contractId: id('2'),
      symbol: 'ETH/USDT',
      direction: 'short',
      mode: 'cross',
      funding: null,
    }),
  ])
  expect(read.prices).toEqual([['BTC/USDT', decimal('51000')]])
  expect(read.accounts).toEqual([
    {
      symbol: null,
      money: { coin: 'USDT', places: 2 },
      mode: 'isolated',
      balance: decimal('1000'),
      frozen: decimal('20'),
    },
  ])
  const latest = { pageNo: '1', pageSize: '100' }
  const asked = (path: string) => calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
  expect(asked('/order/current')).toEqual([latest])
  expect(asked('/order/history')).toEqual([{ ...latest, symbol: 'BTC/USDT' }, latest])
  expect(asked('/position-detail')).toEqual([{ contractCoinId: '1' }])
})

test('FEAT-15.ag ENT-06.b ENT-07.c contracts, positions and accounts in coins have each fact of the server in its place', async () => {
  const both = {
    coinSellPosition: '40',
    coinFrozenSellPosition: '5',
    coinSellPrice: '52000',
    coinSellPrincipalAmount: '0.004',
    coinSellLeverage: '25',
    coinFrozenBuyPosition: '30',
    coinFrozenBalance: '0.125',
  }
  const answers = coinSwapAnswers({ wallet: both })
  const coin = { ...contractRow, ...facts, id: 201, coinScale: 0 }
  const { calls, ...read } = await reads(COIN, { ...answers, '/coinswap/symbol': [coin] })
  expect(read.markets).toEqual([
    {
      product: 'coinswap',
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      amountUnit: 'contracts',
      scales: { price: 1, amount: 0 },
      fees: { maker: decimal('0.0004'), taker: decimal('0.0004') },
      limits: { minAmount: decimal('0.002'), maxAmount: decimal('90') },
    },
  ])
  expect(read.contract).toMatchObject({
    id: id('201'),
    faceValue: decimal('10'),
    sizeUnit: 'USD',
    volumeUnit: 'contracts',
    money: { coin: 'BTC', places: 8 },
    closeFee: decimal('0.0006'),
    maintenanceRate: decimal('0.007'),
  })
  expect(read.terms?.openFee).toBe(decimal('0.0004'))
  expect(read.leverages).toEqual({ long: decimal('10'), short: decimal('25') })
  const shared = { contractId: id('201'), symbol: 'BTC/USDT', mode: 'isolated', funding: null }
  expect(read.positions).toEqual([
    {
      ...shared,
      id: id('4001-long'),
      direction: 'long',
      leverage: decimal('10'),
      entry: decimal('50000'),
      volume: decimal('100'),
      closable: decimal('70'),
      margin: decimal('0.02'),
      minPrice: null,
      maxPrice: null,
    },
    {
      ...shared,
      id: id('4001-short'),
      direction: 'short',
      leverage: decimal('25'),
      entry: decimal('52000'),
      volume: decimal('40'),
      closable: decimal('35'),
      margin: decimal('0.004'),
      minPrice: null,
      maxPrice: null,
    },
  ])
  expect(read.prices).toEqual([['BTC/USDT', decimal('55000')]])
  expect(read.accounts).toEqual([
    {
      symbol: 'BTC/USDT',
      money: { coin: 'BTC', places: 8 },
      mode: 'isolated',
      balance: decimal('0.5'),
      frozen: decimal('0.125'),
    },
  ])
  const asked = (path: string) => calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
  expect(asked('/order/history')).toContainEqual({ pageNo: '1', pageSize: '100', symbol: 'BTC/USDT' })
  expect(asked('/position-detail')).toEqual([{ contractCoinId: '201' }])
})

test('STATE-07.a STATE-07.c an account with cross margin is said to have it', async () => {
  const swap = await reads(SWAP, perpetualAnswers({ wallet: { usdtPattern: 0 } }))
  expect(swap.accounts?.map(({ mode }) => mode)).toEqual(['cross'])
  const coin = await reads(COIN, coinSwapAnswers({ wallet: { coinPattern: 0 } }))
  expect(coin.accounts?.map(({ mode }) => mode)).toEqual(['cross'])
  expect(coin.positions?.map(({ mode }) => mode)).toEqual(['cross'])
})

test.each([
  ['FEAT-14.b', '/swap', SWAP, { positions: [positionRow()] }],
  ['FEAT-15.b', '/coinswap', COIN, {}],
] as const)(
  '%s what an act in another tab may have changed is asked for again: %s',
  async (_code, path, product, held) => {
    const answers = product === SWAP ? perpetualAnswers(held) : coinSwapAnswers()
    const { calls } = await reads(product, answers)
    const count = (end: string): number => calls.filter(({ url }) => url.endsWith(`${path}${end}`)).length
    const READS =
      product === SWAP
        ? [
            '/order/position-list',
            '/wallet/list',
            '/order/current',
            '/order/history',
            '/order/position-detail',
          ]
        : ['/order/position-list', '/order/current', '/order/history', '/order/position-detail']
    const before = READS.map(count)
    product.perpetual.readAgain()
    await waitFor(() => expect(READS.map((each, at) => count(each) > (before[at] ?? 0))).not.toContain(false))
  },
)
