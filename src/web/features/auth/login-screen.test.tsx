// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { rememberReturnTo, sessionStore } from '#src/web/session/session.ts'
import { LoginScreen } from './login-screen.tsx'
import { freshServer } from './tests/fresh-server.ts'
import {
  address,
  countryList,
  field,
  fill,
  loggedIn,
  press,
  refused,
  sent,
  showScreen,
} from './tests/show-screen.tsx'

const server = freshServer()

async function nextCall(path: string): Promise<Arrived> {
  for (;;) {
    const call = await server.next()
    if (call.url.endsWith(path)) return call
    if (call.url.endsWith('/uc/support/country')) call.answer(countryList)
  }
}

const account = { 'E-mail or phone': 'ada@example.org', Password: 'correct-horse' }

test('FEAT-01.g a log-in stores the session and returns to the screen before', async () => {
  rememberReturnTo('/exchange/btc_usdt?side=buy')
  showScreen(<LoginScreen />, '/Login')
  expect(screen.getByText(/Please log in first/)).toBeTruthy()
  fill(account)
  press('Log in')
  const call = await nextCall('/uc/login')
  expect(sent(call)).toEqual({ username: 'ada@example.org', password: 'correct-horse' })
  call.answer(loggedIn)
  await waitFor(() => expect(address()).toBe('/exchange/btc_usdt?side=buy'))
  expect(sessionStore.get()).toMatchObject({ status: 'member', token: 'token-1' })
})

test('code 505 asks for the authenticator code and repeats the call with it', async () => {
  showScreen(<LoginScreen />, '/Login')
  fill(account)
  press('Log in')
  ;(await nextCall('/uc/login')).answer(refused('code', undefined, 505))
  await screen.findByText('Authenticator code')
  await waitFor(() => expect(document.activeElement).toBe(field('Six digits from the app')))

  fill({ 'Six digits from the app': '000 000' })
  press('Log in')
  const wrong = await nextCall('/uc/login')
  expect(sent(wrong)).toEqual({ username: 'ada@example.org', password: 'correct-horse', code: '000000' })
  wrong.answer(refused('Wrong code', undefined, 505))
  await waitFor(() =>
    expect(screen.getAllByText(/The code is wrong or has expired/).length).toBeGreaterThan(0),
  )

  fill({ 'Six digits from the app': '123456' })
  press('Log in')
  ;(await nextCall('/uc/login')).answer(loggedIn)
  await waitFor(() => expect(address()).toBe('/'))
})

test('a wrong password is refused at its field, and everything typed stays', async () => {
  showScreen(<LoginScreen />, '/Login')
  fill(account)
  press('Log in')
  ;(await nextCall('/uc/login')).answer(
    refused('Account or password is wrong', [{ field: 'password', key: 'user-password-error' }]),
  )
  await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'))
  expect([field('E-mail or phone').value, field('Password').value]).toEqual([
    'ada@example.org',
    'correct-horse',
  ])
  expect(document.activeElement).toBe(field('Password'))
})

test('a phone number is sent with its country', async () => {
  showScreen(<LoginScreen />, '/Login')
  ;(await server.next()).answer(countryList)
  fill({ 'E-mail or phone': '15123456', Password: 'correct-horse' })
  await waitFor(() => expect(field('Country code').value).toBe('+1'))
  fill({ 'E-mail or phone': '+49 151 23456' })
  press('Log in')
  const call = await nextCall('/uc/login')
  expect(sent(call)).toEqual({ username: '15123456', country: '德国', password: 'correct-horse' })
  call.answer(loggedIn)
  await waitFor(() => expect(address()).toBe('/'))
})

test('the account of a new registration is filled in', () => {
  const state = { reason: 'registered', account: 'ada@example.org' }
  showScreen(<LoginScreen />, { pathname: '/Login', state })
  expect(field('E-mail or phone').value).toBe('ada@example.org')
  expect(screen.getByRole('status').textContent).toContain('Your account is ready')
})
