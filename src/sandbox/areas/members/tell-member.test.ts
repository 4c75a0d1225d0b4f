import { expect, test } from 'vitest'
import { memberEventStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { membersArea } from './area.ts'
import { memberEventPushes, tellMember } from './events.ts'

const LIQUIDATION = { positions: [], cancelledOrders: 3 }

/** The event that a happening emits. */
function told(happening: Parameters<typeof tellMember>[1]): readonly Event[] {
  const events: Event[] = []
  tellMember({ time: 1234, emit: (event) => void events.push(event) }, happening)
  return events
}

const REVIEW = { kind: 'REVIEW', reference: 'real-name' } as const
const PLAIN = {
  id: 'REVIEW.real-name.1234.0',
  time: 1234,
  kind: 'REVIEW',
  account: null,
  symbol: null,
  coin: null,
  amount: null,
  reference: 'real-name',
  outcome: null,
}

test.each([
  ['alone', { member: 7, ...REVIEW }, PLAIN],
  ['with its outcome', { member: 7, ...REVIEW, outcome: 'FAILURE' }, { ...PLAIN, outcome: 'FAILURE' }],
  [
    'with part, account, pair and an amount that left',
    {
      member: 8,
      kind: 'FUNDING',
      reference: 42,
      part: 3,
      account: 'swap',
      symbol: 'BTC/USDT',
      amount: { coin: 'USDT', units: -150_000_000n },
    },
    {
      ...PLAIN,
      id: 'FUNDING.42.1234.3',
      kind: 'FUNDING',
      account: 'swap',
      symbol: 'BTC/USDT',
      coin: 'USDT',
      amount: '-1.50000000',
      reference: '42',
    },
  ],
  [
    'with the positions that a liquidation closed',
    { member: 9, kind: 'LIQUIDATED', reference: 5, liquidation: LIQUIDATION },
    { ...PLAIN, id: 'LIQUIDATED.5.1234.0', kind: 'LIQUIDATED', reference: '5', liquidation: LIQUIDATION },
  ],
] as const)('a happening is told %s', (_what, happening, event) => {
  expect(told(happening)).toStrictEqual([{ type: 'member.event', member: happening.member, event }])
})

test('an event goes to the topic of its member, and any other one to nobody', () => {
  const event = { id: 'x' }
  const { socket, topic } = memberEventStream
  expect(memberEventPushes({ type: 'member.event', member: 7, event })).toEqual([
    { socket, topic: topic({ memberId: '7' }), body: event },
  ])
  expect(memberEventPushes({ type: 'message', member: 7, event })).toEqual([])
  expect(membersArea.topics).toEqual({ memberEvent: { kind: 'events' } })
})
