// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expire, takeTicket } from '#src/web/session/session.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { themeStore } from '#src/web/session/theme.ts'
import { becomeMember, leaveApp, settle, showApp } from './tests/show-app.tsx'
import { followPreferences } from './theme/follow.ts'

const loaded = vi.hoisted(() => ({ wallet: false }))

vi.mock('#src/web/features/wallet/overview-screen.tsx', async (original) => {
  loaded.wallet = true
  return original()
})

afterEach(leaveApp)

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('SHELL-01.ab a screen loads when it is opened, not before', async () => {
  becomeMember()
  await showApp('/')
  await screen.findByRole('heading', { level: 1, name: 'Every market, one clear book.' })
  expect(loaded.wallet).toBe(false)
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  await settle(() => void fireEvent.click(navigation.getByRole('link', { name: 'Wallet' })))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  expect(loaded.wallet).toBe(true)
  expect(document.title).toBe('Wallet · Openbourse')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('SHELL-01.d an unknown address shows a 404 screen with a link to the start page', async () => {
  await showApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

test('a service that the operator does not have is not offered, and leaves the menu', async () => {
  becomeMember()
  const server = await showApp('/swapAssets')
  const entry = { name: 'USDT perpetuals' }
  await waitFor(() => expect(screen.getAllByRole('link', entry).length).toBeGreaterThan(0))
  for (;;) {
    const call = await server.next()
    if (!call.url.endsWith('/swap/wallet/list')) continue
    call.answer('', { status: 404 })
    break
  }
  const heading = await screen.findByRole('heading', { name: 'Not offered here' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByRole('link', entry)).toBeNull()
})

test('SHELL-15.ab MSG-08.b a visitor is asked to log in, and returns to the screen', async () => {
  await showApp('/money?from=mail')
  await screen.findByRole('heading', { level: 1, name: 'Please log in first' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/Login')
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(navigation.queryByRole('link', { name: 'Wallet' })).toBeNull()
  expect(returnToEntry.read()).toBe('/money?from=mail')
  act(becomeMember)
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
})

test('SESS-07.c a session that ends during a call asks to log in', async () => {
  becomeMember()
  await showApp('/')
  await button('Account ada@post.example')
  await settle(() => expire(takeTicket(), '/money'))
  await waitFor(() => expect(window.location.pathname).toBe('/Login'))
  expect(returnToEntry.read()).toBe('/money')
})

test('SHELL-08.ab SESS-02.acd MSG-26 the member’s menu logs out, confirms it and opens the start page', async () => {
  becomeMember()
  const server = await showApp('/money')
  const account = await button('Account ada@post.example')
  fireEvent.click(account)
  const menu = within(screen.getByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Wallet',
    'Payment methods',
    'My ads',
    'API keys',
    'My promotion',
    'Gift cards',
    'Appearance',
    'Log out',
  ])
  expect(screen.getByText('ID 600012')).toBeTruthy()
  fireEvent.click(menu.getByRole('menuitem', { name: 'Log out' }))
  await screen.findByText('You are logged out')
  expect(window.location.pathname).toBe('/')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign up' })).toBeTruthy()
  expect(server.seen).toContain('/api/uc/loginout')
})

test('SHELL-08.c the account menu works by keyboard and returns the focus', async () => {
  becomeMember()
  await showApp('/')
  const account = await button('Account ada@post.example')
  account.focus()
  fireEvent.keyDown(account, { key: 'ArrowDown' })
  const items = screen.getAllByRole('menuitem')
  const leave = screen.getByRole('menuitem', { name: 'Log out' })
  expect(document.activeElement).toBe(items[0])
  fireEvent.keyDown(document.activeElement ?? account, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(leave)
  fireEvent.keyDown(document.activeElement ?? account, { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(account)
})

test('SHELL-08.c the dialog that the account menu opens gives the focus back to the menu’s button', async () => {
  becomeMember()
  await showApp('/')
  const account = await button('Account ada@post.example')
  account.focus()
  fireEvent.keyDown(account, { key: 'ArrowDown' })
  await settle(() => void fireEvent.click(screen.getByRole('menuitem', { name: 'Appearance' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Appearance' }))
  expect(screen.queryByRole('menu')).toBeNull()
  const close = dialog.getByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.click(close)
  await waitFor(() => expect(document.activeElement).toBe(account))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SHELL-06 SHELL-10.a the header switches the theme, and it is stored', async () => {
  themeStore.set('black')
  const stop = followPreferences(document.documentElement)
  await showApp('/')
  fireEvent.click(await button('Switch to light theme'))
  expect(document.documentElement.dataset['theme']).toBe('white')
  expect(localStorage.getItem('openbourse.theme')).toBe('{"v":1,"value":"white"}')
  fireEvent.click(await button('Switch to dark theme'))
  expect(document.documentElement.dataset['theme']).toBe('black')
  stop()
})

test('SESS-05.a a transport error is shown in the catalogue’s words', async () => {
  becomeMember()
  const server = await showApp('/money')
  await act(async () => (await server.next()).fail('timeout of 100000 ms exceeded'))
  const alert = await screen.findByText('Network error: no answer from the server')
  expect(alert.closest('[role=alert]')?.getAttribute('data-kind')).toBe('error')
})
