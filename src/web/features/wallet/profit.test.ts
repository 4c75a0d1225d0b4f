import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WalletFlow } from '#generated/models/wallet-flow.ts'
import type { WalletValue } from '#generated/models/wallet-value.ts'
import { add, subtract, sum, truncate } from '#src/core/money/arithmetic.ts'
import { equals, isZero } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Account, accounts } from './accounts.ts'
import { profitOf } from './profit.ts'

type Values = Readonly<Record<Account, Decimal>>

const NONE: Values = { spot: ZERO, swap: ZERO, coinSwap: ZERO, second: ZERO, finance: ZERO }
const START = 1_795_224_600_000
const row = (hour: number, values: Partial<Values>, flows?: readonly WalletFlow[]): WalletValue => ({
  time: instant(START + hour * 3_600_000),
  ...NONE,
  ...values,
  ...(flows !== undefined && { flows: [...flows] }),
})
const flow = (hour: number, from: Account | null, to: Account | null, usd: Decimal): WalletFlow => ({
  time: instant(START + hour * 3_600_000),
  type: 0,
  from,
  to,
  usd,
})
const all = { accounts }
const d = decimal

const money = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((units) => fromUnits(units, 6))
const account = fc.constantFrom(...accounts)
const values = fc.record({ spot: money, swap: money, coinSwap: money, second: money, finance: money })
const anyFlow = fc
  .record({
    from: fc.option(account),
    to: fc.option(account),
    usd: money,
    hour: fc.integer({ min: 1, max: 24 }),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, usd, hour }) => flow(hour, from, to, usd))
const history = fc
  .tuple(
    values,
    fc.array(fc.tuple(values, fc.array(anyFlow, { maxLength: 4 })), { minLength: 1, maxLength: 6 }),
  )
  .map(([first, later]) => [row(0, first, []), ...later.map(([held, flows], at) => row(at + 1, held, flows))])

/** The rows with one more flow in the last one, and what it moved in the accounts. */
function after(rows: readonly WalletValue[], more: WalletFlow): readonly WalletValue[] {
  const last = rows.at(-1) ?? row(0, {})
  const { from, to, usd } = more
  const moved = {
    ...last,
    ...(from !== null && { [from]: subtract(last[from], usd) }),
    ...(to !== null && { [to]: add(last[to], usd) }),
    flows: [...(last.flows ?? []), more],
  }
  return [...rows.slice(0, -1), moved]
}

test('FEAT-07.c a transfer between accounts changes neither the total nor the profit of an account', () => {
  fc.assert(
    fc.property(history, account, account, money, (rows, from, to, usd) => {
      fc.pre(from !== to)
      const moved = after(rows, flow(24, from, to, usd))
      expect(profitOf(moved, all)).toEqual(profitOf(rows, all))
      for (const one of [from, to]) {
        const [was, is] = [profitOf(rows, { accounts: [one] }), profitOf(moved, { accounts: [one] })]
        expect(was !== null && is !== null && equals(was.profit, is.profit)).toBe(true)
      }
    }),
  )
})

test('FEAT-07.c a deposit is no profit and a withdrawal no loss', () => {
  fc.assert(
    fc.property(history, account, money, fc.boolean(), (rows, one, usd, isDeposit) => {
      const more = isDeposit ? flow(24, null, one, usd) : flow(24, one, null, usd)
      const [was, is] = [profitOf(rows, all), profitOf(after(rows, more), all)]
      expect(was !== null && is !== null && equals(was.profit, is.profit)).toBe(true)
    }),
  )
})

test('FEAT-07.c start + inflow − outflow + profit = end, exactly and as shown in cents', () => {
  const cents = (usd: Decimal): Decimal => truncate(usd, 2)
  fc.assert(
    fc.property(
      history,
      fc.subarray([...accounts], { minLength: 1 }),
      fc.boolean(),
      (rows, some, isShown) => {
        const result = profitOf(rows, { accounts: some, ...(isShown && { shown: cents }) })
        if (result === null) throw new RangeError('the flows are known')
        const { start, inflow, outflow, profit, end } = result
        expect(equals(add(subtract(add(start, inflow), outflow), profit), end)).toBe(true)
      },
    ),
  )
})

test('FEAT-07.c the accounts’ profits add up to the total’s', () => {
  fc.assert(
    fc.property(history, (rows) => {
      const whole = profitOf(rows, all)
      const parts = accounts.map((one) => profitOf(rows, { accounts: [one] })?.profit ?? ZERO)
      expect(whole !== null && equals(sum(parts), whole.profit)).toBe(true)
    }),
  )
})

test('FEAT-07.c an empty account has no profit, also after a deposit and withdrawal at one price', () => {
  const nothing = profitOf([row(0, {}, []), row(24, {}, [])], all)
  expect(nothing && isZero(nothing.profit)).toBe(true)
  expect(nothing?.percent).toBeNull()
  fc.assert(
    fc.property(account, money, (one, usd) => {
      const through = [flow(3, null, one, usd), flow(4, one, null, usd)]
      const result = profitOf([row(0, {}, []), row(24, {}, through)], all)
      expect(result && isZero(result.profit)).toBe(true)
    }),
  )
})

test('FEAT-07.c prices count from the first holding: a new account does not take the day’s change', () => {
  // 1 BTC came in at hour 23 at 96,000; the day before it had cost 100,000.
  const rows = [row(0, {}, []), row(24, { spot: d('96010') }, [flow(23, null, 'spot', d('96000'))])]
  const result = profitOf(rows, all)
  expect(result && [result.start, result.inflow, result.profit, result.end].map(toText)).toEqual([
    '0',
    '96000',
    '10',
    '96010',
  ])
  expect(result?.since).toBe(START + 23 * 3_600_000)
  expect(result?.percent && toText(result.percent)).toBe('0.01041666')
})

test('FEAT-07.c a falling price of a holding is a loss; a deposit beside it is none', () => {
  const rows = [row(0, { spot: d('100') }, []), row(24, { spot: d('140') }, [flow(5, null, 'spot', d('50'))])]
  const result = profitOf(rows, all)
  expect(result && [result.profit, result.percent].map((value) => value && toText(value))).toEqual([
    '-10',
    '-6.66666666',
  ])
  expect(result?.since).toBe(START)
  expect([result?.inflows, result?.outflows]).toEqual([1, 0])
})

test('a server without flows gives no profit', () => {
  expect(profitOf([row(0, {}), row(24, { spot: d('5') })], all)).toBeNull()
  expect(profitOf([], all)).toBeNull()
})
