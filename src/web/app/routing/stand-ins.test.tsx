// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expire, logIn, logOut, rememberReturnTo, takeTicket } from '#src/web/session/session.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { tabCount } from '#src/web/ui/layout/tab-title.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { StartFailure } from '../start-failure.tsx'
import { MemberGate } from './member-gate.tsx'
import { NotFound } from './not-found.tsx'
import { NotOffered } from './not-offered.tsx'
import { RouteError } from './route-error.tsx'

beforeEach(() => void serve({}))
afterEach(() => {
  cleanup()
  act(() => tabCount.set(0))
  logOut()
})

/** Texts of what is shown, then where its links lead. */
const shown = (): readonly (string | null)[] => [
  ...shownTexts(document.body, '[data-testid], section'),
  ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
]

test.each([
  ['a visitor', false, 'This page is for members. You will come back here.'],
  [
    'somebody whose session has ended',
    true,
    'Your session has ended. You will come back here, and what you typed is kept.',
  ],
])('SHELL-15.a MSG-08.b %s is asked to log in, and is remembered to be here', async (_who, ended, why) => {
  if (ended) {
    logIn({ token: 'token', member: ada })
    expire(takeTicket(), '/other')
  }
  showScreen(<MemberGate>the screen</MemberGate>, '/money?coin=BTC#top')
  await screen.findByRole('heading', { level: 1 })
  expect(shown()).toEqual(['Please log in first', why, 'Sign up', 'Log in', '/Register', '/Login'])
  expect(returnToEntry.read()).toBe('/money?coin=BTC#top')
  rememberReturnTo('/')
})

test('SHELL-15.a a member sees the screen', () => {
  logIn({ token: 'token', member: ada })
  showScreen(<MemberGate>the screen</MemberGate>, '/money')
  expect(screen.getByText('the screen')).toBeTruthy()
})

test('SHELL-01.d pages that do not exist, or not here, or that failed, say so and lead on', () => {
  act(() => tabCount.set(2))
  showScreen(<NotFound />, '/nowhere')
  expect(shown()).toEqual([
    'There is nothing here',
    'The address may be mistyped, or the page has moved.',
    'Home',
    'Help center',
    '/',
    '/helplist',
  ])
  expect(document.title).toContain('(2) There is nothing here')
  cleanup()
  showScreen(<NotOffered />, '/lab')
  expect(shown()).toEqual(['Not offered here', 'This exchange does not offer this service.', 'Home', '/'])
  cleanup()
  const onRetry = vi.fn<() => void>()
  showScreen(<RouteError chunk={null} onRetry={onRetry} />, '/lab')
  expect(shown()).toEqual([
    'This page stopped working',
    'The mistake is ours. Your balances and orders are not affected.',
    'Try again',
  ])
  cleanup()
  showScreen(<RouteError chunk="timeout" onRetry={onRetry} />, '/lab')
  expect(shown()).toEqual([
    'Loading takes too long',
    'Nothing arrived within two minutes. Check the network, then try again or reload.',
    'Try again',
    'Reload the page',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  cleanup()
  showScreen(<StartFailure errors={[]} />, '/')
  expect(shown()).toEqual([
    'This page could not start',
    'Some of its files did not arrive. Check the connection and load the page again.',
    'Load again',
  ])
  cleanup()
  showScreen(<StartFailure errors={['api is wrong']} />, '/')
  expect(shown()).toEqual([
    'This page could not start',
    'The configuration of this installation (config.json) is wrong:',
    'api is wrong',
    'Load again',
  ])
})
