// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import {
  useDisplayCurrency,
  useLanguage,
  useLogInAsked,
  useMember,
  useMovement,
  useSession,
  useTheme,
} from './hooks.ts'
import { setLanguage } from './language.ts'
import { expire, logIn, logOut, takeTicket } from './session.ts'
import { setTheme } from './theme.ts'
import { ada } from './tests/ada.ts'

afterEach(() => {
  cleanup()
  logOut()
  localStorage.clear()
})

function Screen() {
  const texts = [useTheme(), useLanguage(), useMovement(), toText(useDisplayCurrency().rate)]
  return <p>{[useSession().status, useMember()?.username, ...texts].join(' ')}</p>
}

test('components follow the stores', () => {
  setTheme('black')
  render(<Screen />)
  expect(screen.getByText('visitor black en_US green-red 1', { normalizer: collapse })).toBeDefined()
  act(() => {
    logIn({ token: 't1', member: ada })
    setTheme('white')
    setLanguage('de_DE')
  })
  expect(screen.getByText('member ada white de_DE green-red 1')).toBeDefined()
})

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

test('SESS-07.c a log-in is asked for once when a session ends, not after a log-out', () => {
  const ask = vi.fn<() => void>()
  renderHook(() => useLogInAsked(ask))
  act(() => logIn({ token: 't1', member: ada }))
  const tickets = [takeTicket(), takeTicket()]
  act(() => {
    for (const ticket of tickets) expire(ticket)
  })
  expect(ask).toHaveBeenCalledOnce()
  act(() => logIn({ token: 't2', member: ada }))
  act(() => void logOut())
  expect(ask).toHaveBeenCalledOnce()
})
