import { expect, test } from 'vitest'
import { chatMessageStream, chatSendDestination, orderNoticeStream } from '#generated/streams.ts'
import { START } from '../spot/testing-spot.ts'
import { CHAT_LINES } from './chat-lines.ts'
import type { ChatEntry } from './otc-state.ts'
import { acts, CUSTOMER, OWNER, SALE, STRANGER, type Trades, trades } from './testing-trades.ts'
import { otcPushes, otcTakers, otcTopics } from './topics.ts'
import { wireChatMessage } from './wire-chat.ts'

const WAIT = 'please-wait'
const COMPUTED = 10_001
const LINES = CHAT_LINES.de_DE

const sayer = (exchange: Trades, sn: string) => (member: number, text: string) =>
  exchange.run({ type: 'otc.say', member, sn, text })
const wordsOf = ({ state }: Trades, sn: string) =>
  (state.otc.chats[sn] ?? []).flatMap((entry) => ('text' in entry ? [[entry.from, entry.text]] : []))

test('FEAT-18.i a member writes twenty messages within ten seconds, and no more', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const say = sayer(exchange, sn)
  say(CUSTOMER, 'First')
  exchange.wait(1)
  for (let count = 2; count <= 20; count++) expect(say(CUSTOMER, `${count}`)).toBeUndefined()
  expect(exchange.refused({ type: 'otc.say', member: CUSTOMER, sn, text: '21' })).toBe(WAIT)
  for (let count = 1; count <= 20; count++) expect(say(OWNER, `${count}`)).toBeUndefined()
  // Neither notices nor words of the other one make room.
  acts(exchange, sn, SALE)('pay')
  expect([say(OWNER, '21'), say(CUSTOMER, '21')]).toEqual([WAIT, WAIT])
  exchange.wait(9998)
  expect(say(CUSTOMER, '21')).toBe(WAIT)
  exchange.wait(1)
  expect([say(CUSTOMER, '21'), say(CUSTOMER, '22')]).toEqual([undefined, WAIT])
})

test('FEAT-18.i notices count for no messages of a member', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const notice = { time: START, from: CUSTOMER, notice: 'otc-notice-paid' } as const
  exchange.state.otc.chats[sn] = Array.from({ length: 20 }, () => notice)
  expect(sayer(exchange, sn)(CUSTOMER, 'Hello')).toBeUndefined()
})

test('FEAT-18.i a chat has room for a thousand messages', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const entry: ChatEntry = { time: START - 60_000, from: CUSTOMER, text: 'Hello' }
  exchange.state.otc.chats[sn] = Array.from({ length: 999 }, () => entry)
  const say = sayer(exchange, sn)
  expect([say(OWNER, 'The last'), say(OWNER, 'More'), say(CUSTOMER, 'More')]).toEqual([undefined, WAIT, WAIT])
  expect(exchange.state.otc.chats[sn]).toHaveLength(1000)
})

test('FEAT-18.i a message is kept, passed on and told to the other one', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  exchange.happened()
  exchange.wait(5)
  for (const [member, text] of [
    [CUSTOMER, 'Hello'],
    [OWNER, 'Good day'],
  ] as const)
    expect(sayer(exchange, sn)(member, text)).toBeUndefined()
  expect(exchange.state.otc.chats[sn]?.slice(1)).toEqual([
    { time: START + 5, from: CUSTOMER, text: 'Hello' },
    { time: START + 5, from: OWNER, text: 'Good day' },
  ])
  const [first, told, second, toldToo] = exchange.happened()
  expect([first, second]).toEqual([
    { type: 'otc.message', sn, index: 1 },
    { type: 'otc.message', sn, index: 2 },
  ])
  expect([told, toldToo]).toMatchObject([
    { member: OWNER, event: { id: `OTC_MESSAGE.${sn}.${START + 5}.1`, kind: 'OTC_MESSAGE', account: null } },
    { member: CUSTOMER, event: { id: `OTC_MESSAGE.${sn}.${START + 5}.2`, reference: sn } },
  ])
  // Members answer for themselves.
  exchange.wait(8000)
  expect(wordsOf(exchange, sn)).toHaveLength(2)
})

test('FEAT-18.i a computed member answers each message after eight seconds, as long as it has words', () => {
  const exchange = trades({ ads: true })
  const sn = String(exchange.buy(COMPUTED, '100'))
  const [reply, ...rest] = wordsOf(exchange, sn)
  const owner = exchange.state.otc.orders[sn]?.owner ?? 0
  expect([reply?.[0], rest]).toEqual([owner, []])
  const say = sayer(exchange, sn)
  for (const answer of LINES.answers) {
    say(CUSTOMER, 'Hello?')
    exchange.wait(7999)
    expect(wordsOf(exchange, sn).at(-1)).toEqual([CUSTOMER, 'Hello?'])
    exchange.wait(1)
    expect(wordsOf(exchange, sn).at(-1)).toEqual([owner, answer])
  }
  say(CUSTOMER, LINES.answers[0] ?? '')
  exchange.wait(60_000)
  expect(wordsOf(exchange, sn).at(-1)).toEqual([CUSTOMER, LINES.answers[0]])
  // The words of a computed member are answered by nobody.
  expect(exchange.plans().filter((plan) => 'step' in plan && plan.step === 'say')).toEqual([])
})

