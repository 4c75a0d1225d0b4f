import { expect, test } from 'vitest'
import { TransactionType as T } from '#generated/models/transaction-type.ts'
import type { AccountKind, Bucket, Entry } from '../../kernel/ledger.ts'
import type { Prices } from '../../market/prices.ts'
import { wireFlows } from './value-flows.ts'

const TIME = 1_795_224_600_000
const UNIT = 100_000_000n
const SCALES: Readonly<Record<string, bigint>> = { USDT: 10_000n, BTC: 100n }
/** A dollar for USDT, fifty for BTC; twice as much at any other time. */
const prices: Prices = {
  ticksAt: ({ unit }, time) => (unit === 'BTC' ? 50n : 1n) * (SCALES[unit] ?? 0n) * (time === TIME ? 1n : 2n),
}

/** Entries as "owner kind coin bucket whole-coins". */
const entry = (text: string): Entry => {
  const [owner = '', kind, coin = '', bucket, amount = ''] = text.split(' ')
  const account = { owner: owner as 'fees', kind: kind as AccountKind, coin, bucket: bucket as Bucket }
  return { account, units: BigInt(amount) * UNIT }
}

type Flow = readonly [from: AccountKind | null, to: AccountKind | null, usd: string]
type Case = readonly [what: string, type: number, entries: readonly string[], flows: readonly Flow[]]

const SPOT = 'm1 spot USDT available'
const OUTSIDE = [
  T.RECHARGE,
  T.WITHDRAW,
  T.OTC_BUY,
  T.OTC_SELL,
  T.ADMIN_RECHARGE,
  T.CTC_BUY,
  T.CTC_SELL,
  T.RED_OUT,
  T.RED_IN,
  T.WITHDRAWCODE_OUT,
  T.WITHDRAWCODE_IN,
]
/** Rewards, interest and fees are gains and losses, as is every trade. */
const INSIDE = Object.values(T).filter((type) => !OUTSIDE.some((outside) => outside === type))

const CASES: readonly Case[] = [
  ...OUTSIDE.flatMap((type): Case[] => [
    [`in from outside, type ${type}`, type, [`${SPOT} 7`], [[null, 'spot', '7.000000000000']]],
    [`out to outside, type ${type}`, type, [`${SPOT} -7`], [['spot', null, '7.000000000000']]],
  ]),
  ...INSIDE.flatMap((type): Case[] => [
    [`a gain, type ${type}`, type, [`${SPOT} 7`], []],
    [`a loss, type ${type}`, type, [`${SPOT} -7`], []],
    [
      `from one account to another, type ${type}`,
      type,
      [`${SPOT} -7`, 'm1 swap USDT available 7'],
      [['spot', 'swap', '7.000000000000']],
    ],
  ]),
  ['nothing of the member', T.RECHARGE, ['m2 spot USDT available 7', 'fees spot USDT available 1'], []],
  ['the price of the coin', T.RECHARGE, ['m1 spot BTC available 3'], [[null, 'spot', '150.0000000000']]],
  [
    'a fee of an outflow is no part of it',
    T.WITHDRAW,
    [`${SPOT} -7`, 'fees spot USDT available 2'],
    [['spot', null, '5.000000000000']],
  ],
  [
    'a fee of an inflow adds to it',
    T.RECHARGE,
    [`${SPOT} 5`, 'fees spot USDT available 2'],
    [[null, 'spot', '7.000000000000']],
  ],
  [
    'a fee of another coin is none of this one',
    T.WITHDRAW,
    [`${SPOT} -7`, 'fees spot BTC available 2'],
    [['spot', null, '7.000000000000']],
  ],
  ['a fee alone', T.WITHDRAW, [`${SPOT} -2`, 'fees spot USDT available 2'], []],
  [
    'from available to frozen, and a fee of somebody else',
    T.WITHDRAW,
    [`${SPOT} -7`, 'm1 spot USDT frozen 7', 'fees spot USDT available 2'],
    [],
  ],
  [
    'buckets of one account together',
    T.OTC_SELL,
    [`${SPOT} -7`, 'm1 spot USDT frozen 3'],
    [['spot', null, '4.000000000000']],
  ],
  [
    'each coin by itself, in the order of the entries',
    T.RECHARGE,
    ['m1 spot BTC available 1', `${SPOT} -7`],
    [
      [null, 'spot', '50.0000000000'],
      ['spot', null, '7.000000000000'],
    ],
  ],
  [
    'two accounts into one, and what is over is a loss',
    T.EXCHANGE,
    [`${SPOT} -4`, 'm1 swap USDT available -5', 'm1 second USDT available 6'],
    [
      ['spot', 'second', '4.000000000000'],
      ['swap', 'second', '2.000000000000'],
    ],
  ],
  [
    'one account into two, and what is over is a gain',
    T.EXCHANGE,
    [`${SPOT} -6`, 'm1 swap USDT available 4', 'm1 second USDT available 5'],
    [
      ['spot', 'swap', '4.000000000000'],
      ['spot', 'second', '2.000000000000'],
    ],
  ],
  [
    'one of two accounts covers what another takes, and the other is a loss',
    T.EXCHANGE,
    [`${SPOT} -4`, 'm1 swap USDT available -5', 'm1 second USDT available 4'],
    [['spot', 'second', '4.000000000000']],
  ],
  [
    'one account takes what another gives, and the third is a gain',
    T.EXCHANGE,
    [`${SPOT} -4`, 'm1 swap USDT available 4', 'm1 second USDT available 5'],
    [['spot', 'swap', '4.000000000000']],
  ],
]

test.each(CASES)('FEAT-07.b flows of a posting: %s', (_, type, entries, flows) => {
  const posting = { id: 1, time: TIME, type, entries: entries.map(entry) }
  const rows = flows.map(([from, to, usd]) => ({ time: TIME, type, from, to, usd }))
  expect(wireFlows(posting, 'm1', prices)).toEqual(rows)
})

test('a flow of a coin that is not listed is a fault', () => {
  const posting = { id: 1, time: TIME, type: T.RECHARGE, entries: [entry('m1 spot NONE available 7')] }
  expect(() => wireFlows(posting, 'm1', prices)).toThrow('no coin NONE')
})
