// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { ok } from '#tests/support/screen.tsx'
import { onPhone } from '#tests/support/shown-tables.ts'
import { seenMessages } from '../chat/seen.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { DETAIL, HISTORY, history, message, NOW, order, paid } from '../tests/order-answers.ts'
import { asked, beginOrders, endOrders, showOrders } from '../tests/show-orders.tsx'

const chat = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => chat.hub }))

const panes = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
const texts = async (): Promise<readonly (string | null)[]> => {
  const log = await screen.findByRole('log', { name: 'Messages' })
  return [...log.querySelectorAll('p')].map(({ textContent }) => textContent)
}

beforeEach(() => {
  beginOrders()
  seenMessages.set(null)
})
afterEach(() => {
  endOrders()
  vi.restoreAllMocks()
})

test('FEAT-18.i on a phone the chat says how many messages and notices of others are new; they are marked when it is opened, and counted no more', async () => {
  onPhone()
  seenMessages.set({ '2611': instant(NOW - 90_000) })
  const calls = showOrders({
    [HISTORY]: history(
      message('Mine.', { uidFrom: '600012', uidTo: '600099', nameFrom: 'ada', sendTime: NOW - 40_000 }),
      message('Order paid.', { messageType: 0, uidFrom: '', sendTime: NOW - 50_000 }),
      message('Second.'),
      message('First.', { sendTime: NOW - 90_000 }),
    ),
  })
  await screen.findByText('Chat (2)')
  expect(panes()).toEqual(['Order', 'Chat (2)'])
  expect(screen.queryByRole('log')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Chat (2)' }))
  const shown = (await texts()).filter((text) => !text?.includes(', '))
  expect(shown).toEqual(['First.', 'New', 'Second.', 'Order paid. 01:31', 'Mine.'])
  await waitFor(() => expect(panes()).toEqual(['Order', 'Chat']))
  expect(screen.getByRole('timer').textContent).toMatch(/^13:00$|^12:5\d$/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 2611')
  fireEvent.click(screen.getByRole('radio', { name: 'Order' }))
  await screen.findByRole('heading', { name: /^Buy 468/ })
  act(() => chat.push('/user/600012/2611', message('Third.', { sendTime: NOW + 1000 })))
  await waitFor(() => expect(panes()).toEqual(['Order', 'Chat (1)']))
  expect(asked(calls, DETAIL).every(({ orderSn }) => orderSn === '2611')).toBe(true)
})

test('STATE-04.e on a phone "Open the chat" of an appeal opens it', async () => {
  onPhone()
  showOrders({ [DETAIL]: ok(order({ ...paid, status: 4 })) })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the chat' }))
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Chat' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('FEAT-18.i older messages are asked for page by page, and stand before the others under their own day', async () => {
  const ofPage = (page: string, last: string): object => ({
    ...history(message(last, { sendTime: NOW - (page === '2' ? 86_400_000 : 1000) })),
    currentPage: Number(page),
    totalPage: 2,
    totalCount: 2,
  })
  const calls = showOrders({
    [HISTORY]: (call) => {
      const page = new URLSearchParams(String(call.config.data)).get('page') ?? ''
      return ofPage(page, page === '2' ? 'Yesterday.' : 'Today.')
    },
  })
  await screen.findByText('Today.')
  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }))
  await screen.findByText('Yesterday.')
  const byDay = (await texts()).filter((text) => !text?.startsWith('nordlicht'))
  expect(byDay).toEqual(['Nov 20, 2026', 'Yesterday.', 'Nov 21, 2026', 'Today.'])
  expect(asked(calls, HISTORY).at(-1)).toEqual({ orderId: '2611', limit: '50', page: '2' })
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

test('FEAT-18.i the messages of a chat are those of its order, and its field is named after the other side', async () => {
  const calls = showOrders({ [DETAIL]: ok(order({ orderSn: '2611', otherSide: 'kontor' })) })
  const card = (await screen.findByRole('textbox', { name: 'Write to kontor' })).closest('section')
  expect(within(card ?? document.body).getByRole('heading', { level: 2 }).textContent).toContain('kontor')
  expect(within(card ?? document.body).getByText('0 / 500')).toBeTruthy()
  expect(asked(calls, HISTORY)[0]).toMatchObject({ orderId: '2611' })
})
