// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearDrafts, draftStore } from '#src/web/session/drafts.ts'
import type { Member } from '#src/web/session/member.ts'
import { expire, logIn, logOut, takeTicket } from '#src/web/session/session.ts'
import { ada } from '#src/web/client/tests/samples.ts'
import { changeDraft, orderDraft } from './draft.ts'

const SYMBOL = 'BTC/USDT'
const bob: Member = { ...ada, id: '600099', username: 'bob' }
const amount = (): string | undefined => orderDraft(SYMBOL).get().amount

const come = (member: Member): void => logIn({ token: `token of ${member.id}`, member })
/** As the client logs out. */
function leave(): void {
  clearDrafts()
  logOut()
}

beforeEach(() => {
  orderDraft(SYMBOL)
})
afterEach(leave)

test('an order that was typed is not shown to who is here after a log-out', () => {
  come(ada)
  changeDraft(SYMBOL, { amount: '0.5' })
  leave()
  expect(amount()).toBeUndefined()
  come(bob)
  expect(amount()).toBeUndefined()
  changeDraft(SYMBOL, { amount: '0.7' })
  expect(draftStore.read(`spot-order:${SYMBOL}`)).toMatchObject({ amount: '0.7' })
})

test('an order outlives an expired session, for who typed it and nobody else', () => {
  come(ada)
  changeDraft(SYMBOL, { amount: '0.5' })
  expire(takeTicket())
  expect(amount()).toBe('0.5')
  come(ada)
  expect(amount()).toBe('0.5')
  expire(takeTicket())
  come(bob)
  expect(amount()).toBeUndefined()
})

test('what a visitor typed goes along with who logs in, and leaves with them', () => {
  changeDraft(SYMBOL, { amount: '0.5' })
  come(ada)
  expect(amount()).toBe('0.5')
  changeDraft(SYMBOL, { amount: '0.6' })
  leave()
  expect(amount()).toBeUndefined()
  expect(draftStore.read(`spot-order:${SYMBOL}`)).not.toHaveProperty('amount')
})
