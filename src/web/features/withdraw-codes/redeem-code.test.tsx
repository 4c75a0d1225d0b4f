// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { RedeemCode } from './redeem-code.tsx'
import { open, redeemed } from './tests/codes.ts'

const [LOOK, REDEEM] = ['/uc/withdrawcode/apply/info', '/uc/withdrawcode/apply/recharge'] as const

beforeEach(() => logIn({ token: 'token', member: { ...ada, id: '600034' } }))
afterEach(() => {
  cleanup()
  logOut()
})

/** Shows the form before a server that knows these codes. Returns the codes that were sent to a path. */
function showForm(known: readonly { readonly withdrawCode: string }[], redeem: object = ok(null)) {
  const calls = serve({
    [LOOK]: (call) => ok(known.find(({ withdrawCode }) => withdrawCode === sent(call)['withdrawCode'])),
    [REDEEM]: redeem,
  })
  showScreen(<RedeemCode />, '/withdrawCode')
  return (path: string) => calls.filter(({ url }) => url.endsWith(path)).map(sent)
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Withdraw code' })
function look(code: string): void {
  fireEvent.change(box(), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'See what it is worth' }))
}

test('FEAT-10.bd one code after another: each is looked up, asked about by its amount and redeemed only when confirmed', async () => {
  const other = { ...open, withdrawCode: 'f'.repeat(32), withdrawAmount: '40', coinId: 'USDT', status: 1 }
  const sentTo = showForm([open, other])
  look(open.withdrawCode)
  const title = async () => shownTexts(within(await screen.findByRole('alertdialog')).getByRole('heading'))
  expect(await title()).toEqual(['Redeem 0.25 BTC?'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(box().value).toBe(open.withdrawCode)
  look(other.withdrawCode)
  expect(await title()).toEqual(['Redeem 40 USDT?'])
  expect(sentTo(REDEEM)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText('40 USDT redeemed')).toBeTruthy()
  await waitFor(() => expect(box().value).toBe(''))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(box())
  expect(sentTo(LOOK)).toEqual([{ withdrawCode: open.withdrawCode }, { withdrawCode: other.withdrawCode }])
  expect(sentTo(REDEEM)).toEqual([{ withdrawCode: other.withdrawCode }])
})

test('STATE-03.bc a code that expired or was redeemed is refused at its field, without a question', async () => {
  const failed = { ...open, withdrawCode: 'e'.repeat(32), status: 2 }
  const sentTo = showForm([redeemed, failed])
  for (const { withdrawCode } of [redeemed, failed]) {
    look(withdrawCode)
    await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(/was redeemed or canceled/)).not.toHaveLength(0)
    fireEvent.change(box(), { target: { value: '' } })
  }
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sentTo(LOOK)).toHaveLength(2)
})

test('FEAT-10.d a code that the server does not redeem stays in the form with the reason', async () => {
  showForm([open], { code: 500, message: 'The code is being redeemed elsewhere.', data: null })
  look(open.withdrawCode)
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  expect(await screen.findAllByText('The code is being redeemed elsewhere.')).not.toHaveLength(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(box().value).toBe(open.withdrawCode)
})
