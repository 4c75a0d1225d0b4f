import { expect, test } from 'vitest'
import type { Event } from '../kernel/machine.ts'
import { coinSwapPushes, coinSwapTopics } from './coin-swap/topics.ts'
import { otcTopics } from './otc/topics.ts'
import { secondPushes, secondTopics } from './second/topics.ts'
import { testExchange } from './spot/testing-spot.ts'
import { spotTopics } from './spot/topics.ts'
import { swapPushes, swapTopics } from './swap/topics.ts'

const member = 600_001
const KINDS = [coinSwapTopics, otcTopics, secondTopics, spotTopics, swapTopics]

test('a topic of a member’s own is fed by events, every other one by the market', () => {
  const kinds = KINDS.flatMap((topics) => Object.entries(topics).map(([name, { kind }]) => [name, kind]))
  expect(Object.fromEntries(kinds)).toEqual({
    ...market('coinSwap'),
    coinSwapOrder: 'events',
    coinSwapWallet: 'events',
    chatMessage: 'events',
    orderNotice: 'events',
    ...market('second'),
    secondOrder: 'events',
    secondWallet: 'events',
    thumb: 'values',
    trades: 'log',
    candle: 'values',
    bookTop: 'book',
    bookDepth: 'book',
    orderTraded: 'events',
    orderCompleted: 'events',
    orderCancelled: 'events',
    swapOrder: 'events',
    swapPosition: 'events',
    swapWallet: 'events',
  })
})

const market = (name: string): Readonly<Record<string, string>> => ({
  [`${name}Thumb`]: 'values',
  [`${name}Trades`]: 'log',
  [`${name}Candle`]: 'values',
  [`${name}BookTop`]: 'book',
  [`${name}BookDepth`]: 'book',
})

test.each<[pushes: typeof swapPushes, event: Event]>([
  [swapPushes, { type: 'swap.entrust', member }],
  [swapPushes, { type: 'swap.entrust', id: '1', member }],
  [swapPushes, { type: 'swap.position', id: '1', member }],
  [swapPushes, { type: 'swap.position', id: 999, member }],
  [swapPushes, { type: 'swap.account', id: 1 }],
  [swapPushes, { type: 'coinSwap.account', member, coin: 'BTC', id: 1 }],
  [coinSwapPushes, { type: 'coinSwap.entrust', member, coin: 'BTC' }],
  [coinSwapPushes, { type: 'coinSwap.entrust', id: '1', member, coin: 'BTC' }],
  [coinSwapPushes, { type: 'coinSwap.position', id: '1', member, coin: 'BTC' }],
  [coinSwapPushes, { type: 'coinSwap.position', id: 999, member, coin: 'BTC' }],
  [coinSwapPushes, { type: 'coinSwap.account', coin: 'BTC' }],
  [coinSwapPushes, { type: 'coinSwap.account', member, coin: 'NONE' }],
  [coinSwapPushes, { type: 'swap.account', member, coin: 'BTC' }],
  [secondPushes, { type: 'second.account', coin: 'USDT' }],
  [secondPushes, { type: 'second.account', member, coin: 'NONE' }],
  [secondPushes, { type: 'second.order', member, coin: 'USDT' }],
  [secondPushes, { type: 'swap.account', member, coin: 'USDT', id: 1 }],
])('%o pushes nothing of %o', (pushes, event) => {
  expect(pushes(event, testExchange(1, { USDT: 10n }).state)).toEqual([])
})

test.each([
  [swapPushes, 'swap', 2],
  [coinSwapPushes, 'coinSwap', 1],
] as const)('%o pushes a position for its own event alone, of the kind %s', (pushes, kind, count) => {
  const { state } = testExchange(1, {})
  state[kind].positionIds[1] = { member, symbol: 'BTC/USDT', direction: 'long' }
  expect(pushes({ type: `${kind}.position`, id: 1 }, state)).toHaveLength(count)
  for (const type of [`${kind}.other`, 'convert.position', 'second.order'])
    expect(pushes({ type, id: 1 }, state)).toEqual([])
})

test.each([
  [coinSwapPushes, 'coinSwap.account', 'BTC', { coinBalance: '0.00000000' }],
  [secondPushes, 'second.account', 'USDT', { coinId: 'USDT', balance: '0.00000000' }],
  [swapPushes, 'swap.account', 'USDT', { usdtBalance: '0.00000000' }],
])('%o pushes the account of %s to its member alone', (pushes, type, coin, body) => {
  const found = pushes({ type, member, coin }, testExchange(2, {}).state)
  expect(found).toMatchObject([{ body }])
  expect(found.map(({ topic }) => topic.split('/').at(-1))).toEqual([String(member)])
})
