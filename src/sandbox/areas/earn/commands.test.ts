import { expect, test } from 'vitest'
import { isReadable } from '../exchange.ts'
import type { Command } from '../state.ts'
import { frozenByRecords, frozenErrors } from '../frozen.ts'
import { earnMachine, NINE, START } from './testing-commands.ts'

const DAY = 86_400_000
/** Of 100 USDT each day at nine. */
const DAILY = { units: 10_000_000_000n, cycle: 'daily', timeOfDay: NINE } as const
const [ADA, BOB] = earnMachine().members
const buy = (product: number, units: bigint, member = ADA): Command => ({
  type: 'savings.buy',
  member,
  product,
  units,
})
const create = (fields: Partial<Extract<Command, { type: 'plan.create' }>> = {}): Command => ({
  type: 'plan.create',
  member: ADA,
  product: 1,
  ...DAILY,
  ...fields,
})
const stop = (kind: 'savings' | 'recurring', product: number, isStopped = true): Command => ({
  type: 'earn.stop',
  kind,
  product,
  isStopped,
})

test.each<[string, Command, unknown]>([
  ['a regular product that there is not', buy(19, 1n), 'product-not-found'],
  ['a plan of a product that there is not', create({ product: 9 }), 'product-not-found'],
  ['more than the balance', buy(1, 100_000_000_001n), 'insufficient-balance'],
  ['a stop of a regular product that there is not', stop('savings', 19), 'product-not-found'],
  ['a stop of the product 0', stop('savings', 0), 'product-not-found'],
  ['a stop of a coin that there is not', stop('recurring', 9), 'product-not-found'],
])('%s is refused, and nothing has changed', (_what, command, key) => {
  const { give, state, spot, postings } = earnMachine()
  const before = structuredClone(state.earn)
  expect(give(command)).toBe(key)
  expect(state.earn).toEqual(before)
  expect([spot(`m${ADA}`, 'USDT'), postings()]).toEqual([100_000_000_000n, []])
})

const bar = (member: number): Command => ({ type: 'spot.bar', member, isBarred: true })
const lock = (kind: 'spot' | 'finance' | 'swap', coin: string, member = ADA): Command => ({
  type: 'wallet.lock',
  member,
  kind,
  coin,
  locked: true,
})

test.each<[string, Command, Command, string]>([
  ['a regular product for a barred member', bar(ADA), buy(1, 1n), 'cannot-invest'],
  ['a plan of a barred member', bar(ADA), create(), 'cannot-invest'],
  ['a regular product out of a locked spot wallet', lock('spot', 'USDT'), buy(1, 1n), 'wallet-locked'],
  ['a regular product into a locked wallet', lock('finance', 'USDT'), buy(1, 1n), 'wallet-locked'],
  ['the last regular product off offer', stop('savings', 18), buy(18, 1n), 'incorrect-activity-status'],
  ['the last coin off offer', stop('recurring', 8), create({ product: 8 }), 'incorrect-activity-status'],
])('%s is refused, and nothing has changed', (_what, first, command, key) => {
  const { give, state, postings } = earnMachine()
  give(first)
  const before = structuredClone(state.earn)
  expect(give(command)).toBe(key)
  expect([state.earn, postings()]).toEqual([before, []])
})

test.each<[string, Command, Command]>([
  [
    'another product is off offer, an order of the whole balance',
    stop('savings', 2),
    buy(1, 100_000_000_000n),
  ],
  ['another member is barred, a regular product', bar(BOB), buy(1, 1n)],
  ['another member is barred, a plan', bar(BOB), create()],
  ['a wallet of contracts is locked, a regular product', lock('swap', 'USDT'), buy(1, 1n)],
  ['a wallet of another coin is locked, a regular product', lock('spot', 'BTC'), buy(1, 1n)],
  ['another’s wallet is locked, a regular product', lock('spot', 'USDT', BOB), buy(1, 1n)],
  ['the coin 1 is off offer, the regular product 1', stop('recurring', 1), buy(1, 1n)],
  ['the regular product 1 is off offer, the coin 1', stop('savings', 1), create()],
  ['the coin 2 is off offer, the coin 1', stop('recurring', 2), create()],
])('while %s is taken', (_what, first, command) => {
  const { give } = earnMachine()
  give(first)
  expect(give(command)).toBe(1)
})

