import { expect, test } from 'vitest'
import { memberEventStream } from '#generated/streams.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { decode } from '#src/core/contract/decode.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { ISOLATED, percentOf, TRIGGER, unitsOf } from '../../perpetual/testing-caller.ts'
import { type SwapCaller, swapCaller } from '../swap/testing-calls.ts'

/** The trader's events, each judged by the contract; asking first lets the exchange's clock catch up. */
async function listened(caller: SwapCaller) {
  const { box, token, account, call } = caller
  const topic = memberEventStream.topic({ memberId: String((await account()).memberId) })
  const stream = await testStream(box, token, memberEventStream.socket)
  await stream.send('SUBSCRIBE', { id: 'events', destination: topic })
  return async (): Promise<readonly MemberEvent[]> => {
    await call('coin/base-symbol')
    return stream.messages(topic).map(({ body }) => {
      expect(decode(memberEventStream.payload, body)).toMatchObject({ ok: true })
      return body as MemberEvent
    })
  }
}

const HOUR = 3_600_000

test('FEAT-14.i funding, triggers, and a liquidation with what it took are told to their member', async () => {
  const caller = await swapCaller('trader')
  const { box, open, call, positions, mark, account } = caller
  const events = await listened(caller)
  await call('order/switch-pattern', { contractCoinId: '101', targetPattern: ISOLATED })
  const opened = await open({ leverage: '100' })
  expect(opened.code).toBe(0)
  // What a member does himself is no news.
  expect(await events()).toEqual([])
  await open({ contractCoinId: '102', volume: '0.1', leverage: '2' })
  await open({
    contractCoinId: '102',
    type: TRIGGER,
    triggerPrice: percentOf(await mark(), '0.01'),
    leverage: '2',
  })
  const told: MemberEvent[] = []
  for (let days = 0; days < 30 && (await positions()).length > 1; days++) {
    box.clock.jump(24 * HOUR)
    told.push(...(await events()))
  }
  const liquidated = told.filter(({ kind }) => kind === 'LIQUIDATED')
  const { content } = await caller.orders('history', { symbol: 'BTC/USDT' })
  const blast = content.find(({ isBlast }) => isBlast === 1)
  expect(liquidated).toMatchObject([
    {
      account: 'swap',
      symbol: 'BTC/USDT',
      coin: 'USDT',
      amount: blast?.profitAndLoss,
      reference: String(blast?.id),
    },
  ])
  const funding = told.filter(({ kind, symbol }) => kind === 'FUNDING' && symbol === 'ETH/USDT')
  const sum = funding.reduce((all, { amount }) => all + unitsOf(amount), 0n)
  expect(sum).toBe(unitsOf((await positions())[0]?.funding))
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
  expect((await account()).usdtFrozenBalance).toBe('0.00000000')
})

test('take profit and a trigger order that fails are told', async () => {
  const caller = await swapCaller('trader')
  const { box, open, call, positions, mark } = caller
  const events = await listened(caller)
  await open()
  const price = await mark()
  await open({ type: TRIGGER, triggerPrice: percentOf(price, '100.2'), volume: '40', leverage: '10' })
  await call('order/setZYZS', {
    positionId: String((await positions())[0]?.id),
    minPrice: percentOf(price, '99.5'),
    maxPrice: percentOf(price, '100.5'),
  })
  box.clock.jump(3 * 24 * HOUR)
  const told = (await events()).filter(({ kind }) => kind !== 'FUNDING')
  const { content } = await caller.orders('history', { entrustType: '1' })
  const stopped = content[0]
  expect(told.find(({ kind }) => kind === 'TRIGGERED')).toMatchObject({
    reference: String(stopped?.id),
    symbol: 'BTC/USDT',
  })
  const amount = told.find(({ kind }) => kind === 'TRIGGERED')?.amount
  expect(unitsOf(amount)).toBe(unitsOf(stopped?.profitAndLoss) - unitsOf(stopped?.closeFee))
  expect(told.find(({ kind }) => kind === 'ORDER_ENDED')).toMatchObject({ amount: null, account: 'swap' })
})

test('deposits, withdrawals and fills of resting spot orders are told', async () => {
  const caller = await swapCaller('trader', { histories: true })
  const { box, token, mark } = caller
  const events = await listened(caller)
  const account = 'trader@openbourse.test'
  await box.panel('deposit', { account, coin: 'USDT', protocol: 3, amount: '100' })
  const order = await box.call(
    '/exchange/order/add',
    {
      symbol: 'BTC/USDT',
      direction: 'BUY',
      type: 'LIMIT_PRICE',
      amount: '0.01',
      price: percentOf(await mark(), '99.8'),
    },
    headers(token),
  )
  expect(order.code).toBe(0)
  box.clock.jump(3 * 24 * HOUR)
  const told = await events()
  const first = (kind: string) => told.find((event) => event.kind === kind && event.coin !== 'LTC')
  expect(first('DEPOSIT')).toMatchObject({ account: 'spot', coin: 'USDT', amount: '100.00000000' })
  expect(first('ORDER_FILLED')).toMatchObject({
    account: 'spot',
    symbol: 'BTC/USDT',
    coin: 'BTC',
    reference: order.data,
  })
  const withdrawals = told.filter(({ kind }) => kind === 'WITHDRAWAL')
  expect(withdrawals.length).toBeGreaterThan(0)
  for (const { outcome, amount } of withdrawals)
    expect([outcome, amount?.startsWith('-') ?? false]).toEqual(
      outcome === 'SUCCESS' ? ['SUCCESS', true] : ['FAILURE', false],
    )
})

test.each([
  [false, 'SUCCESS'],
  [true, 'FAILURE'],
])('a review that ends (refused: %s) is told', async (refuse, outcome) => {
  const caller = await swapCaller('reviewing')
  const events = await listened(caller)
  await caller.box.panel('review', { account: 'reviewing@openbourse.test', what: 'real-name', refuse })
  expect(await events()).toMatchObject([{ kind: 'REVIEW', outcome, account: null, amount: null }])
})
