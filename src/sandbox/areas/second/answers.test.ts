import { expect, test } from 'vitest'
import { secondOrderStream, secondWalletStream } from '#generated/streams.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { FALL, MINUTE, staker } from '../../stakes/testing-stakes.ts'
import { secondLimits } from './limits.ts'
import { secondPushes, secondTopics } from './topics.ts'

test('FEAT-17.e an order is listed with all that it is, while it runs and when it has ended', async () => {
  const { box, id, place, pass, running, pastOrders } = await staker('trader')
  await place({ direction: FALL, amount: '12.5', cycleId: '3' })
  const [order] = await running()
  const open = {
    id: 1,
    memberId: id,
    symbol: 'BTC/USDT',
    coinSymbol: 'USDT',
    direction: 1,
    cycleId: 3,
    cycleLength: 120,
    cycleRate: '0.78',
    betAmount: '12.50000000',
    fee: '0.00000000',
    openPrice: order?.openPrice,
    closePrice: null,
    type: 0,
    result: 0,
    status: 1,
    winAmount: '0.00000000',
    createTime: '2026-11-21 09:30:00',
    updateTime: null,
    closeTime: '2026-11-21 09:32:00',
  }
  expect(await running()).toEqual([open])
  await pass(2 * MINUTE)
  const [past] = await pastOrders()
  expect(past).toEqual({
    ...open,
    closePrice: past?.closePrice,
    result: past?.result,
    winAmount: past?.result === 1 ? '9.75000000' : '0.00000000',
    status: 2,
    updateTime: '2026-11-21 09:32:00',
  })
  expect([past?.closePrice, past?.result]).not.toContain(null)
  expect(box.faults).toEqual([])
})

test('orders that run are listed newest first, of one pair and one member', async () => {
  const { box, place, call, running } = await staker('trader')
  const other = await staker('verified', box)
  await call('/second/wallet/trans', { unit: 'USDT', from: '0', to: '2', amount: '25' })
  await place({ amount: '5' })
  await place({ amount: '6' })
  await place({ symbol: 'ETH/USDT', amount: '7' })
  expect((await running()).map(({ betAmount }) => betAmount)).toEqual(['6.00000000', '5.00000000'])
  expect((await call('/second/order/current', { symbol: 'eth/usdt' })).data).toMatchObject([
    { betAmount: '7.00000000' },
  ])
  expect(await other.running()).toEqual([])
})

test('a member asks for twenty orders within a second, then has to wait', async () => {
  const { place, pass } = await staker('trader')
  for (let asked = 0; asked < 20; asked++)
    expect((await place({ amount: '5' })).errors[0]?.key).toBe(asked < 2 ? undefined : 'second-two-orders')
  expect(await place({ amount: '5' })).toMatchObject(refusedWith('please-wait'))
  await pass(1000)
  expect((await place({ amount: '5' })).errors[0]?.key).toBe('second-two-orders')
})

test('VAL-29.q a stake has the limits of its cycle, and the balance of its coin in the account', async () => {
  const { box, id } = await staker('trader')
  const state = box.view()
  const member = state.members[id]
  if (member === undefined) throw new RangeError('no member')
  const limitsOf = (cycleId: number, coinSymbol: string) =>
    secondLimits.placeSecondOrder?.(
      { state, member, time: box.clock.now() },
      { symbol: 'BTC/USDT', direction: 0, amount: '1', cycleId, coinSymbol },
    )
  expect(limitsOf(5, 'USDT')).toEqual({ minAmount: '5', maxAmount: '5000', balance: '500.00000000' })
  expect(limitsOf(6, 'BTC')).toEqual({ minAmount: null, maxAmount: null, balance: '0.00000000' })
  expect(limitsOf(1, 'NONE')).toEqual({ minAmount: '5', maxAmount: '5000', balance: null })
})

test('an order and its wallet are pushed to their member for their own events alone', async () => {
  const { box, id, place } = await staker('trader')
  await place()
  const state = box.view()
  const memberId = String(id)
  const wallet = {
    socket: secondWalletStream.socket,
    topic: secondWalletStream.topic({ memberId }),
    body: { coinId: 'USDT', balance: '400.00000000', frozenBalance: '100.00000000' },
  }
  const order = { socket: secondOrderStream.socket, topic: secondOrderStream.topic({ memberId }) }
  expect(secondPushes({ type: 'second.order', id: 1 }, state)).toMatchObject([
    { ...order, body: { id: 1, betAmount: '100.00000000' } },
    wallet,
  ])
  expect(secondPushes({ type: 'second.account', member: id, coin: 'USDT' }, state)).toMatchObject([wallet])
  for (const event of [
    { type: 'option.bet', id: 1 },
    { type: 'second.order', id: '1' },
    { type: 'second.account', member: memberId, coin: 'USDT' },
    { type: 'second.account', member: id, coin: 'NONE' },
    { type: 'swap.account', member: id, coin: 'USDT' },
  ])
    expect([event, secondPushes(event, state)]).toEqual([event, []])
  expect([secondTopics['secondOrder'], secondTopics['secondWallet']]).toEqual([
    { kind: 'events' },
    { kind: 'events' },
  ])
})
