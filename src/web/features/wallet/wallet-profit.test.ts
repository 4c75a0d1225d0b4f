import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WalletValue } from '#generated/models/wallet-value.ts'
import type { WalletValue as WireValue } from '#generated/wire/wallet-value.ts'
import { abs, truncate } from '#src/core/money/arithmetic.ts'
import { equals, isLess, isZero } from '#src/core/money/compare.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { type TestSandbox, testSandbox } from '#src/sandbox/hosts/memory/testing.ts'
import { headers } from '#src/sandbox/hosts/memory/testing-ads.ts'
import { instant } from '#src/core/time/instant.ts'
import { accounts } from './accounts.ts'
import { type Profit, profitOf } from './profit.ts'

const MINUTE = 60_000

async function readValues(box: TestSandbox, token: string): Promise<readonly WalletValue[]> {
  const rows = (await box.call('/uc/asset/value', { days: '1' }, headers(token))).data as WireValue[]
  return rows.map(({ time, flows, ...worth }) => ({
    time: instant(time),
    spot: decimal(worth.spot),
    swap: decimal(worth.swap),
    coinSwap: decimal(worth.coinSwap),
    second: decimal(worth.second),
    finance: decimal(worth.finance),
    ...(flows !== undefined && {
      flows: flows.map((flow) => ({ ...flow, time: instant(flow.time), usd: decimal(flow.usd) })),
    }),
  }))
}

async function dayOf(box: TestSandbox, token: string): Promise<Profit> {
  const profit = profitOf(await readValues(box, token), { accounts })
  if (profit === null) throw new RangeError('the sandbox tells its flows')
  return profit
}

async function deposit(box: TestSandbox, token: string, protocol: string, coin: string, amount: string) {
  const made = await box.call('/uc/address/create', { coinprotocol: protocol }, headers(token))
  const { address, memo } = made.data as { address: string; memo: string | null }
  const { status } = await box.panel('deposit', { address, memo, coin, amount })
  expect(status).toBe(200)
  box.clock.jump(10 * MINUTE)
}

test('FEAT-07.c an account that is ten minutes old does not show the day’s price change as a loss', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const before = await dayOf(box, token)
  expect([before.profit, before.end].map(isZero)).toEqual([true, true])
  await deposit(box, token, '2', 'BTC', '1')
  const day = await dayOf(box, token)
  expect(day.inflows).toBe(1)
  expect(box.clock.now() - day.since).toBeLessThan(10 * MINUTE)
  // Ten minutes move a price by far less than a day does.
  expect(isLess(abs(day.profit), decimal('500'))).toBe(true)
  expect(isZero(day.start)).toBe(true)
})

test('FEAT-07.c a deposit of dollars is no profit, a conversion costs its spread and fee', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  await deposit(box, token, '3', 'USDT', '1000')
  expect(isZero((await dayOf(box, token)).profit)).toBe(true)
  const asked = { fromUnit: 'USDT', toUnit: 'BTC', needAmount: '500' }
  expect((await box.call('/uc/convert/do-exchange', asked, headers(token))).code).toBe(0)
  const { profit, inflow } = await dayOf(box, token)
  expect(toText(truncate(inflow, 2))).toBe('1000.00')
  // A thousandth for the spread and another for the fee.
  expect(toText(truncate(profit, 1))).toBe('-0.9')
})

test('FEAT-07.c transfers keep total and profit, in the exchange too', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const before = await dayOf(box, token)
  const move = fc.record({
    path: fc.constantFrom(['/second/wallet/trans', '2'], ['/second/wallet/trans', '0']),
    units: fc.integer({ min: 1, max: 40_000 }),
  })
  await fc.assert(
    fc.asyncProperty(move, async ({ path: [path = '', to = ''], units }) => {
      const amount = `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`
      await box.call(path, { unit: 'USDT', from: to === '0' ? '2' : '0', to, amount }, headers(token))
      const after = await dayOf(box, token)
      expect(equals(after.end, before.end)).toBe(true)
      expect(equals(after.profit, before.profit)).toBe(true)
      expect([after.inflows, after.outflows]).toEqual([before.inflows, before.outflows])
    }),
    { numRuns: 15 },
  )
})
