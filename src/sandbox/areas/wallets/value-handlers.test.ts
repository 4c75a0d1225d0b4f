import { expect, test } from 'vitest'
import { multiply, sum } from '#src/core/money/arithmetic.ts'
import { ClosedSides } from '#generated/wire/closed-sides.ts'
import { equals, isPositive, isZero } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { SHORT } from '../../perpetual/testing-caller.ts'
import { move, post } from '../../kernel/ledger.ts'
import { findMember } from '../members/members.ts'
import { BTC_ID, swapCaller } from '../swap/testing-calls.ts'
import { unitsOf } from './testing-money.ts'

const HOUR = 3_600_000

type Value = Record<'spot' | 'swap' | 'coinSwap' | 'second' | 'finance', string> & { time: number }
type Wallet = { balance: string; frozenBalance: string; coin: { usdRate: string } }

test('FEAT-07.b the last value is the current value of the wallets, exactly', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const values = (await box.call('/uc/asset/value', { days: '7' }, headers(token))).data as Value[]
  const wallets = (await box.call('/uc/asset/wallet', {}, headers(token))).data as Wallet[]
  const worth = sum(
    wallets.map(({ balance, frozenBalance, coin }) =>
      multiply(sum([decimal(balance), decimal(frozenBalance)]), decimal(coin.usdRate)),
    ),
  )
  const last = values.at(-1)
  expect(last?.time).toBe(box.clock.now())
  expect(equals(decimal(last?.spot ?? '0'), worth)).toBe(true)
  expect(isPositive(decimal(last?.second ?? '0'))).toBe(true)
})

test('FEAT-07.b points are in order and evenly spaced, zero before the first posting', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  for (const days of [1, 7, 30, 90, 366]) {
    const values = (await box.call('/uc/asset/value', { days: `${days}` }, headers(token))).data as Value[]
    const steps = new Set(values.slice(1).map(({ time }, index) => time - (values[index]?.time ?? 0)))
    expect(steps.size).toBe(1)
    expect(values.length).toBeLessThanOrEqual(61)
  }
  const [first] = (await box.call('/uc/asset/value', { days: '366' }, headers(token))).data as Value[]
  expect(first?.swap).toMatch(/^0(\.0*)?$/)
})

test('FEAT-07.b margin and profits of open positions count, now and at moments of the past', async () => {
  const { box, token, call, open, account } = await swapCaller('trader')
  const read = async () =>
    (await box.call('/uc/asset/value', { days: '1' }, headers(token))).data as (Value & {
      flows: unknown[]
    })[]
  const equity = async (): Promise<Decimal> => decimal((await account()).userQY ?? '')
  const start = await equity()
  await open({ volume: '0.02' })
  await open({ volume: '0.03', direction: SHORT, leverage: '2' })
  box.clock.jump(6 * HOUR)
  const then = await equity()
  expect(equals(then, start)).toBe(false)
  const before = await read()
  expect(equals(decimal(before.at(-1)?.swap ?? ''), then)).toBe(true)
  box.clock.jump(1000)
  await call('order/close-all', { contractCoinId: BTC_ID, type: String(ClosedSides.BOTH) })
  box.clock.jump(6 * HOUR - 1000)
  const rows = await read()
  const sameMoment = rows.find(({ time }) => time === before.at(-1)?.time)
  expect(sameMoment?.swap).toBe(before.at(-1)?.swap)
  expect(equals(decimal(rows.at(-1)?.swap ?? ''), await equity())).toBe(true)
  // Profits, fees and funding are no flows: the change of the value is the profit.
  expect(rows.flatMap(({ flows }) => flows)).toEqual([])
})

test('FEAT-07.b a transfer is an outflow of one account and an inflow of the other', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const read = async () =>
    ((await box.call('/uc/asset/value', { days: '1' }, headers(token))).data as Value[]).at(-1)
  const before = await read()
  await box.call('/second/wallet/trans', { unit: 'USDT', from: '0', to: '2', amount: '250' }, headers(token))
  const after = await read()
  expect(after?.second).not.toBe(before?.second)
  const total = (value: Value | undefined) =>
    sum([decimal(value?.spot ?? '0'), decimal(value?.second ?? '0')])
  expect(equals(total(after), total(before))).toBe(true)
})

test.each([
  [1, 5, 6],
  [2, 9, 6],
  [6, 25, 6],
  [7, 29, 6],
  [8, 9, 24],
  [59, 60, 24],
  [60, 61, 24],
  [120, 61, 48],
])(
  'FEAT-07.b the values of %i days are those of %i moments, %i hours apart, up to now',
  async (days, count, hours) => {
    const box = await testSandbox()
    const token = await box.logIn('new')
    const values = (await box.call('/uc/asset/value', { days: `${days}` }, headers(token))).data as Value[]
    const now = box.clock.now()
    expect(values.map(({ time }) => time)).toEqual(
      Array.from({ length: count }, (_, index) => now - (count - 1 - index) * hours * HOUR),
    )
    expect(values.every(({ spot }) => isZero(decimal(spot)))).toBe(true)
  },
)

test('FEAT-07.bc each account is valued by itself, and a flow belongs to the moment after it', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const id = findMember(box.view(), 'email', 'verified@openbourse.test')?.id ?? 0
  const put = (kind: 'swap' | 'coinSwap' | 'second' | 'finance', amount: string, hoursAgo: number) => {
    const from = { owner: `m${id}`, kind: 'spot', coin: 'USDT', bucket: 'available' } as const
    const entries = move(from, { ...from, kind }, unitsOf(amount))
    post(box.view().ledger, { time: box.clock.now() - hoursAgo * HOUR, type: 41, entries })
  }
  put('finance', '5', 24)
  put('swap', '1', 23)
  put('coinSwap', '2', 6)
  put('second', '3', 1)
  const rows = (await box.call('/uc/asset/value', { days: '1' }, headers(token))).data as (Value & {
    flows: { to: string; usd: string }[]
  })[]
  const shown = rows.map(({ swap, coinSwap, second, finance, flows }) => [
    ...[swap, coinSwap, second, finance].map((value) => value.replace(/\.0+$/, '')),
    flows.map(({ to, usd }) => `${to} ${usd.replace(/\.0+$/, '')}`),
  ])
  expect(shown).toEqual([
    ['0', '0', '0', '5', []],
    ['1', '0', '0', '5', ['swap 1']],
    ['1', '0', '0', '5', []],
    ['1', '2', '0', '5', ['coinSwap 2']],
    ['1', '2', '3', '5', ['second 3']],
  ])
})
