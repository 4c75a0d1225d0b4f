import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { pairOf } from '../spot/testing-spot.ts'
import { askInSale, lotsFromSale, saleOf, sell, unitsOfLot } from './sales.ts'
import { askedIn, shareOut } from './share-sale.ts'
import { othersOf } from './others.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  EVEN_TIME,
  RUSH_SALE,
  SHARED_SALE,
  SHARING,
  withTerms,
} from './testing-bare.ts'
import { unitsOf } from './testing-lab.ts'

const [LINK, AVAX] = [pairOf('LINK/USDT'), pairOf('AVAX/USDT')]
const ticksOf = (id: number): number => activity(id).sale?.ticks ?? 0
const [RUSH_TICKS, SHARED_TICKS] = [ticksOf(RUSH_SALE), ticksOf(SHARED_SALE)]

const BUY = { id: 'E7', side: 'BUY', kind: 'LIMIT_PRICE', price: RUSH_TICKS } as const

/** An exchange in which a rush sale has 3.5 lots left. */
function almostSold(time = EVEN_TIME) {
  const bare = bareExchange()
  const { supply } = activity(RUSH_SALE)
  const left = othersOf(bare.state, activity(RUSH_SALE), time)
  bare.state.lab.taken[RUSH_SALE] = { amount: supply - left - unitsOf('0.035'), frozen: 0n }
  return bare
}

test.each([
  [{}, LINK, 2, 2],
  [{}, LINK, 3, 3],
  [{}, LINK, 4, 3],
  [{}, LINK, 0, 0],
  [{ side: 'SELL' }, LINK, 2, 0],
  [{ kind: 'MARKET_PRICE' }, LINK, 2, 0],
  [{ price: RUSH_TICKS - 1 }, LINK, 2, 0],
  [{ price: RUSH_TICKS + 1 }, LINK, 2, 0],
  [{}, AVAX, 2, 0],
  [{ price: SHARED_TICKS }, AVAX, 2, 0],
] as const)(
  'FEAT-21.a an order %o in %o that still wants %i lots gets %i of a rush sale that has three',
  (asked, pair, rest, expected) => {
    const { state } = almostSold()
    expect(lotsFromSale(state, pair, { ...BUY, ...asked }, rest, EVEN_TIME)).toBe(expected)
  },
)

test.each([
  [RUSH_SALE, LINK],
  [SHARED_SALE, AVAX],
])('a sale, %i, goes on in its pair from begin to end, unless it is cancelled', (id, pair) => {
  const { state } = bareExchange()
  const { start, end, sale } = activity(id)
  const found = (time: number) => saleOf(state, pair, time)
  expect([start - 1, end].map(found)).toEqual([undefined, undefined])
  const expected = { activity: activity(id), pair, ticks: sale?.ticks }
  expect([start, end - 1].map(found)).toEqual([expected, expected])
  expect(saleOf(state, pairOf('BTC/USDT'), start)).toBeUndefined()
  state.lab.canceled[id] = start
  expect(found(start)).toBeUndefined()
})

test('FEAT-21.a coins of a rush sale are booked from the issuer to the makers, and the money back', () => {
  const bare = bareExchange()
  const { state } = bare
  sell(state, LINK, BUY, 300, EVEN_TIME)
  const money = 300n * BigInt(RUSH_TICKS) * LINK.unitsPerTick
  expect(bare.postings()).toEqual([
    {
      time: EVEN_TIME,
      type: TransactionType.EXCHANGE,
      reference: 'order E7',
      entries: [
        `issuer spot available LINK -${unitsOf('3')}`,
        `makers spot available LINK ${unitsOf('3')}`,
        `makers spot available USDT -${money}`,
        `issuer spot available USDT ${money}`,
      ],
    },
  ])
  expect(state.lab.taken).toEqual({ [RUSH_SALE]: { amount: unitsOf('3'), frozen: 0n } })
  sell(state, LINK, BUY, 0, EVEN_TIME)
  sell(state, LINK, { ...BUY, price: RUSH_TICKS + 1 }, 5, EVEN_TIME)
  expect(bare.postings()).toHaveLength(1)
  expect(state.lab.taken).toEqual({ [RUSH_SALE]: { amount: unitsOf('3'), frozen: 0n } })
})

test('orders that ask in a shared sale are noted in their order, and shared out once, at its end', () => {
  const { state } = bareExchange()
  const ask = { ...BUY, price: SHARED_TICKS }
  askInSale(state, LINK, BUY, EVEN_TIME)
  askInSale(state, AVAX, { ...ask, side: 'SELL' }, EVEN_TIME)
  askInSale(state, AVAX, { ...ask, price: SHARED_TICKS - 1 }, EVEN_TIME)
  askInSale(state, AVAX, ask, activity(SHARED_SALE).end)
  expect([state.lab.asked, state.due.items]).toEqual([{}, []])
  for (const id of ['E1', 'E3', 'E2']) askInSale(state, AVAX, { ...ask, id }, EVEN_TIME)
  expect(state.lab.asked).toEqual({ [SHARED_SALE]: ['E1', 'E3', 'E2'] })
  expect(state.due.items).toMatchObject([
    { time: activity(SHARED_SALE).end, payload: { type: 'lab.share', activity: SHARED_SALE } },
  ])
})

