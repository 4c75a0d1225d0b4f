import { expect, test } from 'vitest'
import { AdSide } from '#generated/wire/ad-side.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { frozenErrors } from '../frozen.ts'
import { shareOf } from '../promotion/rebates.ts'
import { START } from '../spot/testing-spot.ts'
import { amountText } from '../wallets/amounts.ts'
import { otcFrozen } from './booking.ts'
import { CANCELLED, COMPLETED, MINUTE, unitsOf } from './testing-otc.ts'
import {
  acts,
  buyerOf,
  CUSTOMER,
  DRAFTS,
  OWNER,
  PURCHASE,
  SALE,
  sellerOf,
  STRANGER,
  trades,
} from './testing-trades.ts'

const { CTC_BUY, CTC_SELL, PROMOTION_AWARD } = TransactionType
/** An account of USDT as postings name it. */
const at = (owner: string, bucket = 'available') => `${owner} spot USDT ${bucket}`
const moved = (from: string, to: string, amount: string) => [
  { [from]: -unitsOf(amount) },
  { [to]: unitsOf(amount) },
]
test.each([
  ['FEAT-18.cf', 'sale', 'seller'],
  ['FEAT-18.df', 'purchase', 'seller'],
  ['FEAT-18.h', 'sale', 'staff'],
  ['FEAT-18.h', 'purchase', 'staff'],
] as const)(
  '%s STATE-16.g a release on a %s by the %s books both sides and tells them',
  (_code, side, by) => {
    const draft = DRAFTS[side]
    const exchange = trades()
    const { state } = exchange
    const { ad, sn } = exchange.open(draft)
    const act = acts(exchange, sn, draft)
    act('pay', ...(by === 'staff' ? (['appeal'] as const) : []))
    exchange.happened()
    exchange.postings()
    exchange.wait(MINUTE)
    act(by === 'staff' ? 'staffReleases' : 'release')
    const [buyer, seller] = [buyerOf(draft), sellerOf(draft)]
    const isSale = draft.side === AdSide.SELL
    expect(exchange.postings()).toEqual([
      [
        CTC_SELL,
        `otc ${sn}`,
        ...moved(at(`m${seller}`, 'frozen'), at('makers'), '20'),
        ...(isSale ? moved(at(`m${seller}`, 'frozen'), at('fees'), '0.02') : []),
      ],
      [
        CTC_BUY,
        `otc ${sn}`,
        ...moved(at('makers'), at(`m${buyer}`), '20'),
        ...(isSale ? [] : moved(at(`m${buyer}`), at('fees'), '0.02')),
      ],
    ])
    const [sold, bought] = isSale ? ['-20.02000000', '20.00000000'] : ['-20.00000000', '19.98000000']
    const told = [
      [OWNER, 'OTC_RELEASED', 'spot', isSale ? sold : bought],
      [CUSTOMER, 'OTC_RELEASED', 'spot', isSale ? bought : sold],
    ].filter(([member]) => by === 'staff' || member !== seller)
    expect(exchange.news()).toEqual([['otc.order', by === 'staff' ? null : seller], ...told])
    expect(exchange.notices(sn).at(-1)).toEqual(
      by === 'staff' ? ['otc-notice-staff-released', null] : ['otc-notice-released', seller],
    )
    const numbers = { [OWNER]: [sn], [CUSTOMER]: [sn] }
    expect(state.otc).toMatchObject({
      open: { [OWNER]: [], [CUSTOMER]: [] },
      finished: numbers,
      cancelled: {},
    })
    expect(state.otc.orders[sn]).toMatchObject({
      status: COMPLETED,
      ended: START + MINUTE,
      cancelledBy: null,
    })
    expect([state.otcTrades[OWNER], state.otcTrades[CUSTOMER], state.otcTrades[STRANGER]]).toEqual([
      1,
      1,
      undefined,
    ])
    expect([state.inTrades, state.ads[ad]?.left, frozenErrors(state)]).toEqual([
      {},
      unitsOf(isSale ? '79.98' : '80'),
      [],
    ])
  },
)

test('FEAT-18.f the fee of an owner is shared with who invited him; without a fee none is booked', () => {
  const exchange = trades()
  const { state } = exchange
  for (const member of [OWNER, CUSTOMER]) {
    const known = state.members[member]
    if (known === undefined) throw new RangeError(String(member))
    known.inviter = STRANGER
    known.realName = { state: 'verified', name: 'N', idNumber: null, rejectReason: null }
  }
  const { sn } = exchange.open(SALE, '20')
  exchange.postings()
  acts(exchange, sn, SALE)('pay', 'release')
  const [, , ...awards] = exchange.postings()
  const [share] = promotionTerms.rebates
  const reward = amountText(shareOf(unitsOf('0.02'), share), 'USDT')
  expect(awards).toEqual([[PROMOTION_AWARD, `otc ${sn}`, ...moved(at('fees'), at(`m${STRANGER}`), reward)]])
  // A thousandth of this is less than one unit.
  const small = exchange.open(PURCHASE, '0.00000999', { leastCents: 0n })
  exchange.postings()
  acts(exchange, small.sn, PURCHASE)('pay', 'release')
  expect(exchange.postings()).toEqual([
    [CTC_SELL, `otc ${small.sn}`, ...moved(at(`m${CUSTOMER}`, 'frozen'), at('makers'), '0.00000999')],
    [CTC_BUY, `otc ${small.sn}`, ...moved(at('makers'), at(`m${OWNER}`), '0.00000999')],
  ])
})

