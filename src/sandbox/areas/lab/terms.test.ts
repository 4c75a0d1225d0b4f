import { describe, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { marketsOf } from '../../market/markets.ts'
import { findPair } from '../../market/pairs.ts'
import { announcedActivity, announcedAt, around, findActivity, type LabActivity } from './activities.ts'
import { DAY, HOUR, unitsOf } from './testing-lab.ts'

let seeds = 0
/** A seed of which no activity is remembered. */
const freshSeed = (): string => {
  seeds += 1
  return `terms ${seeds}`
}

const TIMES = {
  rushSale: ['2026-11-27T08:00:00Z', '2026-11-30T08:00:00Z'],
  sharedSale: ['2026-11-27T20:00:00Z', '2026-11-30T20:00:00Z'],
  sharing: ['2026-11-28T08:00:00Z', '2026-12-01T08:00:00Z'],
  subscription: ['2026-11-28T20:00:00Z', '2026-12-01T20:00:00Z'],
  mining: ['2026-11-29T08:00:00Z', '2026-12-02T08:00:00Z'],
  lockUp: ['2026-11-29T20:00:00Z', '2026-12-02T20:00:00Z'],
  inviters: ['2026-11-30T08:00:00Z', '2026-12-03T08:00:00Z'],
} as const

type Told = Partial<Omit<LabActivity, 'sale'>> & Pick<LabActivity, 'id' | 'track' | 'type'>
const NO_SALE = { price: null, friends: 0, hold: null, mining: null, lock: null, places: 2 } as const

const EVEN: readonly Told[] = [
  {
    ...NO_SALE,
    id: 69_283,
    track: 'sharing',
    type: 3,
    coin: 'OBX',
    pays: 'USDT',
    supply: unitsOf('20000'),
    least: unitsOf('100'),
    most: unitsOf('20000'),
    times: 3,
    others: unitsOf('1600000'),
  },
  {
    ...NO_SALE,
    id: 69_285,
    track: 'mining',
    type: 5,
    coin: 'OBX',
    pays: 'USDT',
    price: decimal('60'),
    places: 0,
    supply: unitsOf('2000'),
    least: unitsOf('1'),
    most: unitsOf('20'),
    times: 5,
    mining: { period: 'month', periods: 3, base: '17', invite: '0.1', limit: '0.5' },
    others: unitsOf('1300'),
  },
  {
    ...NO_SALE,
    id: 69_286,
    track: 'lockUp',
    type: 6,
    coin: 'OBX',
    pays: 'OBX',
    supply: unitsOf('500000'),
    least: unitsOf('50'),
    most: unitsOf('5000'),
    times: 2,
    lock: { period: 'month', periods: 12, kind: 'proportional', share: '0.1', times: '1.06', fee: '2' },
    others: unitsOf('260000'),
  },
  {
    ...NO_SALE,
    id: 69_287,
    track: 'inviters',
    type: 3,
    coin: 'OBX',
    pays: 'USDT',
    supply: unitsOf('10000'),
    least: unitsOf('100'),
    most: unitsOf('50000'),
    times: 1,
    friends: 2,
    others: unitsOf('300000'),
  },
]
const ODD: readonly Told[] = [
  {
    ...NO_SALE,
    id: 69_293,
    track: 'sharing',
    type: 3,
    coin: 'OBX',
    pays: 'USDT',
    supply: unitsOf('15000'),
    least: unitsOf('200'),
    most: unitsOf('30000'),
    times: 3,
    others: unitsOf('1100000'),
  },
  {
    ...NO_SALE,
    id: 69_295,
    track: 'mining',
    type: 5,
    coin: 'OBX',
    pays: 'USDT',
    price: decimal('55'),
    places: 0,
    supply: unitsOf('2000'),
    least: unitsOf('1'),
    most: unitsOf('20'),
    times: 5,
    mining: { period: 'day', periods: 30, base: '1.55', invite: '0.08', limit: '0.4' },
    others: unitsOf('900'),
  },
  {
    ...NO_SALE,
    id: 69_296,
    track: 'lockUp',
    type: 6,
    coin: 'USDT',
    pays: 'USDT',
    supply: unitsOf('400000'),
    least: unitsOf('100'),
    most: unitsOf('10000'),
    times: 2,
    lock: { period: 'week', periods: 8, kind: 'equal', share: '0', times: '1.02', fee: '1' },
    others: unitsOf('230000'),
  },
  {
    ...NO_SALE,
    id: 69_297,
    track: 'inviters',
    type: 3,
    coin: 'OBX',
    pays: 'USDT',
    supply: unitsOf('12000'),
    least: unitsOf('100'),
    most: unitsOf('50000'),
    times: 1,
    friends: 3,
    others: unitsOf('380000'),
  },
]

describe.each([
  ['even', 0, EVEN],
  ['odd', 1, ODD],
] as const)('of %s seasons', (_name, parity, rows) => {
  test.each(rows)('ENT-13.a $track has its terms and times', (told) => {
    const start = Date.parse(TIMES[told.track][parity])
    expect(findActivity(freshSeed(), told.id)).toEqual({
      ...told,
      sale: null,
      start,
      announced: start - 2 * DAY,
      end: start + 3 * DAY,
      distribute: start + 3 * DAY + 12 * HOUR,
    })
  })
})

/** Lowest price of a market, in ticks, on the days from that of one moment to that of another. */
function lowest(seed: string, symbol: string, from: number, to: number): number {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  const path = marketsOf(seed).path(pair)
  const days: number[] = []
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) days.push(day / 1000)
  return Math.min(...days.map((day) => path.candle(day, day + DAY / 1000).low))
}

