import { expect, test } from 'vitest'
import { AdSide } from '#generated/wire/ad-side.ts'
import { MemberLevel } from '#generated/wire/member-level.ts'
import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { blankMember } from '../members/members.ts'
import { frozenErrors } from '../frozen.ts'
import { START } from '../spot/testing-spot.ts'
import { ADVERTISER_ROWS } from './advertiser-rows.ts'
import { ADVERTISER_IDS, isComputed } from './advertisers.ts'
import { otcUpgrades } from './commands.ts'
import { unitsOf } from './testing-otc.ts'
import { CUSTOMER, type Trades, trades } from './testing-trades.ts'

const DAY = 86_400_000
const [FIRST, FOURTH, LAST] = [500_001, 500_004, 500_015]

const adsOf = ({ state }: Trades, member: number) =>
  Object.values(state.ads).filter((ad) => ad.member === member)
const paymentsOf = ({ state }: Trades, member: number) =>
  Object.values(state.payments)
    .filter((record) => record.member === member)
    .map(({ kind, values }) => ({
      kind,
      texts: values.map((value) => value && 'text' in value && value.text),
    }))

test('computed members have the numbers from 500001 on', () => {
  expect(ADVERTISER_IDS).toEqual(ADVERTISER_ROWS.map((_row, index) => 500_001 + index))
  expect([500_000, FIRST, LAST, 500_016, 600_001].map(isComputed)).toEqual([false, true, true, false, false])
})

test('a computed member has name, age, merchant deposit, trades and ways of paying of its row', () => {
  const exchange = trades()
  const { members, merchants, otcTrades } = exchange.state
  const none = '0'.repeat(64)
  const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: none, hash: none }
  const first = {
    ...blankMember,
    id: FIRST,
    username: 'Nordlicht OTC',
    createTime: START - 180 * DAY,
    email: 'advertiser500001@openbourse.test',
    phone: '500001',
    country: '德国',
    level: MemberLevel.IDENTIFICATION,
    realName: { state: 'verified', name: 'Jonas Petersen', idNumber: null, rejectReason: null },
    password,
    promotionCode: 'OTC500001',
    disabled: true,
  }
  expect(members[FIRST]).toEqual(first)
  // Neither certified nor with a phone.
  expect(members[FOURTH]).toEqual({
    ...first,
    id: FOURTH,
    username: 'Tomáš H.',
    createTime: START - 450 * DAY,
    email: 'advertiser500004@openbourse.test',
    phone: null,
    level: MemberLevel.REALNAME,
    realName: { ...first.realName, name: 'Tomáš Horák' },
    promotionCode: 'OTC500004',
  })
  expect(merchants[FIRST]).toEqual({
    status: MerchantStatus.VERIFIED,
    round: 1,
    deposit: { coin: 'USDT', units: 0n },
    reason: null,
  })
  expect(Object.keys(merchants)).toEqual(
    ADVERTISER_IDS.filter((_id, index) => ADVERTISER_ROWS[index]?.isCertified).map(String),
  )
  expect([otcTrades[FIRST], otcTrades[FOURTH]]).toEqual([2318, 127])
  expect(paymentsOf(exchange, FIRST)).toEqual([
    {
      kind: 2,
      texts: [
        'Jonas Petersen',
        'DE00 5001 0000 0000 4417 20',
        null,
        'Sample Bank, Hamburg',
        null,
        null,
        null,
      ],
    },
    { kind: 15, texts: ['U 4417 2000 1180', null, null, null, null, null, null] },
  ])
})

test('computed members have ads where these are wanted, and none elsewhere', () => {
  const [without, exchange] = [trades(), trades({ ads: true })]
  expect(without.state.ads).toEqual({})
  const rows = ADVERTISER_ROWS.map(({ coins }) =>
    coins.flatMap((coin) => [
      [coin, 1],
      [coin, 0],
    ]),
  )
  expect(
    ADVERTISER_IDS.map((member) => adsOf(exchange, member).map(({ coin, side }) => [coin, side])),
  ).toEqual(rows)
  const common = {
    member: FIRST,
    coin: 'USDT',
    country: '德国',
    currency: 'EUR',
    units: unitsOf('12000'),
    left: unitsOf('12000'),
    leastCents: 4000n,
    mostCents: 200_000n,
    minutes: 15,
    pay: ['Bank Transfer', 'Advcash'],
    auto: 1,
    text: ADVERTISER_ROWS[0]?.reply,
    remark: ADVERTISER_ROWS[0]?.remark,
    shelf: 0,
    created: START,
    updated: null,
    version: 0,
    visits: 0,
    nextVisit: null,
  }
  expect(adsOf(exchange, FIRST).slice(0, 2)).toEqual([
    { ...common, id: 10_001, side: AdSide.SELL, price: { premium: '0.11' } },
    { ...common, id: 10_002, side: AdSide.BUY, price: { premium: '-0.11' } },
  ])
  expect(adsOf(exchange, FOURTH)[0]).toMatchObject({ auto: 0, text: null, remark: null, minutes: 15 })
  expect(frozenErrors(exchange.state)).toEqual([])
})

