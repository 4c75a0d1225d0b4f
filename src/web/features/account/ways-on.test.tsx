// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ChangeFundScreen } from './change-fund-screen.tsx'
import { ChangeLoginScreen } from './change-login-screen.tsx'
import { RemoveGoogleScreen } from './remove-google-screen.tsx'
import { RetrieveFundScreen } from './retrieve-fund-screen.tsx'
import { securityBody } from './tests/members.ts'

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

function show(ui: ReactElement, at: string, facts: object = {}): void {
  serve({ '/security/setting': securityBody(facts) })
  showScreen(ui, at)
}

test.each([
  ['FEAT-03.g', '/changeFund', <ChangeFundScreen key="change" />, '/setFund'],
  ['FEAT-03.h', '/retrieveFund', <RetrieveFundScreen key="retrieve" />, '/setFund'],
  ['FEAT-03.j', '/removeGoogle', <RemoveGoogleScreen key="remove" />, '/changeGoogle'],
])(
  '%s a protection that is missing is set up first: %s leads on, and keeps the way back',
  async (_clause, at, ui, to) => {
    show(ui, `${at}?back=%2Fwithdraw`)
    await waitFor(() => expect(address()).toBe(`${to}?back=%2Fwithdraw`))
  },
)

test.each([
  ['FEAT-03.e', '/changeLogin', <ChangeLoginScreen key="login" />],
  ['FEAT-03.h', '/retrieveFund', <RetrieveFundScreen key="retrieve" />],
])('%s VAL-33.b a code by text message needs a phone first: %s', async (_clause, at, ui) => {
  show(ui, at, { fundsVerified: 1 })
  const way = await screen.findByRole('link', { name: 'Go Link your phone' })
  expect(way.getAttribute('href')).toBe(`/changePhone?back=${encodeURIComponent(at)}`)
  expect(document.querySelector('form')).toBeNull()
})

test('FEAT-03.g a member who has forgotten the fund password goes on to its reset, and back from there', async () => {
  show(<ChangeFundScreen />, '/changeFund?back=%2Fwithdraw', { fundsVerified: 1 })
  const way = await screen.findByRole('link', { name: 'Forgot it?' })
  expect(way.getAttribute('href')).toBe('/retrieveFund?back=%2Fwithdraw')
})
