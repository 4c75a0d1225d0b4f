// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore, setCurrency } from '#src/web/session/currency.ts'
import { sessionStore } from '#src/web/session/session.ts'
import { themeStore } from '#src/web/session/theme.ts'
import { noteUnseen } from '#src/web/session/unseen-orders.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { becomeMember, leaveApp, press, settle, showApp } from '../tests/show-app.tsx'
import { columnsOf, linksOf } from '../tests/shown-links.ts'

/** Loads the drawer in advance, so that no test waits for it. */
beforeAll(() => import('./drawer.tsx'), 60_000)
afterEach(() => {
  leaveApp()
  currencyStore.set(null)
  themeStore.set('white')
})

const trading = [
  'Spot /exchange/btc_usdt',
  'Perpetuals /swap/btc_usdt',
  'Coin-margined perpetuals /coinswap/btc_usdt',
  'Options /option',
  'Second contracts /second/btc_usdt',
]
const markets = 'Markets /markets/USDT'
const forAll = ['C2C /trade/USDT', 'Earn /earn', 'Lab /lab']
const convert = 'Convert /convert'
const reading = [
  'Whitepaper /whitepaper',
  'Announcements /announcement/0',
  'Help center /helplist',
  'About us /about',
]
const legal = ['Terms of use /helpdetail?article=terms', 'Privacy /helpdetail?article=privacy']
const tradeColumn = [markets, ...trading, ...forAll, convert]
const promotion = ['My promotion /promotion', 'Gift cards /myCards']

test('SHELL-15.bc a visitor’s header and footer lead where their words say', async () => {
  await showApp('/LiveView')
  expect(linksOf(screen.getByRole('banner'))).toEqual([
    'Openbourse /',
    markets,
    ...forAll,
    'Invite friends /invite',
    'Whitepaper /whitepaper',
    'About us /about',
    'Log in /Login',
    'Sign up /Register',
  ])
  const footer = screen.getByRole('contentinfo')
  expect(columnsOf(footer)).toEqual([
    ['Trading', ...tradeColumn],
    ['Your account', 'Log in /Login', 'Sign up /Register'],
    ['Learn', ...reading],
    ['Legal', ...legal],
  ])
  expect(
    within(footer)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'USD $', 'Appearance'])
})

test('SHELL-08.a SHELL-15.c a member’s header, footer and menu lead where their words say, and count news of orders', async () => {
  becomeMember()
  noteUnseen('2611')
  noteUnseen('2612')
  await showApp('/LiveView')
  const account = await screen.findByRole('button', { name: 'Account ada@post.example' })
  await waitFor(() =>
    expect(linksOf(screen.getByRole('banner'))).toEqual([
      'Openbourse /',
      markets,
      'C2C, 2 orders with news /trade/USDT',
      'Earn /earn',
      'Lab /lab',
      'Wallet /money',
      'Invite friends /invite',
      'Whitepaper /whitepaper',
      'About us /about',
    ]),
  )
  expect(columnsOf(screen.getByRole('contentinfo')).slice(0, 2)).toEqual([
    [
      'Trading',
      ...tradeColumn,
      'Conversion history /convertHistory',
      'Open orders /spotOrder',
      'Order history /orderHistory',
      'C2C orders /orderMy',
      'Regular orders /earnOrder',
      'Recurring plans /orderThrow',
      'Lab participations /innovation/myorders',
    ],
    [
      'Your account',
      'Wallet /money',
      'Deposit /recharge',
      'Withdraw /withdraw',
      'Wallet history /walletHistory',
      'Withdraw codes /withdrawCode',
      'Account /admin',
      'Payment methods /payment',
      'My ads /ad',
      'Merchant certification /identbusiness',
      'API keys /api',
      ...promotion,
    ],
  ])
  fireEvent.click(account)
  expect(linksOf(screen.getByRole('menu'))).toEqual([
    'Account /admin',
    'Wallet /money',
    'Payment methods /payment',
    'My ads /ad',
    'API keys /api',
    ...promotion,
  ])
  expect(screen.getByText('Ada Byron')).toBeTruthy()
  expect(account.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AB')
})

const openDrawer = async (): Promise<HTMLElement> => {
  await press('button', 'Menu')
  return screen.findByRole('dialog', { name: 'Menu' })
}

/** Buttons of the drawer, with what each has chosen. */
const acts = (drawer: HTMLElement): readonly (readonly string[])[] =>
  within(drawer)
    .getAllByRole('button')
    .map((button) => shownTexts(button))
    .filter((texts) => texts.length > 0)

test('SHELL-09.b a visitor’s drawer: links, settings as they are, and it goes when one is followed', async () => {
  await showApp('/LiveView')
  const drawer = await openDrawer()
  expect(linksOf(drawer)).toEqual([
    'Sign up /Register',
    'Log in /Login',
    'Home /',
    markets,
    ...forAll,
    'Invite friends /invite',
    ...trading,
    convert,
    ...reading,
    ...legal,
  ])
  expect(acts(drawer)).toEqual([
    ['Language', 'English'],
    ['$', 'Display currency', 'USD'],
    ['Theme', 'Light'],
    ['Appearance'],
  ])
  fireEvent.click(within(drawer).getByRole('button', { name: 'Theme Light' }))
  expect(themeStore.get()).toBe('black')
  expect(within(drawer).getByRole('button', { name: 'Theme Dark' })).toBeTruthy()
  for (const name of ['Whitepaper', 'Log in']) {
    const shown = screen.queryByRole('dialog') ?? (await openDrawer())
    await settle(() => void fireEvent.click(within(shown).getByRole('link', { name })))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('SHELL-09.b SHELL-13.b a member’s drawer: name, pages, counted news, the chosen currency, and log-out', async () => {
  becomeMember()
  noteUnseen('2611')
  setCurrency({ fullName: 'EUR', symbol: '€', rate: decimal('0.92') })
  await showApp('/LiveView')
  const drawer = await openDrawer()
  expect(shownTexts(drawer)[0]).toBe('Ada Byron')
  expect(linksOf(drawer).slice(0, -6)).toEqual([
    'Home /',
    markets,
    ...forAll,
    'Wallet /money',
    'Invite friends /invite',
    ...trading,
    convert,
    'Account /admin',
    'Open orders /spotOrder',
    'Contract orders /orderEntrust-1',
    'C2C orders, 1 order with news /orderMy',
    'Regular orders /earnOrder',
    'Recurring plans /orderThrow',
    'Lab participations /innovation/myorders',
    'Payment methods /payment',
    'My ads /ad',
    'API keys /api',
    ...promotion,
  ])
  expect(acts(drawer)).toEqual([
    ['Language', 'English'],
    ['€', 'Display currency', 'EUR'],
    ['Theme', 'Light'],
    ['Appearance'],
    ['Log out'],
  ])
  await settle(() => void fireEvent.click(within(drawer).getByRole('button', { name: 'Log out' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStore.get().status).toBe('visitor')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test.each([
  ['Language English', 'Language'],
  ['Display currency USD', 'Display currency'],
])('SHELL-05.b %s of the drawer opens the dialog at its tab', async (act, tab) => {
  await showApp('/LiveView')
  const drawer = await openDrawer()
  fireEvent.click(within(drawer).getByRole('button', { name: new RegExp(`${act}$`) }))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab))
})
