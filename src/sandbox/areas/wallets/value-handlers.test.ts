import { expect, test } from 'vitest'
import { multiply, sum } from '#src/core/money/arithmetic.ts'
import { ClosedSides } from '#generated/wire/closed-sides.ts'
import { equals, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { SHORT } from '../../perpetual/testing-caller.ts'
import { BTC_ID, swapCaller } from '../swap/testing-calls.ts'

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
