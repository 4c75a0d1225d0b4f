// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, draftStore } from '#src/web/session/drafts.ts'
import type { Member } from '#src/web/session/member.ts'
import { expire, logIn, logOut, takeTicket } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { changeDraft, orderDraft } from './draft.ts'

const MARKET = { product: 'spot', symbol: 'BTC/USDT' } as const
const bob: Member = { ...ada, id: '600099', username: 'bob' }
const amount = (): string | undefined => orderDraft(MARKET).get().amount

const come = (member: Member): void => logIn({ token: `token of ${member.id}`, member })
/** Logs out as the client does. */
function leave(): void {
  clearDrafts()
  logOut()
}

beforeEach(() => {
  orderDraft(MARKET)
})
afterEach(leave)

test('an order draft is not shown to the next person after a log-out', () => {
  come(ada)
  changeDraft(MARKET, { amount: '0.5' })
  leave()
  expect(amount()).toBeUndefined()
  come(bob)
  expect(amount()).toBeUndefined()
  changeDraft(MARKET, { amount: '0.7' })
  expect(draftStore.read('order:spot:BTC/USDT')).toMatchObject({ amount: '0.7' })
})

test('an order draft is kept over an expired session, for the same member only', () => {
  come(ada)
  changeDraft(MARKET, { amount: '0.5' })
  expire(takeTicket())
  expect(amount()).toBe('0.5')
  come(ada)
  expect(amount()).toBe('0.5')
  expire(takeTicket())
  come(bob)
  expect(amount()).toBeUndefined()
})

test("a visitor's order draft is kept at the log-in, and removed at the log-out", () => {
  changeDraft(MARKET, { amount: '0.5' })
  come(ada)
  expect(amount()).toBe('0.5')
  changeDraft(MARKET, { amount: '0.6' })
  leave()
  expect(amount()).toBeUndefined()
  expect(draftStore.read('order:spot:BTC/USDT')).not.toHaveProperty('amount')
})

test('markets of the same name in two products have different drafts', () => {
  changeDraft(MARKET, { amount: '0.5' })
  changeDraft({ ...MARKET, product: 'swap' }, { amount: '7' })
  expect(amount()).toBe('0.5')
})

test('a draft of version 1, named by its symbol only, belongs to the spot market', async () => {
  const value = { direction: 'SELL', type: 'LIMIT_PRICE', price: '9', amount: '0.3' }
  const drafts = [{ form: 'spot-order:ETH/USDT', owner: 'visitor', savedAt: Date.now(), value }]
  sessionStorage.setItem('openbourse.drafts', JSON.stringify({ v: 1, value: drafts }))
  vi.resetModules()
  const reloaded = await import('./draft.ts')
  expect(reloaded.orderDraft({ product: 'spot', symbol: 'ETH/USDT' }).get()).toEqual(value)
  expect(reloaded.orderDraft({ product: 'swap', symbol: 'ETH/USDT' }).get().amount).toBeUndefined()
})
