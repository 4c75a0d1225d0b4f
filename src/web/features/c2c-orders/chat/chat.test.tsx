// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { C2cOrdersScreen } from '../c2c-orders-screen.tsx'
import { fakeChat } from '../tests/fake-chat.ts'
import {
  type Answers,
  common,
  DETAIL,
  HISTORY,
  history,
  LIST,
  message,
  NOW,
  order,
  page,
  row,
} from '../tests/order-answers.ts'
import { seenMessages } from './seen.ts'

let chat = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => chat.hub }))

const TOPIC = '/user/600012/2611'
const NOTICES = '/user/600012/order-notice/2611'
const mine = (content: string, more: object = {}): object =>
  message(content, { uidFrom: '600012', uidTo: '600099', nameFrom: 'ada', sendTime: NOW, ...more })

function show(more: Answers = {}) {
  const calls = serve({ ...common, [DETAIL]: ok(order()), [HISTORY]: history(), ...more })
  showScreen(<C2cOrdersScreen />, '/orderMy?order=2611')
  return calls
}
const log = () => screen.findByRole('log', { name: 'Messages' })
const texts = async (): Promise<readonly (string | null)[]> =>
  [...(await log()).querySelectorAll('p')].map(({ textContent }) => textContent)
const write = async (text: string): Promise<HTMLElement> => {
  const field = await screen.findByRole('textbox', { name: 'Write to nordlicht' })
  fireEvent.change(field, { target: { value: text } })
  return field
}
const enter = async (text: string): Promise<void> => {
  const field = await write(text)
  await act(() => Promise.resolve(fireEvent.keyDown(field, { key: 'Enter' })))
}
const reads = (calls: ReturnType<typeof show>, path: string): number =>
  calls.filter(({ url }) => url.endsWith(path)).length

beforeEach(() => {
  chat = fakeChat()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  seenMessages.set(null)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  clearDrafts()
  logOut()
  vi.useRealTimers()
})

test('FEAT-18.i the history is shown oldest first, with who sent what; links are plain text', async () => {
  show({
    [HISTORY]: history(
      mine('Thank you. <b>https://evil.example</b>'),
      message('Hello!', { sendTime: NOW - 120_000 }),
      message('Order opened.', { messageType: 0, uidFrom: '', sendTime: NOW - 120_000 }),
    ),
  })
  await screen.findByText('Hello!')
  const [day, notice, ...rest] = await texts()
  expect(day).toBe('Nov 21, 2026')
  expect(notice).toMatch(/^Order opened\. /)
  expect(rest).toEqual(['Hello!', 'nordlicht, 01:30', 'Thank you. <b>https://evil.example</b>', 'You, 01:32'])
  expect(within(await log()).queryByRole('link')).toBeNull()
})

test('FEAT-18.i a pushed message appears once, also when the history brings it again', async () => {
  show()
  await screen.findByText('Nothing has been written yet.')
  expect(chat.topics()).toEqual([TOPIC, NOTICES])
  await act(() => Promise.resolve(chat.push(TOPIC, message('On its way.'))))
  await act(() => Promise.resolve(chat.push(TOPIC, message('On its way.'))))
  expect((await texts()).filter((text) => text === 'On its way.')).toHaveLength(1)
})

test('FEAT-18.i a written message is sent on Enter and shown as on its way until it comes back', async () => {
  show()
  await log()
  await enter('I sent the money.')
  expect(JSON.parse(chat.sent[0]?.body ?? '')).toEqual({
    orderId: '2611',
    uidFrom: '600012',
    uidTo: '600099',
    nameFrom: 'ada',
    nameTo: 'nordlicht',
    content: 'I sent the money.',
    messageType: 1,
  })
  expect(chat.sent[0]?.destination).toBe('/app/message/chat')
  expect(await screen.findByText('Sending')).toBeTruthy()
  await act(() => Promise.resolve(chat.push(TOPIC, mine('I sent the money.'))))
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect((await texts()).filter((text) => text === 'I sent the money.')).toHaveLength(1)
})

test('a message that was not sent stays, and can be sent again', async () => {
  show()
  await log()
  chat.become(false)
  await enter('Are you there?')
  expect(await screen.findByText('Not sent')).toBeTruthy()
  chat.become(true)
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Try again' }))))
  expect(chat.sent).toHaveLength(1)
  expect(await screen.findByText('Sending')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('Not sent')).toBeTruthy()
})

test('a message that was not sent is typed text again when the order is opened the next time', async () => {
  show({ [LIST]: page(row()) })
  await log()
  chat.become(false)
  await enter('Are you there?')
  await screen.findByText('Not sent')
  await write('And this')
  fireEvent.click(screen.getByRole('link', { name: 'C2C orders' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Open 2611' }))
  const field = await screen.findByRole('textbox', { name: 'Write to nordlicht' })
  expect((field as HTMLTextAreaElement).value).toBe('Are you there?\nAnd this')
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('without a connection the history is asked for every 5 seconds; with one it is not', async () => {
  const calls = show()
  await log()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  const live = reads(calls, HISTORY)
  act(() => chat.become(false))
  expect(await screen.findByText('Every 5 s')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(reads(calls, HISTORY)).toBe(live + 2)
})

test('a notice that the order changed makes the order be read again at once', async () => {
  const calls = show()
  await log()
  await act(async () => {})
  const before = reads(calls, DETAIL)
  await act(() => Promise.resolve(chat.push(NOTICES, { orderId: '2611', status: 2, content: null })))
  await waitFor(() => expect(reads(calls, DETAIL)).toBeGreaterThan(before))
})

test('a message has 500 characters at most, and nothing empty is sent', async () => {
  show()
  await log()
  await enter('   ')
  await enter('x'.repeat(501))
  expect(chat.sent).toEqual([])
  expect(screen.getByText('At most 500 characters')).toBeTruthy()
  await enter('x'.repeat(500))
  expect(chat.sent).toHaveLength(1)
})

test('Enter of an input method and Shift with Enter do not send', async () => {
  show()
  await log()
  const field = await write('Draft of a')
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(chat.sent).toEqual([])
  expect((field as HTMLTextAreaElement).value).toBe('Draft of a')
})

test('messages after the last visit are marked as new', async () => {
  seenMessages.set({ '2611': instant(NOW - 90_000) })
  show({ [HISTORY]: history(message('Second.'), message('First.', { sendTime: NOW - 90_000 })) })
  await screen.findByText('Second.')
  const shown = await texts()
  expect(shown.indexOf('New')).toBeGreaterThan(shown.indexOf('First.'))
  expect(shown.indexOf('New')).toBeLessThan(shown.indexOf('Second.'))
  expect(seenMessages.get()['2611']).toBe(NOW - 60_000)
})

test('FEAT-18.i a text that was typed for the chat of an order waits there, and not in that of another one', async () => {
  show({
    [LIST]: page(row(), row({ orderSn: '2612', name: 'kontor' })),
    [DETAIL]: (call) => {
      const { orderSn } = sent(call)
      return ok(order({ orderSn, otherSide: orderSn === '2612' ? 'kontor' : 'nordlicht' }))
    },
  })
  await write('Half a')
  const open = async (orderSn: string): Promise<void> => {
    fireEvent.click(screen.getByRole('link', { name: 'C2C orders' }))
    fireEvent.click(await screen.findByRole('link', { name: `Open ${orderSn}` }))
  }
  await open('2612')
  expect(await screen.findByRole('textbox', { name: 'Write to kontor' })).toHaveProperty('value', '')
  await open('2611')
  expect(await screen.findByRole('textbox', { name: 'Write to nordlicht' })).toHaveProperty('value', 'Half a')
})