test.each([
  [69_281, 'rushSale', 1, 'OBX', 97, true, '40000', '26000', null],
  [69_291, 'rushSale', 1, 'LINK', 97, true, '3000', '2100', null],
  [69_282, 'sharedSale', 2, 'AVAX', 96, true, '2500', '4000', null],
  [69_292, 'sharedSale', 2, 'DOT', 96, true, '12000', '19200', null],
  [69_284, 'subscription', 4, 'OBX', 95, false, '30000', '18000', null],
  [69_294, 'subscription', 4, 'OBX', 92, false, '30000', '22500', { coin: 'OBX', units: unitsOf('100') }],
] as const)(
  'FEAT-21.a activity %i, a %s, costs less than its market does while it is offered',
  (id, track, type, coin, percent, isSale, supply, others, hold) => {
    const seed = freshSeed()
    const activity = findActivity(seed, id)
    const start = Date.parse(TIMES[track][id < 69_290 ? 0 : 1])
    const [announced, end] = [start - 2 * DAY, start + 3 * DAY]
    const symbol = `${coin}/USDT`
    const pair = findPair(symbol)
    const ticks = Math.floor((lowest(seed, symbol, announced, end) * percent) / 100)
    const scale = pair?.priceScale ?? 0
    const price = decimal(
      `${Math.floor(ticks / 10 ** scale)}.${String(ticks % 10 ** scale).padStart(scale, '0')}`,
    )
    expect(activity).toEqual({
      id,
      track,
      type,
      announced,
      start,
      end,
      distribute: end + 12 * HOUR,
      coin,
      pays: 'USDT',
      price,
      sale: isSale ? { pair, ticks } : null,
      places: 2,
      supply: unitsOf(supply),
      least: isSale ? 0n : unitsOf('20'),
      most: isSale ? 0n : unitsOf('2000'),
      times: isSale ? 0 : 2,
      friends: 0,
      hold,
      mining: null,
      lock: null,
      others: unitsOf(others),
    })
  },
)

test('an activity is made once for each seed, and differs from that of another seed in its price', () => {
  const [one, other] = [freshSeed(), freshSeed()]
  const found = [one, other].map((seed) => findActivity(seed, 69_284))
  expect(findActivity(one, '69284')).toBe(found[0])
  expect(announcedActivity(other, 69_284, Date.parse('2026-11-26T20:00:00Z'))).toBe(found[1])
  expect(found[0]?.price).not.toEqual(found[1]?.price)
})

test.each([
  ['sharing', 3],
  ['mining', 5],
  ['lockUp', 6],
] as const)('there is no season of %s before the first one', (track, first) => {
  expect(around(freshSeed(), track, 4 * DAY).map(({ id }) => id)).toEqual([first, first + 10])
})

test('a list names the seasons of each track from the newest that is announced to so many back', () => {
  // The first three tracks, and the last two, have announced the season after the one that goes on.
  const time = Date.parse('2026-11-26T12:00:00Z')
  expect(announcedAt(freshSeed(), time, 1).map(({ id }) => id)).toEqual([
    69281, 69271, 69261, 69282, 69272, 69262, 69283, 69273, 69263, 69274, 69264, 69275, 69265, 69276, 69266,
    69256, 69277, 69267, 69257,
  ])
})
