import { expect, test } from 'vitest'
import type { ExchangeCoin } from '#generated/wire/exchange-coin.ts'
import { toText } from '#src/core/money/decimal.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { priceIn } from '../../market/price-at.ts'
import { memberTrades } from '../spot/tape.ts'
import { spotAccount } from './accounts.ts'
import type { LabActivity } from './activities.ts'
import { leftOf } from './others.ts'
import { DAY, expectClean, type Participant, participant, unitsOf } from './testing-lab.ts'

/** Places a limit order to buy in the pair of a sale. */
async function buy(
  { box }: Participant,
  activity: LabActivity,
  amount: string,
  price = toText(priceIn(saleOf(activity).pair, saleOf(activity).ticks)),
): Promise<string> {
  const token = await box.logIn('trader')
  const { pair } = saleOf(activity)
  const fields = { symbol: pair.symbol, price, amount, direction: 'BUY', type: 'LIMIT_PRICE' }
  const { data, message } = await box.call('/exchange/order/add', fields, headers(token))
  if (typeof data !== 'string') throw new RangeError(message)
  return data
}

function saleOf({ sale }: LabActivity): NonNullable<LabActivity['sale']> {
  if (sale === null) throw new RangeError('a sale has a market')
  return sale
}

const orderOf = ({ box }: Participant, id: string) => box.view().spotOrders[id]

test('FEAT-21.a a rush sale fills limit orders at its price at once, first come, first served', async () => {
  const one = await participant('trader')
  const activity = one.season('rushSale')
  const { pair, ticks } = saleOf(activity)
  const [coins, sold] = [one.held(activity.coin), (await one.activity(activity.id)).tradedAmount]
  const id = await buy(one, activity, '50')
  expect(orderOf(one, id)).toMatchObject({ status: 'COMPLETED', price: ticks })
  const fee = (unitsOf('50') * pair.taker) / 1_000_000n
  expect(one.held(activity.coin)).toBe(coins + unitsOf('50') - fee)
  const state = one.box.view()
  expect(balanceOf(state.ledger, spotAccount('issuer', activity.coin))).toBe(-unitsOf('50'))
  expect(balanceOf(state.ledger, spotAccount('issuer', 'USDT'))).toBe(
    50n * BigInt(ticks) * 10n ** BigInt(8 - pair.priceScale),
  )
  expect(unitsOf((await one.activity(activity.id)).tradedAmount)).toBe(unitsOf(sold) + unitsOf('50'))
  // Its price is no price of the market.
  expect(memberTrades(state.spotTapes, pair.symbol)).toEqual([])
  expectClean(one)
})

test('a rush sale fills no more than is left; the rest of the order rests in the book', async () => {
  const one = await participant('trader')
  const activity = one.season('rushSale')
  const state = one.box.view()
  const left = leftOf(state, activity, one.box.clock.now())
  state.lab.taken[activity.id] = { amount: left - unitsOf('30'), frozen: 0n }
  const id = await buy(one, activity, '50')
  expect(orderOf(one, id)?.status).toBe('TRADING')
  const filled = orderOf(one, id)?.filled ?? 0
  expect(filled).toBe(30 * 10 ** saleOf(activity).pair.lotScale)
  expect((await one.activity(activity.id)).progress).toBe(100)
  expectClean(one)
})

test('a sale takes orders at exactly its price, neither others nor those after its end', async () => {
  const one = await participant('trader')
  const activity = one.season('rushSale')
  const { pair, ticks } = saleOf(activity)
  const other = toText(priceIn(pair, ticks - 1))
  expect(orderOf(one, await buy(one, activity, '20', other))).toMatchObject({ filled: 0 })
  await one.pass(activity.end - one.box.clock.now())
  expect(one.box.view().lab.taken[activity.id]).toBeUndefined()
})

test('FEAT-21.a a shared sale is shared out at its end among the orders at its price, in proportion', async () => {
  const one = await participant('trader')
  const activity = one.season('sharedSale')
  const { pair, ticks } = saleOf(activity)
  const [first, second] = [await buy(one, activity, '40'), await buy(one, activity, '120')]
  expect([orderOf(one, first)?.filled, orderOf(one, second)?.filled]).toEqual([0, 0])
  await one.pass(activity.end - one.box.clock.now() + 1000)
  const lots = 10 ** pair.lotScale
  const parts = [orderOf(one, first)?.filled ?? 0, orderOf(one, second)?.filled ?? 0]
  const market = orderOf(one, first)?.fills ?? []
  expect(market.every(({ price }) => price === ticks)).toBe(true)
  const all = unitsOf('160') + activity.others
  const expected = ['40', '120'].map((amount) => (unitsOf(amount) * activity.supply) / all)
  expect(parts).toEqual(expected.map((units) => Number((units * BigInt(lots)) / 100_000_000n)))
  // What is left of them rests on, as any order.
  expect([orderOf(one, first)?.status, orderOf(one, second)?.status]).toEqual(['TRADING', 'TRADING'])
  expectClean(one)
})

test('an order that is cancelled before the end gets no part of a shared sale', async () => {
  const one = await participant('trader')
  const activity = one.season('sharedSale')
  const [kept, dropped] = [await buy(one, activity, '40'), await buy(one, activity, '120')]
  const token = await one.box.logIn('trader')
  expect((await one.box.call(`/exchange/order/cancel/${dropped}`, {}, headers(token))).code).toBe(0)
  await one.operate(activity.id, { step: 2 })
  expect(orderOf(one, kept)?.filled).toBeGreaterThan(0)
  expect(orderOf(one, dropped)?.filled).toBe(0)
  await one.pass(5 * DAY)
  expectClean(one)
})

test('a cancelled sale sells nothing; its orders rest as any other', async () => {
  const one = await participant('trader')
  const activity = one.season('sharedSale')
  const id = await buy(one, activity, '40')
  await one.operate(activity.id, { cancel: true })
  const rush = one.season('rushSale')
  await one.operate(rush.id, { cancel: true })
  const other = await buy(one, rush, '20')
  await one.pass(activity.end - one.box.clock.now())
  expect(one.box.view().lab.taken[activity.id]).toBeUndefined()
  expect(one.box.view().lab.taken[rush.id]).toBeUndefined()
  expect([id, other].every((each) => each.startsWith('E'))).toBe(true)
  expectClean(one)
})

test('a pair tells the sale that goes on there, and no other pair does', async () => {
  const one = await participant('trader')
  const [rush, shared] = [one.season('rushSale'), one.season('sharedSale')]
  const pairs = (await one.box.bare('POST', '/market/symbol')) as ExchangeCoin[]
  const launched = pairs.filter(({ publishType }) => publishType !== 1)
  expect(
    new Map(launched.map(({ symbol, publishType, publishPrice }) => [symbol, [publishType, publishPrice]])),
  ).toEqual(
    new Map(
      [rush, shared].map((activity) => [
        saleOf(activity).pair.symbol,
        [activity.type + 1, toText(priceIn(saleOf(activity).pair, saleOf(activity).ticks))],
      ]),
    ),
  )
  expect((await one.activity(rush.id)).activityLink).toBe(
    `/exchange/${saleOf(rush).pair.symbol.toLowerCase().replace('/', '_')}`,
  )
})
