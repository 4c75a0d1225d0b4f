// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ChangeEmailScreen } from './change-email-screen.tsx'
import { ChangeFundScreen } from './change-fund-screen.tsx'
import { ChangeLoginScreen } from './change-login-screen.tsx'
import { ChangePhoneScreen } from './change-phone-screen.tsx'
import { RemoveGoogleScreen } from './remove-google-screen.tsx'
import { RetrieveFundScreen } from './retrieve-fund-screen.tsx'
import { SetFundScreen } from './set-fund-screen.tsx'
import { fillForm, sendCodes, submitForm } from './tests/fill-form.ts'
import { ALL_SET, infoBody, securityBody } from './tests/members.ts'

const SETTING = '/approve/security/setting'
const phone = '15123450009'

type Case = {
  readonly clause: string
  readonly title: string
  readonly screen: ReactElement
  readonly facts?: object
  readonly form: string
  readonly heading: string
  readonly text: string
  readonly values: Readonly<Record<string, string>>
  readonly requests: readonly (readonly [path: string, body: object])[]
  readonly saved: string
}

const cases: readonly Case[] = [
  {
    clause: 'FEAT-03.a MSG-21.a',
    title: 'a phone is linked',
    screen: <ChangePhoneScreen />,
    form: 'bind-phone',
    heading: 'Phone',
    text: 'A linked phone receives codes by text message. It is needed before you trade, withdraw or reset a password.',
    values: { phone, code: '123456', password: 'hunter-one' },
    requests: [
      ['/uc/mobile/bind/code', { phone, country: '德国' }],
      ['/uc/approve/bind/phone', { phone, code: '123456', password: 'hunter-one' }],
    ],
    saved: 'Your phone number is linked.',
  },
  {
    clause: 'FEAT-03.b MSG-21.a',
    title: 'a phone is changed',
    screen: <ChangePhoneScreen />,
    facts: ALL_SET,
    form: 'change-phone',
    heading: 'Phone',
    text: 'Currently linked: +49 151****0002. The code goes to this number, so have that phone at hand.',
    values: { phone, code: '123456', password: 'hunter-one' },
    requests: [
      ['/uc/mobile/change/code', {}],
      ['/uc/approve/change/phone', { phone, code: '123456', password: 'hunter-one' }],
    ],
    saved: 'Your phone number is linked.',
  },
  {
    clause: 'FEAT-03.c MSG-21.a',
    title: 'an e-mail address is linked',
    screen: <ChangeEmailScreen />,
    facts: { emailVerified: 0, email: null },
    form: 'bind-email',
    heading: 'E-mail',
    text: 'A linked address receives codes by e-mail and lets you reset a forgotten login password.',
    values: { email: 'ada@example.net', code: '123456', password: 'hunter-one' },
    requests: [
      ['/uc/bind/email/code', { email: 'ada@example.net' }],
      ['/uc/approve/bind/email', { email: 'ada@example.net', code: '123456', password: 'hunter-one' }],
    ],
    saved: 'Your e-mail address is linked.',
  },
  {
    clause: 'FEAT-03.d MSG-21.a',
    title: 'an e-mail address is changed, with a code to each of the two',
    screen: <ChangeEmailScreen />,
    facts: ALL_SET,
    form: 'change-email',
    heading: 'E-mail',
    text: 'Currently linked: ad*@example.org. One code goes to this address, another one to the new address.',
    values: { oldEmailCode: '111111', newEmail: 'ada@example.net', newEmailCode: '222222' },
    requests: [
      ['/uc/untie/email/code', {}],
      ['/uc/update/email/code', { email: 'ada@example.net' }],
      [
        '/uc/approve/update/email',
        { oldEmailCode: '111111', newEmailCode: '222222', newEmail: 'ada@example.net' },
      ],
    ],
    saved: 'Your e-mail address is linked.',
  },
  {
    clause: 'FEAT-03.f MSG-21.a',
    title: 'a fund password is set',
    screen: <SetFundScreen />,
    form: 'set-fund-password',
    heading: 'Set fund password',
    text: 'It is asked for whenever coins leave or an ad is placed. Choose one that differs from your login password.',
    values: { jyPassword: 'fund-one', confirm: 'fund-one' },
    requests: [['/uc/approve/transaction/password', { jyPassword: 'fund-one' }]],
    saved: 'Your fund password is set.',
  },
  {
    clause: 'FEAT-03.g MSG-21.a',
    title: 'a fund password is changed',
    screen: <ChangeFundScreen />,
    facts: ALL_SET,
    form: 'change-fund-password',
    heading: 'Change fund password',
    text: 'Your current one proves that it is you. If you have forgotten it, reset it with a text message.',
    values: { oldPassword: 'fund-one', newPassword: 'fund-two', confirm: 'fund-two' },
    requests: [
      ['/uc/approve/update/transaction/password', { oldPassword: 'fund-one', newPassword: 'fund-two' }],
    ],
    saved: 'The new fund password applies from now on.',
  },
  {
    clause: 'FEAT-03.h MSG-21.a',
    title: 'a fund password is retrieved',
    screen: <RetrieveFundScreen />,
    facts: ALL_SET,
    form: 'retrieve-fund-password',
    heading: 'Reset fund password',
    text: 'For when you have forgotten the old one. The code goes to +49 151****0002.',
    values: { code: '123456', newPassword: 'fund-two', confirm: 'fund-two' },
    requests: [
      ['/uc/mobile/transaction/code', {}],
      ['/uc/approve/reset/transaction/password', { code: '123456', newPassword: 'fund-two' }],
    ],
    saved: 'The new fund password applies from now on.',
  },
  {
    clause: 'FEAT-03.j MSG-21.a',
    title: 'an authenticator is removed',
    screen: <RemoveGoogleScreen />,
    facts: ALL_SET,
    form: 'remove-authenticator',
    heading: 'Remove authenticator app',
    text: 'From then on your password alone is enough to log in. Your account is less well protected.',
    values: { codes: '654321', password: 'hunter-one' },
    requests: [['/uc/google/jcgoogle?codes=654321&password=hunter-one', {}]],
    saved: 'The authenticator app is removed.',
  },
]

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

