import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { countPostings, HOLD, postingAt, postingsAfter } from '../../kernel/ledger.ts'
import { adFrozen } from './commands.ts'
import { adBox, BTC_OFFER, PURCHASE } from './testing-offers.ts'

const MINUTE = 60_000

test.each([
  ['ad.change', 'update-failed', 'after-off-shelves', 'accepted'],
  ['ad.putOn', 'put-on-shelves-failed', 'put-on-shelves-failed', 'accepted'],
  ['ad.takeOff', 'put-off-shelves-failed', 'accepted', 'put-off-shelves-failed'],
  ['ad.remove', 'delete-advertise-failed', 'delete-after-off-shelves', 'accepted'],
] as const)(
  'STATE-13.bcd FEAT-19.f %s reaches own ads only (else %s), on the shelf: %s, off it: %s',
  async (type, unknown, on, off) => {
    const { box, told, memberOf, offer, written, act } = await adBox()
    const [trader, other] = [memberOf('trader').id, memberOf('merchant').id]
    const send = (id: number | string, member = trader) =>
      told(
        type === 'ad.change'
          ? { type, member, id: String(id), draft: { ...PURCHASE, minutes: 5 } }
          : { type, member, id: String(id) },
      )
    const [shown, hidden, gone] = [offer('trader'), written('trader'), written('trader')]
    act('ad.remove', gone, 'trader')
    const before = structuredClone(box.view().ads)
    const refused = [send(99_999), send('toString'), send(gone), send(shown, other), send(hidden, other)]
    expect(refused).toEqual(refused.map(() => unknown))
    expect(box.view().ads).toEqual(before)
    expect([send(shown), send(hidden)]).toEqual([on, off])
  },
)

/** Times of the visits that are due, by number of the ad, counted from now. */
const visitsOf = ({ box }: Awaited<ReturnType<typeof adBox>>) =>
  new Map(
    box
      .view()
      .due.items.flatMap(({ time, payload }) =>
        payload.type === 'ad.visit' ? [[payload.id, time - box.clock.now()] as const] : [],
      ),
  )

test('each ad on the shelf waits for a customer of its own, two to twelve minutes, and off it for none', async () => {
  const all = await adBox()
  const { offer, act, adOf, clear, memberOf, told } = all
  clear()
  expect(visitsOf(all)).toEqual(new Map())
  const ids = Array.from({ length: 6 }, () => offer('trader'))
  const visits = visitsOf(all)
  expect([...visits.keys()].toSorted((a, b) => a - b)).toEqual(ids)
  expect(new Set(visits.values()).size).toBe(6)
  for (const wait of visits.values()) {
    expect(wait).toBeGreaterThanOrEqual(2 * MINUTE)
    expect(wait).toBeLessThan(12 * MINUTE)
  }
  const [first = 0] = ids
  act('ad.takeOff', first, 'trader')
  expect(adOf(first).nextVisit).toBeNull()
  expect(visitsOf(all).has(first)).toBe(false)
  expect(visitsOf(all).size).toBe(5)
  // The same ad waits as long as before; a changed one has other customers.
  act('ad.putOn', first, 'trader')
  expect(visitsOf(all).get(first)).toBe(visits.get(first))
  act('ad.takeOff', first, 'trader')
  told({ type: 'ad.change', member: memberOf('trader').id, id: String(first), draft: PURCHASE })
  act('ad.putOn', first, 'trader')
  expect(visitsOf(all).get(first)).not.toBe(visits.get(first))
})

test('a sale on the shelf is frozen under its number, and freed off it; a purchase moves nothing', async () => {
  const { box, memberOf, offer, act } = await adBox()
  const { ledger } = box.view()
  const start = countPostings(ledger)
  const id = offer('trader', BTC_OFFER)
  act('ad.takeOff', id, 'trader')
  act('ad.takeOff', offer('trader'), 'trader')
  const spot = { owner: `m${memberOf('trader').id}`, kind: 'spot', coin: 'BTC' } as const
  const [available, frozen] = [
    { ...spot, bucket: 'available' },
    { ...spot, bucket: 'frozen' },
  ] as const
  const units = 50_000_000n
  const booked = { time: box.clock.now(), type: HOLD, reference: `ad ${id}` }
  const entries = (from: object, to: object) => [
    { account: from, units: -units },
    { account: to, units },
  ]
  expect([...postingsAfter(ledger, start)]).toEqual([
    { id: start + 1, ...booked, entries: entries(available, frozen) },
    { id: start + 2, ...booked, entries: entries(frozen, available) },
  ])
})

test('STATE-13.e a sale of which nothing is left goes off the shelf without a booking', async () => {
  const { box, offer, adOf } = await adBox()
  // 0.1 BTC and the fee of a certified merchant.
  const sale = { ...BTC_OFFER, units: 10_005_000n, mostCents: 800_000n }
  const id = offer('merchant', sale)
  const before = countPostings(box.view().ledger)
  expect((await box.panel('customer', { ad: id, all: true })).status).toBe(200)
  expect(adOf(id)).toMatchObject({ left: 0n, shelf: 1, nextVisit: null })
  for (let at = before + 1; at <= countPostings(box.view().ledger); at++)
    for (const { units } of postingAt(box.view().ledger, at).entries) expect(units).not.toBe(0n)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('sales on the shelf keep frozen what they have left, purchases and sales off it nothing', async () => {
  const { box, memberOf, offer, written, clear } = await adBox()
  clear()
  offer('merchant')
  written('merchant', BTC_OFFER)
  offer('merchant', BTC_OFFER)
  offer('trader', { ...BTC_OFFER, coin: 'ETH', price: { cents: 300_000n }, units: 100_000_000n })
  const [merchant, trader] = [memberOf('merchant').id, memberOf('trader').id]
  expect(adFrozen(box.view())).toEqual([
    { member: merchant, coin: 'BTC', units: 50_000_000n },
    { member: trader, coin: 'ETH', units: 100_000_000n },
  ])
  const sold = Object.values(box.view().ads).find(({ member }) => member === trader)
  Object.assign(sold ?? {}, { left: 7n })
  expect(adFrozen(box.view()).at(-1)).toEqual({ member: trader, coin: 'ETH', units: 7n })
})
