import { expect, test } from 'vitest'
import {
  chatMessageStream,
  chatSendDestination,
  chatSocket,
  memberEventStream,
  orderNoticeStream,
} from '#generated/streams.ts'
import type { ChatMessage } from '#generated/wire/chat-message.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { OtcOrderNotice } from '#generated/wire/otc-order-notice.ts'
import { type TestStream, testStream } from '../../hosts/memory/testing-streams.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { APPEAL, CANCELLED, COMPLETED, deal, dealer, type Dealer, PAID } from './testing-otc.ts'

type Words = { readonly content: string; readonly messageType?: number; readonly uidFrom?: string }

/** A member's client of the chat of an order. */
async function chatter(member: Dealer, orderSn: string) {
  const stream = await testStream(member.box, member.token, chatSocket)
  const place = { memberId: String(member.id), orderSn }
  const [messages, notices] = [chatMessageStream.topic(place), orderNoticeStream.topic(place)]
  await stream.send('SUBSCRIBE', { id: 'm', destination: messages })
  await stream.send('SUBSCRIBE', { id: 'n', destination: notices })
  return {
    stream,
    say: (words: Words) => send(stream, orderSn, words),
    heard: () => stream.messages(messages).map(({ body }) => body as ChatMessage),
    noticed: () => stream.messages(notices).map(({ body }) => body as OtcOrderNotice),
  }
}

const send = (stream: TestStream, orderId: string, { content, messageType = 1, uidFrom = '1' }: Words) =>
  stream.send(
    'SEND',
    { destination: chatSendDestination.address },
    JSON.stringify({ orderId, uidFrom, uidTo: '2', nameFrom: 'x', nameTo: 'y', content, messageType }),
  )

const textsOf = ({ data }: { readonly data: readonly ChatMessage[] }): string[] =>
  data.map(({ content }) => content)

test('FEAT-18.i a chat begins with the notice, the automatic reply and the remark, in orders of both kinds', async () => {
  const { merchant, trader, purchase, opened } = await deal(await testSandbox())
  const reply = 'Please pay within fifteen minutes and write no remark.'
  const bought = await opened('50', { remark: '  Hello, I pay now.  ' })
  const sold = String((await trader.sell(purchase, '0.01')).data)
  expect(textsOf(await trader.chat(bought))).toEqual([
    'Hello, I pay now.',
    reply,
    'The order is open. Its coins are locked.',
  ])
  const { data, ...counts } = await merchant.chat(sold)
  expect(counts).toEqual({ currentPage: 1, totalPage: 1, currentCount: 2, totalCount: 2 })
  expect(data[0]).toMatchObject({
    orderId: sold,
    uidFrom: String(merchant.id),
    uidTo: String(trader.id),
    nameFrom: 'merchant',
    nameTo: 'trader',
    content: reply,
    messageType: 1,
    sendTime: 1_795_224_600_000,
  })
})

test('FEAT-18.i notices tell each change, in the language of whoever reads them', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  await trader.pay(sn)
  await merchant.release(sn)
  const { data } = await trader.chat(sn, {}, 'de_DE')
  expect(
    data.filter(({ messageType }) => messageType === 0).map(({ content, uidFrom }) => [content, uidFrom]),
  ).toEqual([
    ['Der Verkäufer hat die Coins freigegeben. Die Order ist abgeschlossen.', String(merchant.id)],
    ['Der Käufer sagt, dass das Geld gesendet ist.', String(trader.id)],
    ['Die Order ist offen. Ihre Coins sind gesperrt.', String(trader.id)],
  ])
})

test('FEAT-18.i a message reaches both members at once, and the other one on every screen', async () => {
  const box = await testSandbox()
  const { merchant, trader, opened } = await deal(box)
  const sn = await opened()
  const [own, theirs] = [await chatter(trader, sn), await chatter(merchant, sn)]
  const events = await testStream(box, merchant.token)
  const topic = memberEventStream.topic({ memberId: String(merchant.id) })
  await events.send('SUBSCRIBE', { id: 'e', destination: topic })
  await own.say({ content: '  Is the number enough? <b>Yes</b>  ' })
  const wanted = {
    content: 'Is the number enough? <b>Yes</b>',
    uidFrom: String(trader.id),
    nameFrom: 'trader',
  }
  expect([own.heard(), theirs.heard()]).toMatchObject([[wanted], [wanted]])
  expect(events.messages(topic).map(({ body }) => body as MemberEvent)).toMatchObject([
    { kind: 'OTC_MESSAGE', reference: sn, account: null },
  ])
  expect((await merchant.chat(sn)).data[0]).toMatchObject(wanted)
})