test('orders and plans are kept readable in a journal, what is on offer is sealed', () => {
  const isOpen = (type: Command['type']): boolean => isReadable(JSON.stringify({ type, member: ADA }))
  const kept = [
    'savings.buy',
    'plan.create',
    'plan.change',
    'plan.pause',
    'plan.continue',
    'plan.finish',
  ] as const
  expect(kept.filter(isOpen)).toEqual(kept)
  expect(isOpen('earn.stop')).toBe(false)
})

test('a product that was taken off offer is put back', () => {
  const { give } = earnMachine()
  give(stop('savings', 1))
  give(stop('savings', 1, false))
  expect(give(buy(1, 1n))).toBe(1)
})

test('FEAT-20.a STATE-16.h an order freezes its units, and they come back with interest from the account of savings', () => {
  const { give, pass, postings, state } = earnMachine()
  expect(give(buy(8, 100_000_000n))).toBe(1)
  expect(give(buy(1, 700_000_000n, BOB))).toBe(2)
  expect([...frozenByRecords(state)]).toEqual([
    [`m${ADA}/finance/BTC/frozen`, 100_000_000n],
    [`m${BOB}/finance/USDT/frozen`, 700_000_000n],
  ])
  expect(frozenErrors(state)).toEqual([])
  const events = pass(91 * DAY)
  const spot = { owner: `m${ADA}`, kind: 'spot', coin: 'BTC', bucket: 'available' }
  const fixed = { ...spot, kind: 'finance', bucket: 'frozen' }
  const end = START + 90 * DAY + 14.5 * 3_600_000
  const reference = 'savings 1'
  expect(postings().filter((posting) => posting.reference === reference)).toEqual([
    {
      id: expect.any(Number) as number,
      time: START,
      type: 35,
      reference,
      entries: [
        { account: spot, units: -100_000_000n },
        { account: fixed, units: 100_000_000n },
      ],
    },
    {
      id: expect.any(Number) as number,
      time: end,
      type: 36,
      reference,
      entries: [
        { account: fixed, units: -100_000_000n },
        { account: spot, units: 100_000_000n },
      ],
    },
    {
      id: expect.any(Number) as number,
      time: end,
      type: 30,
      reference,
      entries: [
        { account: { ...spot, owner: 'savings' }, units: -369_863n },
        { account: spot, units: 369_863n },
      ],
    },
  ])
  expect(
    events.filter(({ type }) => type === 'member.event').map(({ member, event }) => [member, event]),
  ).toMatchObject([
    [BOB, { kind: 'SAVINGS_MATURED', coin: 'USDT', amount: '7.00805479', reference: '2' }],
    [ADA, { kind: 'SAVINGS_MATURED', coin: 'BTC', amount: '1.00369863', reference: '1', account: 'spot' }],
  ])
  expect([...frozenByRecords(state)]).toEqual([])
  expect(state.earn.totals).toEqual({
    [`${ADA}/BTC`]: { earned: 369_863n, first: START, last: end },
    [`${BOB}/USDT`]: { earned: 805_479n, first: START, last: START + 7 * DAY + 14.5 * 3_600_000 },
  })
})

test('FEAT-20.b an order too small for interest is paid back without it', () => {
  const { give, pass, postings, spot, state } = earnMachine()
  give(buy(1, 1n))
  expect(pass(8 * DAY).map(({ type }) => type)).toEqual(['member.event'])
  expect(postings().map(({ type }) => type)).toEqual([35, 36])
  expect([spot(`m${ADA}`, 'USDT'), state.earn.done]).toEqual([100_000_000_000n, { [ADA]: [1] }])
})
