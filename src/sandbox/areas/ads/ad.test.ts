import { expect, test } from 'vitest'
import { feeOf, finalCents, isUsedUp, mostCents, mostUnits } from './ad.ts'
import { isNear } from './draft.ts'
import { adBox, BTC_OFFER, PURCHASE } from './testing-offers.ts'

const UNITS = 10_000_000_000n

/** The state before there were orders. */
async function early() {
  const { box, memberOf, ...rest } = await adBox()
  const old = structuredClone(box.view())
  old.otc.hasBegun = false
  const [merchant, trader] = [memberOf('merchant').id, memberOf('trader').id]
  return { box, now: box.view(), old, merchant, trader, ...rest }
}

test('the owner of an ad pays a thousandth, a certified merchant half of it, once there are orders', async () => {
  const { now, old, merchant, trader } = await early()
  const fees = [now, old].flatMap((state) =>
    [merchant, trader].map((member) => feeOf(state, { member }, UNITS)),
  )
  expect(fees).toEqual([5_000_000n, 10_000_000n, 10_000_000n, 10_000_000n])
})

test('VAL-19.g most coins of a trade are those that are left, less the fee where the ad pays it', async () => {
  const { now, old, written, adOf } = await early()
  const [purchase, sale] = [adOf(written('trader')), adOf(written('trader', BTC_OFFER))]
  expect([now, old].map((state) => mostUnits(state, purchase))).toEqual([5_000_000_000n, 4_995_004_995n])
  expect([now, old].map((state) => mostUnits(state, sale))).toEqual([49_950_049n, 49_950_049n])
})

test.each([
  ['the limit of the owner', 5_000_000_000n, 60_000n],
  ['the price of all that is left', 100_000_000n, 12_050n],
  ['both', 497_925_312n, 60_000n],
])('most money of a trade is %s', async (_what, left, most) => {
  const { now, written, adOf } = await early()
  expect(mostCents(now, { ...adOf(written('trader')), left }, 12_050n)).toBe(most)
})

test.each([
  // 100 / 120.50 = 0.82987551 coins, and a thousandth of them, 0.00082987.
  ['STATE-13.eg a sale is used up below the least trade and its fee', 1, true, 83_070_538n],
  ['STATE-13.f a purchase is used up below the least trade', 0, true, 82_987_551n],
  ['STATE-13.f before there were orders a purchase kept its fee too', 0, false, 83_070_538n],
] as const)('%s, or without a price', async (_rule, side, hasBegun, enough) => {
  const { now, old, written, adOf } = await early()
  const ad = { ...adOf(written('trader')), side }
  const state = hasBegun ? now : old
  const used = [enough - 1n, enough].map((left) => isUsedUp(state, { ...ad, left }, 12_050n))
  expect([...used, isUsedUp(state, ad, 0n)]).toEqual([true, false, true])
})

test.each([
  ['SOL', 'EUR', true],
  ['SOL', 'THB', false],
  ['XRP', 'EUR', false],
])('VAL-16.h a premium on %s in %s makes a price: %s', async (coin, currency, has) => {
  const { box, now } = await early()
  const draft = { ...PURCHASE, coin, currency, price: { premium: '1' } }
  expect(finalCents(draft, now, box.clock.now()) > 0n).toBe(has)
})

test.each([
  [5n, 5n, true],
  [6n, 5n, true],
  [4n, 5n, true],
  [7n, 5n, false],
  [3n, 5n, false],
  [105n, 100n, true],
  [95n, 100n, true],
  [106n, 100n, false],
  [94n, 100n, false],
])('VAL-16.h a price of %s cents is near %s: %s', (sent, live, near) => {
  expect(isNear(sent, live)).toBe(near)
})
