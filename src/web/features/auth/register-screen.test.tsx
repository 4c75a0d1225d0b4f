// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '#src/web/session/session.ts'
import { RegisterScreen } from './register-screen.tsx'
import { freshServer } from './tests/fresh-server.ts'
import {
  address,
  countryList,
  done,
  field,
  fill,
  loggedIn,
  press,
  refused,
  sent,
  showScreen,
} from './tests/show-screen.tsx'

const server = freshServer()

async function show(at: string): Promise<void> {
  showScreen(<RegisterScreen />, at)
  const call = await server.next()
  expect(call.url).toContain('/uc/support/country')
  call.answer(countryList)
  await waitFor(() => expect(field(/^Country/).value).not.toBe(''))
}

const rest = { 'User name': 'ada', Password: 'correct-horse', 'Repeat password': 'correct-horse' }
const agree = (): boolean => fireEvent.click(screen.getByRole('checkbox'))

test('FEAT-01.c a registration by phone asks for code and account, and logs in at once', async () => {
  await show('/Register')
  expect(field('Country code').value).toBe('+1')
  fill({ 'Phone number': '+49 151 23456' })
  expect(field('Country code').value).toBe('+49')
  press('Send code')
  const code = await server.next()
  expect([code.url, sent(code)]).toEqual(['/api/uc/mobile/code', { phone: '15123456', country: '德国' }])
  code.answer(done)
  await screen.findByText('Sent to 15123456. The code is valid for 10 minutes.')
  expect(screen.getByRole('button', { name: 'Again in 60 s' }).getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Verification code')))

  fill({ 'Verification code': '123 456', ...rest })
  agree()
  press('Create account')
  const registration = await server.next()
  expect([registration.url, sent(registration)]).toEqual([
    '/api/uc/register/phone',
    {
      phone: '15123456',
      country: '德国',
      code: '123456',
      username: 'ada',
      password: 'correct-horse',
      promotion: '',
    },
  ])
  registration.answer(done)
  const login = await server.next()
  expect(sent(login)).toEqual({ username: '15123456', password: 'correct-horse', country: '德国' })
  login.answer(loggedIn)
  await waitFor(() => expect(address()).toBe('/money'))
  expect(sessionStore.get().status).toBe('member')
})

test('FEAT-01.d VAL-05.b a registration by e-mail takes the link’s invite code; if its log-in fails, the log-in screen opens', async () => {
  await show('/Register?by=email&code=U7QK2M')
  fill({ 'E-mail': ' ada@example.org ', 'Verification code': '123456', ...rest })
  agree()
  press('Create account')
  const registration = await server.next()
  expect(registration.url).toBe('/api/uc/register/email')
  expect(sent(registration)).toMatchObject({ email: 'ada@example.org', promotion: 'U7QK2M', country: '美国' })
  registration.answer(done)
  ;(await server.next()).answer(refused('Please wait'))
  await waitFor(() => expect(address()).toBe('/Login'))
})

test('VAL-03.b VAL-04.b MSG-11.a differing passwords and missing agreement are refused at their fields', async () => {
  await show('/Register?by=email')
  fill({ 'E-mail': 'ada@example.org', 'Verification code': '123456', ...rest, 'Repeat password': 'other' })
  press('Create account')
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('2 fields need attention')
  expect(alert).toContain('The passwords are not the same.')
  expect(alert).toContain('Terms of use: Accept the terms')
  expect(document.activeElement).toBe(field('Repeat password'))
})

test('VAL-07.e MSG-14.a no code is sent to an invalid e-mail address', async () => {
  await show('/Register?by=email')
  fill({ 'E-mail': 'ada@' })
  press('Send code')
  expect(screen.getAllByText(/This is not an e-mail address/).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(field('E-mail'))
  expect(server.seen).toEqual(['/api/uc/support/country'])
})

test('VAL-10.v MSG-12.b a wrong code is refused at the code field', async () => {
  await show('/Register?by=email')
  fill({ 'E-mail': 'ada@example.org', 'Verification code': '000000', ...rest })
  agree()
  press('Create account')
  ;(await server.next()).answer(refused('?', [{ field: 'code', key: 'verification-code-incorrect' }]))
  await waitFor(() => expect(document.activeElement).toBe(field('Verification code')))
  expect(field('Verification code').getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('register-by-email_code__message')?.textContent).toMatch(/code/i)
})

test('a code that failed to be sent shows the reason, and can be sent again at once', async () => {
  await show('/Register?by=email')
  fill({ 'E-mail': 'eve@example.org' })
  press('Send code')
  ;(await server.next()).answer(refused('A code was sent a moment ago.'))
  await waitFor(() => expect(screen.getAllByText(/A code was sent a moment ago/).length).toBeGreaterThan(0))
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
})

test('switching between phone and e-mail keeps the common fields', async () => {
  await show('/Register')
  fill({ 'Phone number': '15123456', ...rest, 'Invite code optional': 'U7QK2M' })
  fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
  await waitFor(() => expect(address()).toBe('/Register?by=email'))
  expect(field('User name').value).toBe('ada')
  expect(field('Password').value).toBe('correct-horse')
  expect(field(/^Invite code/).value).toBe('U7QK2M')
})

test('VAL-02.ab a code that was sent to the phone is not taken for the e-mail’s, nor the e-mail’s for the phone', async () => {
  await show('/Register')
  const typed = (): readonly string[] =>
    ['User name', 'Password', 'Repeat password', /^Invite code/, 'Verification code'].map(
      (label) => field(label).value,
    )
  const shared = ['ada', 'correct-horse', 'other-horse', 'U7QK2M']
  fill({ ...rest, 'Repeat password': 'other-horse', 'Invite code optional': 'U7QK2M' })
  fill({ 'Phone number': '15123456', 'Verification code': '123456' })
  fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
  await waitFor(() => expect(address()).toBe('/Register?by=email'))
  expect(typed()).toEqual([...shared, ''])
  fill({ 'E-mail': 'ada@example.org', 'Verification code': '654321' })
  fireEvent.click(screen.getByRole('tab', { name: 'Phone' }))
  await waitFor(() => expect(field('Phone number').value).toBe('15123456'))
  expect(typed()).toEqual([...shared, ''])
})

test('a taken user name is reported when its field is left, until it is changed', async () => {
  await show('/Register?by=email')
  fill({ 'User name': 'ada' })
  fireEvent.blur(field('User name'))
  const question = await server.next()
  expect([question.url, sent(question)]).toEqual(['/api/uc/register/check/username', { username: 'ada' }])
  question.answer(refused('?', [{ field: 'username', key: 'activation-fails-username' }]))
  await screen.findByText('This user name is taken.')
  expect(screen.queryByRole('alert')).toBeNull()
  fill({ 'User name': 'ada2' })
  expect(screen.queryByText('This user name is taken.')).toBeNull()
})
