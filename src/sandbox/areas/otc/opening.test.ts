import { expect, test } from 'vitest'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { START } from '../spot/testing-spot.ts'
import { NONPAYMENT, unitsOf } from './testing-otc.ts'
import { bankOf, CUSTOMER, OWNER, PURCHASE, SALE, STRANGER, trades } from './testing-trades.ts'

const SN = '261121093000000001'
const MINUTE = 60_000

/** The news of a member of an order without money that moves. */
const told = (member: number, kind: string, reference = SN, time = START) => ({
  type: 'member.event',
  member,
  event: {
    id: `${kind}.${reference}.${time}.0`,
    time,
    kind,
    account: 'spot',
    symbol: null,
    coin: null,
    amount: null,
    reference,
    outcome: null,
  },
})

test.each([
  ['purchase of a customer', SALE, OWNER, unitsOf('79.98'), []],
  [
    'sale of a customer',
    PURCHASE,
    CUSTOMER,
    unitsOf('80'),
    [
      [
        'hold',
        `otc ${SN}`,
        { [`m${CUSTOMER} spot USDT available`]: -unitsOf('20') },
        { [`m${CUSTOMER} spot USDT frozen`]: unitsOf('20') },
      ],
    ],
  ],
] as const)(
  'FEAT-18.cd a %s is written down with the terms of its moment',
  (_what, draft, seller, left, holds) => {
    const exchange = trades()
    const { state } = exchange
    const ad = exchange.shelve(draft, { minutes: 20 })
    exchange.postings()
    exchange.happened()
    const order = draft === SALE ? exchange.buy : exchange.sell
    expect(order(ad, '20')).toBe(SN)
    expect(state.otc).toEqual({
      hasBegun: true,
      nextId: 2,
      orders: {
        [SN]: {
          sn: SN,
          ad,
          version: 0,
          side: draft.side,
          owner: OWNER,
          customer: CUSTOMER,
          coin: 'USDT',
          currency: 'EUR',
          language: 'de_DE',
          price: 200n,
          cents: 4000n,
          units: unitsOf('20'),
          fee: unitsOf('0.02'),
          minutes: 20,
          payments: [bankOf(seller)],
          status: NONPAYMENT,
          created: START,
          paid: null,
          appealed: null,
          ended: null,
          cancelledBy: null,
        },
      },
      open: { [OWNER]: [SN], [CUSTOMER]: [SN] },
      finished: {},
      cancelled: {},
      unpaid: {},
      chats: { [SN]: [{ time: START, from: CUSTOMER, notice: 'otc-notice-opened' }] },
    })
    expect([state.ads[ad]?.left, state.inTrades]).toEqual([left, { [ad]: unitsOf('20') }])
    expect(exchange.postings()).toEqual(holds)
    expect(exchange.happened()).toEqual([
      { type: 'otc.order', sn: SN, by: CUSTOMER },
      told(OWNER, 'OTC_OPENED'),
    ])
    expect(exchange.plans()).toEqual([{ after: 20 * MINUTE, type: 'otc.expire', sn: SN }])
  },
)

test('ENT-04.a numbers of orders are their moment and their place among all', () => {
  const exchange = trades()
  const ad = exchange.shelve(SALE)
  expect([exchange.buy(ad, '10'), exchange.buy(ad, '11')]).toEqual([SN, '261121093000000002'])
  exchange.wait(999)
  expect(exchange.buy(ad, '12')).toBe('261121093000000003')
  exchange.wait(60_001)
  exchange.run({ type: 'otc.cancel', member: CUSTOMER, sn: SN })
  expect(exchange.buy(ad, '13')).toBe('261121093101000004')
  expect(exchange.state.inTrades).toEqual({ [ad]: unitsOf('36') })
})

test.each([
  [1, 'Welcome', null, [['Welcome', OWNER]]],
  [0, 'Welcome', null, []],
  [1, null, null, []],
  [0, null, 'Good day', [['Good day', CUSTOMER]]],
  [
    1,
    'Welcome',
    'Good day',
    [
      ['Welcome', OWNER],
      ['Good day', CUSTOMER],
    ],
  ],
] as const)(
  'FEAT-18.i a chat begins with the reply (automatic: %i, %s) and the remark %s',
  (auto, text, remark, said) => {
    const exchange = trades()
    const ad = exchange.shelve(SALE, { auto, text })
    const sn = String(exchange.buy(ad, '20', { remark }))
    const [, ...entries] = exchange.state.otc.chats[sn] ?? []
    expect(entries).toEqual(said.map(([words, from]) => ({ time: START, from, text: words })))
  },
)

test.each([
  ['日本', 'ja_JP'],
  ['美国', 'en_US'],
  ['中国', 'zh_CN'],
  ['Nowhere', 'en_US'],
])('FEAT-18.i members of an ad in %s write %s', (country, language) => {
  const exchange = trades()
  const { sn } = exchange.open(SALE, '20', { country })
  expect(exchange.state.otc.orders[sn]?.language).toBe(language)
})

