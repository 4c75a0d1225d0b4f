import { expect, test } from 'vitest'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { frozenErrors } from '../frozen.ts'
import { unitsOf } from './testing-otc.ts'
import { OWNER, PURCHASE, SALE, STRANGER, type Trades, trades } from './testing-trades.ts'

const { CTC_BUY, CTC_SELL } = TransactionType
const visit = ({ run }: Trades, ad: number, all = false) => run({ type: 'ad.visitNow', id: String(ad), all })

test.each([
  ['sale', SALE],
  ['purchase', PURCHASE],
] as const)('in older records a trade on a %s is booked at once', (side, draft) => {
  const exchange = trades({ hasBegun: false })
  const ad = exchange.shelve(draft)
  exchange.postings()
  expect([visit(exchange, ad, true), exchange.state.otc.orders]).toEqual([null, {}])
  const [own, makers, fees] = [
    `m${OWNER} spot USDT`,
    'makers spot USDT available',
    'fees spot USDT available',
  ]
  const [amount, fee] = [unitsOf('75'), unitsOf('0.075')]
  const moves =
    side === 'sale'
      ? [{ [`${own} frozen`]: -amount }, { [makers]: amount }, { [`${own} frozen`]: -fee }, { [fees]: fee }]
      : [
          { [makers]: -amount },
          { [`${own} available`]: amount },
          { [`${own} available`]: -fee },
          { [fees]: fee },
        ]
  expect(exchange.postings()).toEqual([[side === 'sale' ? CTC_SELL : CTC_BUY, `ad ${ad}`, ...moves]])
  expect(exchange.state.ads[ad]).toMatchObject({
    left: side === 'sale' ? unitsOf('24.925') : unitsOf('25'),
    visits: 1,
    shelf: AdShelf.PUT_ON_SHELVES,
  })
  expect([exchange.state.otcTrades, frozenErrors(exchange.state)]).toEqual([{ [OWNER]: 1 }, []])
  visit(exchange, ad, true)
  expect(exchange.state.otcTrades).toEqual({ [OWNER]: 2 })
  expect(exchange.state.ads[ad]).toMatchObject({ shelf: AdShelf.PUT_OFF_SHELVES, nextVisit: null, visits: 2 })
  expect([frozenErrors(exchange.state), exchange.state.otcTrades[STRANGER]]).toEqual([[], undefined])
})

test('in older records a trade that is too little books nothing, and one without a fee no fee', () => {
  const exchange = trades({ hasBegun: false })
  const ad = exchange.shelve(SALE)
  const known = exchange.state.ads[ad]
  if (known === undefined) throw new RangeError(`no ad ${ad}`)
  exchange.state.ads[ad] = { ...known, leastCents: 1_000_000n }
  expect(visit(exchange, ad)).toBeNull()
  expect(exchange.state.ads[ad]).toMatchObject({
    shelf: AdShelf.PUT_OFF_SHELVES,
    left: SALE.units,
    visits: 1,
  })
  expect(exchange.state.otcTrades).toEqual({})
  const small = { units: 1100n, leastCents: 1n, mostCents: 1n, price: { cents: 200_000n } }
  const other = exchange.shelve(PURCHASE, small)
  exchange.postings()
  visit(exchange, other, true)
  const posted = exchange.postings()
  expect(posted.map(([type, reference, ...moves]) => [type, reference, moves.length])).toEqual([
    [CTC_BUY, `ad ${other}`, 2],
  ])
})
