// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ForgetScreen } from './forget-screen.tsx'
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

/** The message that a reader is told with the field. */
const errorOf = (label: string): string | undefined =>
  field(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join()

const passwords = { 'New password': 'new-secret', 'Repeat password': 'new-secret' }

test.each([
  ['FEAT-02.c', 'phone', 'Phone number', '15123456', '0', '/api/uc/mobile/reset/code'],
  ['FEAT-02.d', 'email', 'E-mail', 'ada@example.org', '1', '/api/uc/reset/email/code'],
])('%s a password is reset by %s', async (_clause, way, label, account, mode, codeUrl) => {
  showScreen(<ForgetScreen />, `/forget?by=${way}`)
  // Only the reset by phone asks for the countries, for their calling codes.
  if (way === 'phone') (await server.next()).answer(countryList)
  fill({ [label]: account })
  press('Send code')
  const code = await server.next()
  expect([code.url, sent(code)]).toEqual([codeUrl, { account }])
  code.answer(done)
  await screen.findByText(`Sent to ${account}. The code is valid for 10 minutes.`)
  fill({ 'Verification code': '123456', ...passwords })
  press('Change password')
  const reset = await server.next()
  expect([reset.url, sent(reset)]).toEqual([
    '/api/uc/reset/login/password',
    { mode, account, code: '123456', password: 'new-secret' },
  ])
  reset.answer(done)
  await waitFor(() => expect(address()).toBe('/Login'))
})

test.each([
  ['MSG-13.d', 'email', 'E-mail', 'nobody@example.org'],
  ['MSG-13.c', 'phone', 'Phone number', '15199999'],
])('%s an unknown account is refused at the field: %s', async (_clause, way, label, account) => {
  showScreen(<ForgetScreen />, `/forget?by=${way}`)
  if (way === 'phone') (await server.next()).answer(countryList)
  fill({ [label]: account })
  press('Send code')
  ;(await server.next()).answer(refused('No such account', [{ field: 'account', key: 'member-not-exists' }]))
  await waitFor(() => expect(errorOf(label)).toBe('There is no such account.'))
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
})

test('VAL-06.j MSG-11.b the new password has to be repeated', () => {
  showScreen(<ForgetScreen />, '/forget?by=email')
  fill({
    'E-mail': 'ada@example.org',
    'Verification code': '123456',
    ...passwords,
    'Repeat password': 'other',
  })
  fireEvent.blur(field('Repeat password'))
  expect(screen.getByText('The passwords are not the same.')).toBeTruthy()
})
