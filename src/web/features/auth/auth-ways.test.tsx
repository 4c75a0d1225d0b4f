// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { expire, rememberReturnTo, logIn, takeTicket } from '#src/web/session/session.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ForgetScreen } from './forget-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { freshServer } from './tests/fresh-server.ts'
import {
  address,
  countryList,
  done,
  field,
  fill,
  press,
  refused,
  sent,
  showScreen,
} from './tests/show-screen.tsx'

const server = freshServer()

/** Answers calls until one to this path has come, and gives it. */
async function callOf(path: string) {
  for (;;) {
    const call = await server.next()
    if (call.url.endsWith(path)) return call
    call.answer(call.url.endsWith('/support/country') ? countryList : done)
  }
}

const links = (): readonly (readonly [string, string | null])[] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test.each<readonly [string, ReactElement, readonly (readonly [string, string])[]]>([
  [
    '/Login',
    <LoginScreen key="login" />,
    [
      ['Forgot password?', '/forget'],
      ['Create account', '/Register'],
    ],
  ],
  [
    '/Register?by=email',
    <RegisterScreen key="register" />,
    [
      ['terms of use', '/helpdetail?article=terms'],
      ['privacy policy', '/helpdetail?article=privacy'],
      ['Log in', '/Login'],
    ],
  ],
  ['/forget?by=email', <ForgetScreen key="forget" />, [['Back to login', '/Login']]],
])('the links of %s', (at, ui, expected) => {
  showScreen(ui, at)
  expect(links()).toEqual(expected)
  // What phishing cannot copy.
  expect(shownTexts(document.body).slice(1, 3)).toEqual(['Check the address:', window.location.host])
})

test.each([
  [
    'first',
    '/money',
    null,
    'Please log in first. Then you return to where you were; what you typed is kept.',
    'note',
  ],
  [
    'expired',
    '/money',
    null,
    'Your session has ended. Log in again and you return to where you were; what you typed is kept.',
    'note',
  ],
  ['first', '/', null, null, 'note'],
  ['first', '/money', 'registered', 'Your account is ready. Log in to begin.', 'status'],
  ['first', '/money', 'password-changed', 'Your password is changed. Log in with the new one.', 'status'],
] as const)(
  'MSG-08.b SESS-07.d the reason for the log-in: %s, from %s, %s',
  (status, from, reason, words, role) => {
    if (status === 'expired') {
      logIn({ token: 'token', member: ada })
      expire(takeTicket(), from)
    } else rememberReturnTo(from)
    const state = reason === null ? null : { reason, account: 'ada@example.org' }
    showScreen(<LoginScreen />, { pathname: '/Login', state })
    expect(screen.queryByRole(role)?.textContent ?? null).toBe(words)
    expect(field('E-mail or phone').value).toBe(reason === null ? '' : 'ada@example.org')
  },
)

test('FEAT-01.f the second step names the account, and leads back to the first with its account', async () => {
  showScreen(<LoginScreen />, '/Login')
  fill({ 'E-mail or phone': 'ada@example.org', Password: 'correct-horse' })
  press('Log in')
  ;(await callOf('/uc/login')).answer(refused('code', undefined, 505))
  await screen.findByRole('heading', { name: 'Authenticator code' })
  expect(shownTexts(document.body)).toContain(
    'ada@example.org is protected by an authenticator app. Enter the six digits that it shows now.',
  )
  press('Back')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in')
  expect(field('E-mail or phone').value).toBe('ada@example.org')
  expect(field('Password').value).toBe('')
  expect(document.activeElement).toBe(field('E-mail or phone'))
})

/** The screens of this feature, each at its address. */
const screens = (
  <Routes>
    <Route path="/Login" element={<LoginScreen />} />
    <Route path="/Register" element={<RegisterScreen />} />
    <Route path="/forget" element={<ForgetScreen />} />
  </Routes>
)

/** Address of the log-in, and the account and country that its form begins with. */
const logInForm = (): readonly string[] => [
  address(),
  field('E-mail or phone').value,
  field('Country code').value,
]

