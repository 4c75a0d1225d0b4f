import { expect, test } from 'vitest'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { actOnAd, adFrom, BTC_SALE } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { chatOf } from './chat.ts'
import { deal, unitsOf } from './testing-otc.ts'
import { CUSTOMER, OWNER, SALE, trades } from './testing-trades.ts'
import { otcPushes } from './topics.ts'

/** The merchant's sale of BTC at 80000, and the trader's orders on it. */
async function fixedSale() {
  const box = await testSandbox()
  const { merchant, trader } = await deal(box)
  const id = await adFrom(box, merchant.token, {
    ...BTC_SALE,
    number: '0.1',
    minLimit: '100',
    maxLimit: '500',
  })
  await actOnAd(box, merchant.token, 'on/shelves', id)
  const order = (fields: Readonly<Record<string, string>>) =>
    trader.call('/otc/order/buy', { id, coinId: '2', price: '80000', ...fields })
  return { box, merchant, trader, id, order }
}

test.each([
  ['1', '133.32', '0.00166668', true],
  ['1', '133.34', '0.00166668', true],
  ['1', '133.31', '0.00166668', false],
  ['1', '133.35', '0.00166668', false],
  ['0', '133.33', '0.00166661', true],
  ['0', '133.33', '0.00166663', true],
  ['0', '133.33', '0.0016666', false],
  ['0', '133.33', '0.00166664', false],
])(
  'VAL-19.g the side that follows (mode %s, %s for %s) may be off by one unit both ways',
  async (mode, money, amount, isTaken) => {
    const { trader, order } = await fixedSale()
    const { code, data, errors } = await order({ mode, money, amount })
    expect([code, errors]).toEqual(isTaken ? [0, []] : [500, [{ field: 'amount', key: 'number-error' }]])
    const orders = Object.values(trader.box.view().otc.orders)
    expect(orders.map(({ sn, cents, units }) => [sn, cents, units])).toEqual(
      isTaken ? [[data, 13_333n, mode === '1' ? 166_668n : 166_662n]] : [],
    )
  },
)

test('an order on an ad off the shelf says so whatever its price, one of an unknown coin names the ad', async () => {
  const { box, merchant, id, order } = await fixedSale()
  const wish = { money: '200', amount: '0.0025' }
  expect(await order({ ...wish, coinId: '999' })).toMatchObject(refusedWith('parameter-error', 'id'))
  await actOnAd(box, merchant.token, 'off/shelves', id)
  expect(await order({ ...wish, price: '80001' })).toMatchObject(refusedWith('already-put-off'))
})

test('FEAT-18.i a counterparty says nothing once the order has ended', () => {
  const exchange = trades({ ads: true })
  const sn = String(exchange.buy(10_001, '100'))
  exchange.run({ type: 'otc.say', member: CUSTOMER, sn, text: 'Hello' })
  exchange.run({ type: 'otc.cancel', member: CUSTOMER, sn })
  const before = exchange.notices(sn)
  expect(exchange.refused({ type: 'otc.step', sn, step: 'say' })).toBe('record-not-found')
  exchange.wait(8000)
  expect(exchange.notices(sn)).toEqual(before)
})

test('FEAT-18.f fees of computed members are shared with nobody, and owed back to none', () => {
  const exchange = trades({ ads: true })
  const sn = String(exchange.buy(10_001, '100'))
  const owner = exchange.state.members[500_001]
  if (owner === undefined) throw new RangeError('no computed member')
  owner.inviter = OWNER
  exchange.run({ type: 'otc.pay', member: CUSTOMER, sn })
  exchange.postings()
  exchange.run({ type: 'otc.step', sn, step: 'release' })
  expect(exchange.postings()).toHaveLength(2)
  expect([exchange.state.feeRebates, exchange.state.earnings]).toEqual([{}, {}])
})

test('FEAT-18.i a chat of an order that there is not is empty', () => {
  expect(chatOf(trades().state, '1')).toEqual([])
})

test('FEAT-18.i pushes are of numbers as orders and chats have them', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const { state } = exchange
  const order = state.otc.orders[sn]
  if (order === undefined) throw new RangeError(sn)
  state.otc.orders['7'] = order
  expect(otcPushes({ type: 'otc.order', sn: 7, by: null }, state)).toEqual([])
  expect(otcPushes({ type: 'otc.message', sn, index: '0' }, state)).toEqual([])
  const [first] = otcPushes({ type: 'otc.message', sn, index: 0 }, state)
  expect(first?.body).toMatchObject({ content: 'The order is open. Its coins are locked.' })
})

test('in older records an ad with too little for one trade goes off the shelf', () => {
  const exchange = trades({ hasBegun: false })
  // At 3.33 the least trade, cut off to whole units, costs a cent less than the limit.
  const ad = exchange.shelve(SALE, { units: unitsOf('3.006006'), price: { cents: 333n } })
  exchange.run({ type: 'ad.visitNow', id: String(ad), all: true })
  expect(exchange.state.ads[ad]).toMatchObject({ shelf: AdShelf.PUT_OFF_SHELVES, left: unitsOf('3.006006') })
  expect(exchange.state.otcTrades).toEqual({})
})

test('rows of a way of paying that an advertiser leaves out have no value', () => {
  const { state } = trades()
  const bank = Object.values(state.payments).find(({ member }) => member === 500_001)
  expect(bank?.values).toEqual([
    { text: 'Jonas Petersen' },
    { text: 'DE00 5001 0000 0000 4417 20' },
    null,
    { text: 'Sample Bank, Hamburg' },
    null,
    null,
    null,
  ])
})
