// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { ActivityScreen } from './activity-screen.tsx'

type Answers = Parameters<typeof serve>[0]

const DETAIL = '/uc/activity/detail'
const OWN = '/uc/activity/getmemberrecords'
const JOIN = '/uc/activity/attend'
const BY_PHONE = '/uc/mobile/activity/code'
const BY_EMAIL = '/uc/email/activity/code'
/** 2026-11-24 12:00 in GMT+8. */
const NOON = Date.UTC(2026, 10, 24, 4)

const activity = (more: object = {}): object =>
  ok({
    id: 12,
    title: 'OBX free subscription',
    titleEn: 'OBX free subscription',
    detail: null,
    detailEn: null,
    content: '<p>All about OBX.</p>',
    contentEn: null,
    lang: 'en_US',
    type: 4,
    step: 1,
    status: 1,
    progress: 25,
    startTime: '2026-11-22 12:00:00',
    endTime: '2026-11-25 12:00:00',
    distributeTime: '2026-11-26 00:00:00',
    unit: 'OBX',
    acceptUnit: 'USDT',
    price: '0.8',
    amountScale: 2,
    totalSupply: '30000',
    tradedAmount: '7500',
    freezeAmount: '6000',
    minLimitAmout: '20',
    maxLimitAmout: '2000',
    limitTimes: 2,
    leveloneCount: 0,
    holdLimit: null,
    holdUnit: null,
    miningUnit: null,
    miningPeriod: null,
    miningDays: null,
    miningDaysprofit: null,
    miningInvite: null,
    miningInvitelimit: null,
    lockedUnit: null,
    lockedPeriod: null,
    lockedDays: null,
    lockedFee: null,
    releaseType: null,
    releasePercent: null,
    releaseTimes: null,
    ...more,
  })

const order = {
  id: 31,
  activityId: 12,
  memberId: 600_012,
  type: 4,
  state: 1,
  amount: '20',
  freezeAmount: '16',
  price: '0.8',
  turnover: '16',
  coinSymbol: 'OBX',
  baseSymbol: 'USDT',
  createTime: '2026-11-24 11:00:00',
}

const common: Answers = {
  '/uc/approve/security/setting': ok(
    securitySetting({
      mobilePhone: '138****0003',
      email: 'ad****@example.org',
      emailVerified: 1,
      phoneVerified: 1,
    }),
  ),
  '/uc/asset/wallet': ok([walletRow('5000')]),
  [DETAIL]: activity(),
  [OWN]: ok([]),
  [BY_PHONE]: ok(null),
  [BY_EMAIL]: ok(null),
}

function show(more: Answers = {}) {
  const calls = serve({ ...common, ...more })
  showScreen(
    <Routes>
      <Route path="/lab/detail/:id" element={<ActivityScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    '/lab/detail/12',
  )
  return calls
}

const requests = (calls: ReturnType<typeof serve>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
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

beforeEach(() => {
  vi.setSystemTime(NOON)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('FEAT-21.c STATE-10.f the amount is joined with after a question, with the masked phone number that got the code', async () => {
  const calls = show({ [JOIN]: ok(null) })
  await fill('100')
  expect((await screen.findAllByText(/80.USDT/)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await vi.waitFor(() => expect(requests(calls, BY_PHONE)).toHaveLength(1))
  await accept()
  await vi.waitFor(() =>
    expect(toastStore.get().map(({ title }) => written(title))).toContain('Joined with 80 USDT'),
  )
  expect(requests(calls, JOIN)).toEqual([
    { activityId: '12', amount: '100', aims: '138****0003', code: '493017' },
  ])
})

test('FEAT-21.g a member with an e-mail address only gets the code there', async () => {
  const setting = securitySetting({
    mobilePhone: null,
    phoneVerified: 0,
    email: 'ad****@example.org',
    emailVerified: 1,
  })
  const calls = show({ '/uc/approve/security/setting': ok(setting) })
  await fill('100')
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await vi.waitFor(() => expect(requests(calls, BY_EMAIL)).toHaveLength(1))
  expect(requests(calls, BY_PHONE)).toEqual([])
})

test('VAL-33.b a member without phone and e-mail address is led to the phone', async () => {
  const setting = securitySetting({ mobilePhone: null, phoneVerified: 0, email: null, emailVerified: 0 })
  show({ '/uc/approve/security/setting': ok(setting) })
  const go = await screen.findByRole('link', { name: /Link your phone/ })
  expect(go.getAttribute('href')).toBe('/changePhone?back=%2Flab%2Fdetail%2F12')
})

test('MSG-01.l VAL-29.t more than the balance allows is refused at its field', async () => {
  const calls = show({ '/uc/asset/wallet': ok([walletRow('100')]), [JOIN]: ok(null) })
  // 100 USDT at 0.8.
  await fill('125.01')
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  const amount = await field(/^Amount/)
  await vi.waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(/The balance is not enough/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
  await fill('125')
  await accept()
  await vi.waitFor(() => expect(requests(calls, JOIN)).toHaveLength(1))
})

test('MSG-07 a participation that failed says so on the form, and keeps what was typed', async () => {
  const message = 'Taking part failed. Try again.'
  show({ [JOIN]: { code: 500, message, data: null } })
  await fill('100')
  await accept()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('100')
})

test('VAL-28.b with one participation left the question says that it is the last; with none there is no form', async () => {
  show({ [OWN]: ok([order]) })
  await fill('100')
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  expect(question.getByText(/It is your last participation/)).toBeTruthy()
  cleanup()
  show({ [OWN]: ok([order, { ...order, id: 32 }]) })
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
  show({ [DETAIL]: activity(more) })
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('VAL-33.e a visitor is led to the log-in', async () => {
  logOut()
  const calls = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Log in to join' }))
  await vi.waitFor(() => expect(address()).toBe('/Login'))
  expect(requests(calls, OWN)).toEqual([])
})
