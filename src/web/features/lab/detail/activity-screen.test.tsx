// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#src/web/session/session.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { address, ok } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { DETAIL, JOIN, OWN, reachable, requests, wireActivity, wireOrder } from '../tests/lab-answers.ts'
import { showActivity } from '../tests/show-activity.tsx'

const BY_PHONE = '/uc/mobile/activity/code'
const BY_EMAIL = '/uc/email/activity/code'

const activity = (more: object = {}): object => ok(wireActivity(more))
const order = wireOrder()

const written = (text: string): string => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const field = (name: RegExp | string) => screen.findByRole('textbox', { name })

async function fill(amount: string): Promise<void> {
  fireEvent.change(await field(/^Amount/), { target: { value: amount } })
  fireEvent.change(await field('Verification code'), { target: { value: '493017' } })
}

async function accept(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  expect(question.getByText(/It cannot be taken back/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: /^Join with/, hidden: true }))
}

atNoonInPhoenix()

test('FEAT-21.c STATE-10.f the amount is joined with after a question, with the masked phone number that got the code', async () => {
  const calls = showActivity({ [JOIN]: ok(null) })
  await fill('100')
  expect((await screen.findAllByText(/80.USDT/)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(requests(calls, BY_PHONE)).toHaveLength(1))
  await accept()
  await waitFor(() =>
    expect(toastStore.get().map(({ title }) => written(title))).toContain('Joined with 80 USDT'),
  )
  expect(requests(calls, JOIN)).toEqual([
    { activityId: '12', amount: '100', aims: '138****0003', code: '493017' },
  ])
})

test('FEAT-21.g a member with an e-mail address only gets the code there', async () => {
  const calls = showActivity({
    '/uc/approve/security/setting': reachable({ phoneVerified: 0 }),
  })
  await fill('100')
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(requests(calls, BY_EMAIL)).toHaveLength(1))
  expect(requests(calls, BY_PHONE)).toEqual([])
})

test('VAL-33.b a member without phone and e-mail address is led to the phone', async () => {
  const setting = securitySetting({ mobilePhone: null, phoneVerified: 0, email: null, emailVerified: 0 })
  showActivity({ '/uc/approve/security/setting': ok(setting) })
  const go = await screen.findByRole('link', { name: /Link your phone/ })
  expect(go.getAttribute('href')).toBe('/changePhone?back=%2Flab%2Fdetail%2F12')
})

test('MSG-01.l VAL-29.t more than the balance allows is refused at its field', async () => {
  const calls = showActivity({ '/uc/asset/wallet': ok([walletRow('100')]), [JOIN]: ok(null) })
  // 100 USDT at 0.8.
  await fill('125.01')
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  const amount = await field(/^Amount/)
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(/The balance is not enough/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
  await fill('125')
  await accept()
  await waitFor(() => expect(requests(calls, JOIN)).toHaveLength(1))
})

test('MSG-07 a participation that failed says so on the form, and keeps what was typed', async () => {
  const message = 'Taking part failed. Try again.'
  showActivity({ [JOIN]: { code: 500, message, data: null } })
  await fill('100')
  await accept()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('100')
})

test('VAL-28.b with one participation left the question says that it is the last; with none there is no form', async () => {
  showActivity({ [OWN]: ok([order]) })
  await fill('100')
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  expect(question.getByText(/It is your last participation/)).toBeTruthy()
  cleanup()
  showActivity({ [OWN]: ok([order, { ...order, id: 32 }]) })
  const off = await screen.findByRole('button', { name: '1 limit is not met' })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
})

test.each([
  ['coming', { step: 0 }, /^Opens on/],
  ['distributing', { step: 2 }, /^It is over and is distributed on/],
  [
    'distributing, nobody knows until when',
    { step: 2, distributeTime: null },
    /^It is over and is being distributed/,
  ],
  ['completed', { step: 3 }, /^Completed on/],
  ['canceled', { step: 3, canceled: 1 }, /^The activity was canceled/],
])('an activity that is %s has no form, and says why', async (_phase, more, says) => {
  showActivity({ [DETAIL]: activity(more) })
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('VAL-33.e a visitor is led to the log-in', async () => {
  logOut()
  const calls = showActivity()
  fireEvent.click(await screen.findByRole('button', { name: 'Log in to join' }))
  await waitFor(() => expect(address()).toBe('/Login'))
  expect(requests(calls, OWN)).toEqual([])
})
