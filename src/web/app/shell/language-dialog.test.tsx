// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import { currencyStore } from '#src/web/session/currency.ts'
import { languageStore } from '#src/web/session/language.ts'
import { leaveApp, press, showApp } from '../tests/show-app.tsx'

/** Loads the dialog's code in advance, so that no test waits for it. */
beforeAll(async () => void (await import('./language-dialog.tsx')), 60_000)

afterEach(() => {
  leaveApp()
  languageStore.set(null)
  currencyStore.set(null)
})

const currency = (id: number, fullName: string, symbol: string, rate: string, status = 1) => ({
  id,
  fullName,
  symbol,
  rate,
  imageUrl: null,
  sort: 10 - id,
  status,
  updateTime: '2026-11-21 03:00:00',
})

const currencies = {
  code: 0,
  message: 'success',
  data: [
    currency(1, 'USD', '$', '1'),
    currency(2, 'EUR', '€', '0.92'),
    currency(3, 'USDT', '₮', '1'),
    currency(4, 'ITL', '₤', '1900', 0),
  ],
}

const choices = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('SHELL-05.bc SHELL-12.a the first tab lists languages by their own names; choosing one stores it', async () => {
  await showApp('/LiveView')
  await press('button', 'Language English, currency USD')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('tab', { name: 'Language' }).getAttribute('aria-selected')).toBe('true')
  expect(dialog.getByRole('button', { name: /^English/ }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(dialog.getByRole('button', { name: 'Deutsch German' }))
  expect(localStorage.getItem('openbourse.language')).toBe('{"v":1,"value":"de_DE"}')
})

test('SHELL-05.bd SHELL-13.b the second tab lists the offered currencies by full name and symbol', async () => {
  const server = await showApp('/LiveView')
  await press('button', 'USD $')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('tab', { name: 'Display currency' }).getAttribute('aria-selected')).toBe('true')
  await act(async () => (await server.next()).answer(currencies))
  const search = await dialog.findByRole('searchbox', { name: 'Search currencies' })
  expect(choices()).toEqual(['USDTUSDT ₮', 'EuroEUR €', 'US DollarUSD $'])
  fireEvent.change(search, { target: { value: '€' } })
  expect(choices()).toEqual(['EuroEUR €'])
  fireEvent.click(dialog.getByRole('button', { name: 'Euro EUR €' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currencyStore.get().fullName).toBe('EUR')
  expect(toText(currencyStore.get().rate)).toBe('0.92')
  await screen.findByRole('button', { name: 'EUR €' })
})

test('currencies that failed to load show an error with a retry', async () => {
  const server = await showApp('/LiveView')
  await press('button', 'USD $')
  await act(async () => (await server.next()).answer({ code: 500, message: 'closed today', data: null }))
  await screen.findByText('closed today')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => (await server.next()).answer(currencies))
  expect(await screen.findByRole('searchbox')).toBeTruthy()
})