const passwords = (label: string): Record<string, string> => ({
  'Verification code': '123456',
  [label]: 'correct-horse',
  'Repeat password': 'correct-horse',
})

test('FEAT-02.c after a reset by phone the log-in begins with that number and its country', async () => {
  showScreen(screens, '/forget')
  ;(await callOf('/uc/support/country')).answer(countryList)
  await waitFor(() => expect(field('Country code').value).toBe('+1'))
  fill({ 'Phone number': '+49 15123456', ...passwords('New password') })
  press('Change password')
  ;(await callOf('/uc/reset/login/password')).answer(done)
  await screen.findByText('Your password is changed. Log in with the new one.')
  expect(logInForm()).toEqual(['/Login', '15123456', '+49'])
})

test('FEAT-02.d after a reset by e-mail the log-in begins with that address', async () => {
  showScreen(screens, '/forget?by=email')
  fill({ 'E-mail': 'ada@example.org', ...passwords('New password') })
  press('Change password')
  ;(await callOf('/uc/reset/login/password')).answer(done)
  await screen.findByText('Your password is changed. Log in with the new one.')
  expect(field('E-mail or phone').value).toBe('ada@example.org')
})

test('VAL-05.a an older link carries the invite code as well, and it is sent with a registration by phone', async () => {
  showScreen(screens, '/Register?agent=OLD42')
  ;(await callOf('/uc/support/country')).answer(countryList)
  await waitFor(() => expect(field('Country code').value).toBe('+1'))
  expect(field(/^Invite code/).value).toBe('OLD42')
  fill({
    'Phone number': '+49 15123456',
    'User name': 'ada',
    ...passwords('Password'),
  })
  fireEvent.click(screen.getByRole('checkbox'))
  press('Create account')
  const call = await callOf('/uc/register/phone')
  expect(sent(call)).toMatchObject({ phone: '15123456', promotion: 'OLD42' })
  call.answer(done)
  // Its log-in fails: the form of the log-in begins with number and country.
  ;(await callOf('/uc/login')).answer(refused('Please wait'))
  await screen.findByText('Your account is ready. Log in to begin.')
  expect(logInForm()).toEqual(['/Login', '15123456', '+49'])
})

test('FEAT-01.g a visitor who was asked to log in and registers instead returns there as well, once', async () => {
  rememberReturnTo('/earn')
  showScreen(<RegisterScreen />, '/Register?by=email')
  act(() => logIn({ token: 'token', member: ada }))
  await waitFor(() => expect(address()).toBe('/earn'))
  expect(returnToEntry.read()).toBeNull()
})

test('FEAT-01.cd the two ways are one stop for Tab, with arrows between them, and stand in the address', async () => {
  showScreen(<ForgetScreen />, '/forget?from=mail')
  const tabs = (): readonly (string | number | boolean | null)[][] =>
    screen
      .getAllByRole<HTMLButtonElement>('tab')
      .map((tab) => [
        tab.textContent,
        tab.getAttribute('aria-selected'),
        tab.tabIndex,
        tab === document.activeElement,
      ])
  const phone = [
    ['Phone', 'true', 0, true],
    ['E-mail', 'false', -1, false],
  ]
  const email = [
    ['Phone', 'false', -1, false],
    ['E-mail', 'true', 0, true],
  ]
  screen.getByRole('tab', { name: 'Phone' }).focus()
  for (const [key, shown, at] of [
    ['ArrowRight', email, '/forget?from=mail&by=email'],
    ['ArrowRight', phone, '/forget?from=mail&by=phone'],
    ['ArrowLeft', email, '/forget?from=mail&by=email'],
    ['Home', phone, '/forget?from=mail&by=phone'],
    ['End', email, '/forget?from=mail&by=email'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await waitFor(() => expect(address()).toBe(at))
    expect(tabs()).toEqual(shown)
  }
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('How to reach you')
  expect(screen.getByRole('tabpanel', { name: 'E-mail' })).toBeTruthy()
})