test.each([
  ['by the buyer', 'BUYER', 'otc-notice-cancelled'],
  ['as its time is over', 'TIMEOUT', 'otc-notice-timeout'],
  ['by staff', 'STAFF', 'otc-notice-staff-cancelled'],
] as const)(
  'FEAT-18.gh STATE-04.d an order that is cancelled %s is told, and gives all back',
  (_how, by, notice) => {
    for (const draft of [SALE, PURCHASE]) {
      const exchange = trades()
      const { state } = exchange
      const { ad, sn } = exchange.open(draft)
      const act = acts(exchange, sn, draft)
      if (by === 'STAFF') act('pay', 'appeal')
      exchange.happened()
      exchange.postings()
      const after = by === 'TIMEOUT' ? 15 * MINUTE : MINUTE
      exchange.wait(after - 1)
      expect(exchange.happened()).toEqual([])
      exchange.wait(1)
      if (by !== 'TIMEOUT') act(by === 'BUYER' ? 'cancel' : 'staffCancels')
      const buyer = by === 'BUYER' ? buyerOf(draft) : null
      expect(exchange.news()).toEqual([
        ['otc.order', buyer],
        ...[OWNER, CUSTOMER]
          .filter((member) => member !== buyer)
          .map((member) => [member, 'OTC_CANCELED', 'spot', null]),
      ])
      expect(exchange.notices(sn).at(-1)).toEqual([notice, buyer])
      expect(state.otc.orders[sn]).toMatchObject({ status: CANCELLED, ended: START + after, cancelledBy: by })
      const numbers = { [OWNER]: [sn], [CUSTOMER]: [sn] }
      expect(state.otc.cancelled).toEqual(numbers)
      expect([state.otc.finished, state.otc.open]).toEqual([{}, { [OWNER]: [], [CUSTOMER]: [] }])
      const freed = ['hold', `otc ${sn}`, ...moved(at(`m${CUSTOMER}`, 'frozen'), at(`m${CUSTOMER}`), '20')]
      expect(exchange.postings()).toEqual(draft === SALE ? [] : [freed])
      expect([state.ads[ad]?.left, state.inTrades, state.otcTrades[OWNER]]).toEqual([
        unitsOf('100'),
        {},
        undefined,
      ])
      expect(state.otc.unpaid).toEqual(by === 'TIMEOUT' && draft === PURCHASE ? { [ad]: 1 } : {})
      expect(frozenErrors(state)).toEqual([])
    }
  },
)

test('an order that ends leaves the others of its ad open, and in trade', () => {
  const exchange = trades()
  const { ad, sn } = exchange.open(SALE, '20')
  const second = String(exchange.buy(ad, '7', { member: STRANGER }))
  acts(exchange, sn, SALE)('cancel')
  const { otc, inTrades } = exchange.state
  expect(otc.open).toEqual({ [OWNER]: [second], [CUSTOMER]: [], [STRANGER]: [second] })
  expect(inTrades).toEqual({ [ad]: unitsOf('7') })
  expect(otcFrozen(exchange.state)).toEqual([{ member: OWNER, coin: 'USDT', units: unitsOf('7.007') }])
})

test.each([
  ['off the shelf', SALE, ['ad.takeOff'], unitsOf('100')],
  ['deleted', SALE, ['ad.takeOff', 'ad.remove'], unitsOf('79.98')],
  ['off the shelf', PURCHASE, ['ad.takeOff'], unitsOf('100')],
  ['deleted', PURCHASE, ['ad.takeOff', 'ad.remove'], unitsOf('80')],
] as const)(
  'a cancelled order on an ad that is %s gives the seller the coins',
  (_what, draft, steps, left) => {
    const exchange = trades()
    const { ad, sn } = exchange.open(draft)
    for (const type of steps) exchange.run({ type, member: OWNER, id: String(ad) })
    exchange.postings()
    acts(exchange, sn, draft)('cancel')
    const seller = `m${sellerOf(draft)}`
    const amount = draft === SALE ? '20.02' : '20'
    expect(exchange.postings()).toEqual([
      ['hold', `otc ${sn}`, ...moved(at(seller, 'frozen'), at(seller), amount)],
    ])
    expect([exchange.state.ads[ad]?.left, frozenErrors(exchange.state)]).toEqual([left, []])
  },
)

test.each([
  ['sale', SALE],
  ['purchase', PURCHASE],
] as const)('a cancelled order adds nothing to a %s that has been rewritten since', (_side, draft) => {
  const exchange = trades()
  const { ad, sn } = exchange.open(draft)
  const own = { member: OWNER, id: String(ad) }
  exchange.run({ type: 'ad.takeOff', ...own })
  exchange.run({ type: 'ad.change', ...own, draft: { ...draft, units: unitsOf('50') } })
  exchange.run({ type: 'ad.putOn', ...own })
  acts(exchange, sn, draft)('cancel')
  expect([exchange.state.ads[ad]?.left, frozenErrors(exchange.state)]).toEqual([unitsOf('50'), []])
})