/** Places an order for so many AVAX at the price of the shared sale. */
const place = (bare: ReturnType<typeof bareExchange>, member: number, lots: number): string =>
  String(
    bare.apply({
      type: 'spot.place',
      member,
      symbol: AVAX.symbol,
      side: 'BUY',
      kind: 'LIMIT_PRICE',
      price: SHARED_TICKS,
      lots,
      budget: 0n,
    }),
  )

test('all that orders still want is asked for in a shared sale, and what others ask for', () => {
  const bare = bareExchange()
  const { state } = bare
  const found = activity(SHARED_SALE)
  const others = othersOf(state, found, EVEN_TIME)
  expect(askedIn(state, found, EVEN_TIME)).toBe(others)
  const [first, second] = [place(bare, ANNA, 4000), place(bare, BERT, 1000)]
  expect(state.lab.asked).toEqual({ [SHARED_SALE]: [first, second] })
  expect(askedIn(state, found, EVEN_TIME)).toBe(others + 5000n * unitsOfLot(AVAX))
  bare.apply({ type: 'spot.cancel', member: BERT, id: second })
  expect(state.spotOrders[second]?.status).toBe('CANCELED')
  expect(askedIn(state, found, EVEN_TIME)).toBe(others + 4000n * unitsOfLot(AVAX))
  // An order that is no longer on record.
  state.lab.asked[SHARED_SALE] = [first, 'E404']
  expect(askedIn(state, found, EVEN_TIME)).toBe(others + 4000n * unitsOfLot(AVAX))
  expect(askedIn(state, activity(SHARING), EVEN_TIME)).toBe(0n)
})

test('FEAT-21.a a shared sale fills each order by its part, books it, and forgets who asked', () => {
  const bare = bareExchange()
  const { state } = bare
  const { end, others, supply } = activity(SHARED_SALE)
  const [first, second] = [place(bare, ANNA, 4000), place(bare, BERT, 1000)]
  const all = others + 5000n * unitsOfLot(AVAX)
  const [mine, theirs] = [4000n, 1000n].map((lots) => (lots * supply) / all)
  bare.toldUntil(end - 1)
  expect([state.spotOrders[first]?.filled, state.spotOrders[second]?.filled]).toEqual([0, 0])
  const from = bare.postings().length
  bare.toldUntil(end)
  expect([state.spotOrders[first]?.filled, state.spotOrders[second]?.filled].map(String)).toEqual([
    String(mine),
    String(theirs),
  ])
  const sold = bare
    .postings()
    .slice(from)
    .filter(({ entries }) => entries[0]?.startsWith('issuer') === true)
  expect(sold.map(({ time, reference }) => [time, reference])).toEqual([
    [end, `order ${first}`],
    [end, `order ${second}`],
  ])
  expect(state.lab.asked).toEqual({})
  expect(state.lab.taken).toEqual({
    [SHARED_SALE]: { amount: ((mine ?? 0n) + (theirs ?? 0n)) * unitsOfLot(AVAX), frozen: 0n },
  })
})

test('an order whose part is less than a lot gets nothing of a shared sale, and nothing is booked', () => {
  const bare = bareExchange()
  const { state } = bare
  const id = place(bare, ANNA, 100)
  const count = bare.postings().length
  const context = {
    time: EVEN_TIME,
    emit: () => undefined,
    refuse: (key: string) => {
      throw new RangeError(key)
    },
  }
  withTerms(SHARED_SALE, { supply: unitsOf('0.01') }, () => {
    shareOut(state, activity(SHARED_SALE), context)
  })
  expect(state.spotOrders[id]).toMatchObject({ filled: 0, status: 'TRADING' })
  expect(bare.postings()).toHaveLength(count)
  expect([state.lab.asked, state.lab.taken]).toEqual([{}, {}])
})

test('a shared sale that is moved on to its distribution is shared out at once', () => {
  const bare = bareExchange()
  const id = place(bare, ANNA, 4000)
  bare.apply({ type: 'lab.step', activity: SHARED_SALE, step: 2 }, EVEN_TIME + 1)
  const filled = bare.state.spotOrders[id]?.filled ?? 0
  expect(filled).toBeGreaterThan(0)
  bare.toldUntil(activity(SHARED_SALE).distribute)
  expect(bare.state.spotOrders[id]?.filled).toBe(filled)
})