test.each([
  ['STATE-13.e', SALE, '25.025', AdShelf.PUT_ON_SHELVES, '5.005'],
  ['STATE-13.e', SALE, '25.02499999', AdShelf.PUT_OFF_SHELVES, '5.00499999'],
  ['STATE-13.f', PURCHASE, '25', AdShelf.PUT_ON_SHELVES, '5'],
  ['STATE-13.f', PURCHASE, '24.99999999', AdShelf.PUT_OFF_SHELVES, '4.99999999'],
] as const)(
  '%s an order takes its ad off the shelf when too little is left',
  (_code, draft, all, shelf, left) => {
    const exchange = trades()
    const { ad } = exchange.open(draft, '20', { units: unitsOf(all) })
    const isOn = shelf === AdShelf.PUT_ON_SHELVES
    expect(exchange.state.ads[ad]).toMatchObject({ shelf, left: unitsOf(left) })
    expect(exchange.state.ads[ad]?.nextVisit === null).toBe(!isOn)
    if (draft === PURCHASE) return
    const freed = exchange.postings().at(-1)
    expect(freed).toEqual([
      'hold',
      `ad ${ad}`,
      { [`m${OWNER} spot USDT ${isOn ? 'available' : 'frozen'}`]: isOn ? -unitsOf(all) : -unitsOf(left) },
      { [`m${OWNER} spot USDT ${isOn ? 'frozen' : 'available'}`]: isOn ? unitsOf(all) : unitsOf(left) },
    ])
  },
)

const placed = { member: CUSTOMER, price: 200n, cents: 4000n, units: unitsOf('20'), remark: null }

test.each([
  ['otc.buy', 'an ad that is none', 'parameter-error'],
  ['otc.buy', 'an ad of the same side', 'parameter-error'],
  ['otc.buy', 'an ad off the shelf', 'already-put-off'],
  ['otc.buy', 'a deleted ad', 'already-put-off'],
  ['otc.sell', 'an ad that is none', 'parameter-error'],
  ['otc.sell', 'an ad of the same side', 'parameter-error'],
  ['otc.sell', 'an ad off the shelf', 'already-put-off'],
  ['otc.sell', 'a deleted ad', 'already-put-off'],
] as const)('FEAT-18.cd the command %s on %s is refused, and changes nothing', (type, what, key) => {
  const exchange = trades()
  const [right, wrong] = type === 'otc.buy' ? [SALE, PURCHASE] : [PURCHASE, SALE]
  const ad = exchange.shelve(what === 'an ad of the same side' ? wrong : right)
  const own = { member: OWNER, id: String(ad) }
  if (what === 'an ad off the shelf' || what === 'a deleted ad') exchange.run({ type: 'ad.takeOff', ...own })
  if (what === 'a deleted ad') exchange.run({ type: 'ad.remove', ...own })
  expect(exchange.refused({ type, ...placed, ad: what === 'an ad that is none' ? 99_999 : ad })).toBe(key)
})

test.each([
  ['otc.buy', SALE, '99.9000999', '99.90009991'],
  ['otc.sell', PURCHASE, '100', '100.00000001'],
] as const)('VAL-18.l the command %s takes all that is left and no unit more', (type, draft, most, more) => {
  const exchange = trades()
  const ad = exchange.shelve(draft)
  const command = { type, ...placed, ad }
  expect(exchange.refused({ ...command, units: unitsOf(more) })).toBe('amount-not-enough')
  expect(exchange.run({ ...command, units: unitsOf(most) })).toBe(SN)
})

test('VAL-29.r the command of a sale takes the whole balance and no unit more', () => {
  const exchange = trades()
  const ad = exchange.shelve(PURCHASE, { units: unitsOf('2000') })
  const command = { type: 'otc.sell', ...placed, ad } as const
  expect(exchange.refused({ ...command, units: unitsOf('1000.00000001') })).toBe('insufficient-balance')
  expect(exchange.run({ ...command, units: unitsOf('1000') })).toBe(SN)
})

test('VAL-33.a a seller whose payment method the ad does not take, or whose wallet is locked, is refused', () => {
  const exchange = trades()
  const ads = [exchange.shelve(PURCHASE, { pay: ['Zelle', 'Uphold'] }), exchange.shelve(PURCHASE)]
  const [other, ad] = ads as [number, number]
  const command = { type: 'otc.sell', ...placed } as const
  expect(exchange.refused({ ...command, ad: other })).toBe('at-least-support-pay')
  const values = [{ text: 'cash' }, null, null, null, null, null, null]
  // Of no type that there is.
  exchange.run({ type: 'payment.save', id: null, member: CUSTOMER, kind: 99, values })
  expect(exchange.refused({ ...command, ad: other })).toBe('at-least-support-pay')
  exchange.run({ type: 'wallet.lock', member: CUSTOMER, kind: 'spot', coin: 'USDT', locked: true })
  expect(exchange.refused({ ...command, ad })).toBe('wallet-locked')
  expect(exchange.run({ ...command, ad, member: STRANGER })).toBe(SN)
})

test.each([
  ['otc.buy', SALE],
  ['otc.sell', PURCHASE],
] as const)('a member has three unpaid orders by the command %s and no fourth', (type, draft) => {
  const exchange = trades()
  const ad = exchange.shelve(draft)
  const command = { type, ...placed, ad, units: unitsOf('6'), cents: 1200n }
  // Orders on the member's own ads do not count.
  exchange.run({ type: 'otc.buy', ...placed, ad: exchange.shelve(SALE), member: STRANGER })
  const numbers = [1, 2, 3].map(() => String(exchange.run(command)))
  expect(exchange.refused(command)).toBe('too-many-unpaid-orders')
  expect(exchange.state.otc.orders[String(exchange.run({ ...command, member: STRANGER }))]).toBeDefined()
  const buyer = draft === SALE ? CUSTOMER : OWNER
  expect(exchange.run({ type: 'otc.pay', member: buyer, sn: numbers[1] ?? '' })).toBeUndefined()
  expect(exchange.state.otc.orders[String(exchange.run(command))]).toBeDefined()
})