test('FEAT-18.i messages reach the exchange that a reset has put in place', async () => {
  const box = await testSandbox()
  await box.panel('reset', {})
  const { merchant, trader, opened } = await deal(box)
  const sn = await opened()
  await (await chatter(trader, sn)).say({ content: 'Good evening' })
  expect(textsOf(await merchant.chat(sn))).toContain('Good evening')
})

test('FEAT-18.i a chat takes up to 500 characters from its two members, and no notice from anybody', async () => {
  const box = await testSandbox()
  const { merchant, trader, opened } = await deal(box)
  const sn = await opened()
  const before = (await trader.chat(sn)).totalCount
  const [own, theirs] = [await chatter(trader, sn), await chatter(merchant, sn)]
  const other = await dealer(box, 'verified')
  const stranger = await chatter(other, sn)
  await stranger.say({ content: 'Pay to me instead', uidFrom: String(merchant.id) })
  await own.say({ content: 'The order is released', messageType: 0 })
  await own.say({ content: '   ' })
  await own.say({ content: 'x'.repeat(501) })
  await own.stream.send('SEND', { destination: chatSendDestination.address }, '{"orderId":')
  expect([own.heard(), theirs.heard(), stranger.heard()]).toEqual([[], [], []])
  expect((await trader.chat(sn)).totalCount).toBe(before)
  await own.say({ content: '字'.repeat(500) })
  expect(theirs.heard()).toHaveLength(1)
  expect([box.faults, own.stream.isClosed()]).toEqual([[], false])
})

test('a client without a token, or with that of another session, writes nothing and hears nothing', async () => {
  const box = await testSandbox()
  const { trader, opened } = await deal(box)
  const sn = await opened()
  const visitor = await testStream(box, undefined, chatSocket)
  await send(visitor, sn, { content: 'Hello' })
  expect([visitor.isClosed(), visitor.others.at(-1)?.headers['message']]).toEqual([
    true,
    'this destination is for members',
  ])
  const other = await dealer(box, 'verified')
  const spy = await testStream(box, other.token, chatSocket)
  const destination = chatMessageStream.topic({ memberId: String(trader.id), orderSn: sn })
  await spy.send('SUBSCRIBE', { id: 's', destination })
  expect(spy.others.at(-1)?.headers['message']).toBe('this topic is for its own member')
})

test('FEAT-18.i history is paged from the newest, and a flood of messages is dropped', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  const own = await chatter(trader, sn)
  for (let index = 0; index < 25; index++) await own.say({ content: `Message ${index}` })
  expect(await trader.chat(sn, { limit: '3', page: '2' })).toMatchObject({
    currentPage: 2,
    totalPage: 8,
    currentCount: 3,
    totalCount: 22,
    data: [{ content: 'Message 16' }, { content: 'Message 15' }, { content: 'Message 14' }],
  })
  await trader.pass(10_000)
  await own.say({ content: 'Later' })
  expect(textsOf(await merchant.chat(sn, { limit: '1' }))).toEqual(['Later'])
})

test('FEAT-18.i each change is pushed to both members, and told to the one who did not make it', async () => {
  const box = await testSandbox()
  const { merchant, trader, opened } = await deal(box)
  const events = await testStream(box, merchant.token)
  const topic = memberEventStream.topic({ memberId: String(merchant.id) })
  await events.send('SUBSCRIBE', { id: 'e', destination: topic })
  const [first, second, third] = [await opened(), await opened(), await opened()]
  const watched = await Promise.all([first, second, third].map((sn) => chatter(trader, sn)))
  await trader.pay(first)
  await merchant.release(first)
  await trader.cancel(second)
  await trader.pay(third)
  await merchant.appeal(third)
  await box.panel('appeal', { order: third, outcome: 'release' })
  expect(watched.map(({ noticed }) => noticed().map(({ status, uidFrom }) => [status, uidFrom]))).toEqual([
    [
      [PAID, String(trader.id)],
      [COMPLETED, String(merchant.id)],
    ],
    [[CANCELLED, String(trader.id)]],
    [
      [PAID, String(trader.id)],
      [APPEAL, String(merchant.id)],
      [COMPLETED, null],
    ],
  ])
  const told = events.messages(topic).map(({ body }) => body as MemberEvent)
  expect(told.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
    ['OTC_OPENED', first, null],
    ['OTC_OPENED', second, null],
    ['OTC_OPENED', third, null],
    ['OTC_PAID', first, null],
    ['OTC_CANCELED', second, null],
    ['OTC_PAID', third, null],
    ['OTC_RELEASED', third, '-50.02500000'],
  ])
})