test.each([
  ['USDT', '12000'],
  ['USDC', '9000'],
  ['BTC', '0.25'],
  ['ETH', '6'],
  ['BNB', '30'],
  ['SOL', '120'],
  ['LTC', '200'],
  ['OBX', '8000'],
])('each ad of a computed member in %s is of %s, and a sale has them frozen', (coin, amount) => {
  const exchange = trades({ ads: true })
  const ads = Object.values(exchange.state.ads).filter((ad) => ad.coin === coin)
  expect(ads.map(({ units }) => units)).toEqual(ads.map(() => unitsOf(amount)))
  const holds = exchange
    .postings(0)
    .filter(([type, reference]) => type === 'hold' && reference === `ad ${ads[0]?.id}`)
  expect(holds).toEqual([
    [
      'hold',
      `ad ${ads[0]?.id}`,
      { [`m${ads[0]?.member} spot ${coin} available`]: -unitsOf(amount) },
      { [`m${ads[0]?.member} spot ${coin} frozen`]: unitsOf(amount) },
    ],
  ])
})

test.each([
  ['EUR', 4000n, 200_000n],
  ['USD', 5000n, 300_000n],
  ['CNY', 30_000n, 2_000_000n],
  ['JPY', 700_000n, 40_000_000n],
  ['KRW', 7_000_000n, 400_000_000n],
])('limits in %s are 50 and 3000 dollars, with one digit alone', (currency, least, most) => {
  const { state } = trades({ ads: true })
  const ads = Object.values(state.ads).filter((ad) => ad.currency === currency)
  expect(new Set(ads.map(({ leastCents }) => leastCents))).toEqual(new Set([least]))
  expect(new Set(ads.map(({ mostCents }) => mostCents))).toEqual(new Set([most]))
})

/** The first sale of USDT, of 12000, with so much left after an order of a customer. */
function leaving(left: string) {
  const exchange = trades({ ads: true })
  const ad = exchange.state.ads[10_001]
  if (ad === undefined) throw new RangeError('there is no ad')
  // Merchants pay half of the rate: 1000 cost half a coin on top.
  exchange.state.ads[10_001] = { ...ad, left: unitsOf(left) + unitsOf('1000.5') }
  exchange.postings()
  exchange.run({
    type: 'otc.buy',
    member: CUSTOMER,
    ad: ad.id,
    price: 100n,
    cents: 100_000n,
    units: unitsOf('1000'),
    remark: null,
  })
  return { now: exchange.state.ads[10_001], postings: exchange.postings() }
}

test('a sale of a computed member is filled up once less than half of it is left', () => {
  const half = leaving('6000')
  expect([half.now?.left, half.postings]).toEqual([unitsOf('6000'), []])
  const less = leaving('5999.99999999')
  expect([less.now?.left, less.now?.shelf]).toEqual([unitsOf('12000'), 0])
  const [own, added] = [`m${FIRST} spot USDT`, unitsOf('6000.00000001')]
  const funded = [
    TransactionType.ADMIN_RECHARGE,
    undefined,
    { 'makers spot USDT available': -added },
    { [`${own} available`]: added },
  ]
  expect(less.postings).toEqual([
    funded,
    ['hold', 'ad 10001', { [`${own} available`]: -added }, { [`${own} frozen`]: added }],
  ])
})

test('a purchase of a computed member is filled up without coins', () => {
  const exchange = trades({ ads: true })
  const ad = exchange.state.ads[10_002]
  if (ad === undefined) throw new RangeError('there is no ad')
  exchange.state.ads[10_002] = { ...ad, left: unitsOf('6019.99999999') }
  exchange.postings()
  exchange.sell(10_002, '20')
  expect(exchange.state.ads[10_002]?.left).toBe(unitsOf('12000'))
  expect(exchange.postings()).toHaveLength(1)
})

test('trades on ads become orders once', () => {
  const exchange = trades({ hasBegun: false })
  expect(otcUpgrades(exchange.state)).toEqual([{ type: 'otc.begin', ads: true }])
  expect(exchange.state.members[FIRST]).toBeUndefined()
  exchange.run({ type: 'otc.begin', ads: true })
  expect([otcUpgrades(exchange.state), exchange.state.members[FIRST]?.id]).toEqual([[], FIRST])
  const count = Object.keys(exchange.state.ads).length
  expect(exchange.refused({ type: 'otc.begin', ads: true })).toBeUndefined()
  expect(Object.keys(exchange.state.ads)).toHaveLength(count)
})