/** Shows a screen of the account to a member, opened from the withdrawal. Gives the calls that are no reads. */
function show(ui: ReactElement, facts: object = {}) {
  const calls = serve({
    [SETTING]: securityBody(facts),
    '/uc/member/my-info': infoBody,
    '/uc/loginout': ok(null),
    '/code': ok(null),
    '/phone': ok(null),
    '/email': ok(null),
    '/password': ok(null),
    '/uc/google/jcgoogle?codes=654321&password=hunter-one': ok(null),
  })
  showScreen(ui, '/here?back=%2Fwithdraw')
  return {
    acts: () =>
      calls
        .filter(({ url }) => !url.endsWith(SETTING) && !url.endsWith('/my-info'))
        .map((call) => [call.url.replace('/api', ''), call.config.data === undefined ? {} : sent(call)]),
  }
}

test.each(cases)(
  '$clause $title: words before, requests, words after, and the way back',
  async ({ screen: ui, facts, form, heading, text, values, requests, saved }) => {
    const { acts } = show(ui, facts)
    await fillForm(form, values)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    const [intro, detour] = shownTexts(document.body).slice(1)
    expect([intro, detour]).toEqual([text, 'After that you come back to where you were.'])
    await sendCodes()
    submitForm()
    await waitFor(() => expect(address()).toBe('/withdraw'))
    expect(acts()).toEqual(requests)
    expect(toastStore.get().at(-1)).toMatchObject({ kind: 'success', title: 'Saved', text: saved })
  },
)

test('FEAT-03.e a login password is changed: the code goes to the phone, and the member logs in with the new one', async () => {
  const { acts } = show(<ChangeLoginScreen />, ALL_SET)
  await fillForm('change-login-password', {
    oldPassword: 'hunter-one',
    newPassword: 'hunter-two',
    confirm: 'hunter-two',
    code: '123456',
  })
  expect(shownTexts(document.body).slice(0, 2)).toEqual([
    'Change login password',
    'The code goes to +49 151****0002. After the change you are logged out on all devices; log in again with the new password.',
  ])
  await sendCodes()
  submitForm()
  await waitFor(() => expect(address()).toBe('/Login'))
  expect(acts()).toEqual([
    ['/uc/mobile/update/password/code', {}],
    ['/uc/approve/update/password', { oldPassword: 'hunter-one', newPassword: 'hunter-two', code: '123456' }],
    ['/uc/loginout', {}],
  ])
  expect(window.history.state).toMatchObject({ usr: { reason: 'password-changed', account: '' } })
})