test('FEAT-18.i words of the other one, like its own, do not use up those of a computed member', () => {
  const exchange = trades({ ads: true })
  const sn = String(exchange.buy(COMPUTED, '100'))
  const owner = exchange.state.otc.orders[sn]?.owner ?? 0
  sayer(exchange, sn)(CUSTOMER, LINES.answers[0] ?? '')
  exchange.run({ type: 'otc.step', sn, step: 'say' })
  expect(wordsOf(exchange, sn).at(-1)).toEqual([owner, LINES.answers[0]])
})

test('FEAT-18.e a computed buyer says that it has paid; a member says nothing by itself', () => {
  const exchange = trades({ ads: true })
  const sn = String(exchange.sell(COMPUTED + 1, '100'))
  const owner = exchange.state.otc.orders[sn]?.owner ?? 0
  exchange.run({ type: 'otc.step', sn, step: 'pay' })
  expect(wordsOf(exchange, sn).at(-1)).toEqual([owner, LINES.paid])
  exchange.run({ type: 'otc.step', sn, step: 'appeal' })
  expect(exchange.notices(sn).slice(-2)).toEqual([
    ['otc-notice-appealed', owner],
    [LINES.appeal, owner],
  ])
  const bought = String(exchange.buy(COMPUTED, '100'))
  exchange.run({ type: 'otc.step', sn: bought, step: 'pay' })
  expect(exchange.notices(bought).at(-1)).toEqual(['otc-notice-paid', CUSTOMER])
  exchange.run({ type: 'otc.step', sn: bought, step: 'release' })
  const seller = exchange.state.otc.orders[bought]?.owner ?? 0
  expect(exchange.notices(bought).at(-1)).toEqual(['otc-notice-released', seller])
})

test.each([false, true])('FEAT-18.g the step of a cancellation (paid: %s) is the buyer’s', (isPaid) => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  if (isPaid) acts(exchange, sn, SALE)('pay')
  expect(exchange.run({ type: 'otc.step', sn, step: 'cancel' })).toBeUndefined()
  expect(exchange.notices(sn).at(-1)).toEqual(['otc-notice-cancelled', CUSTOMER])
  expect(exchange.state.otc.orders[sn]?.cancelledBy).toBe('BUYER')
})

test('FEAT-18.i a message of a chat names both members, a notice of nobody none', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  const order = exchange.state.otc.orders[sn]
  if (order === undefined) throw new RangeError(sn)
  const wire = (entry: ChatEntry) => wireChatMessage(exchange.state, order, entry, 'de_DE')
  const common = { orderId: sn, sendTime: START, sendTimeStr: '2026-11-21 09:30:00', fromAvatar: null }
  expect(wire({ time: START, from: OWNER, text: 'Hi' })).toEqual({
    ...common,
    uidFrom: String(OWNER),
    uidTo: String(CUSTOMER),
    nameFrom: 'm0',
    nameTo: 'm1',
    content: 'Hi',
    messageType: 1,
  })
  expect(wire({ time: START, from: null, notice: 'otc-notice-opened' })).toEqual({
    ...common,
    uidFrom: '',
    uidTo: '',
    nameFrom: null,
    nameTo: null,
    content: 'Die Order ist offen. Ihre Coins sind gesperrt.',
    messageType: 0,
  })
})

test('FEAT-18.i a message and a notice are pushed to the topics of both members', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  sayer(exchange, sn)(CUSTOMER, 'Hello')
  const places = [OWNER, CUSTOMER].map((member) => ({ memberId: String(member), orderSn: sn }))
  for (const [stream, event] of [
    [chatMessageStream, { type: 'otc.message', sn, index: 1 }],
    [orderNoticeStream, { type: 'otc.order', sn, by: CUSTOMER }],
  ] as const)
    expect(otcPushes(event, exchange.state).map(({ socket, topic }) => [socket, topic])).toEqual(
      places.map((place) => [stream.socket, stream.topic(place)]),
    )
  expect(otcPushes({ type: 'otc.order', sn }, exchange.state)[0]?.body).toMatchObject({ uidFrom: null })
  expect(otcTopics).toEqual({ chatMessage: { kind: 'events' }, orderNotice: { kind: 'events' } })
})

const LONGEST = '字'.repeat(500)
test.each([
  ['words', 'Hello', 1, 'Hello'],
  ['words with spaces around them', ' Hello  you ', 1, 'Hello  you'],
  ['500 characters', LONGEST, 1, LONGEST],
  ['501 characters', `${LONGEST}字`, 1, undefined],
  ['spaces alone', '   ', 1, undefined],
  ['a notice', 'Hello', 0, undefined],
])(
  'FEAT-18.i a chat takes a message of %s as the member’s whose session sends it',
  (_what, content, messageType, text) => {
    const [taken, ...others] = otcTakers
    expect([taken?.destination.address, others]).toEqual([chatSendDestination.address, []])
    const names = { uidFrom: '1', uidTo: '2', nameFrom: 'x', nameTo: 'y' }
    const body = JSON.stringify({ orderId: '77', ...names, content, messageType })
    expect(taken?.commandOf(body, STRANGER)).toEqual(
      text === undefined ? undefined : { type: 'otc.say', member: STRANGER, sn: '77', text },
    )
  },
)
