// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testMarket } from '../tests/market.ts'
import { AlertForm } from './alert-form.tsx'
import { alertStore } from './alerts.ts'
import { showTrading } from '../tests/show-trading.tsx'

vi.mock('../products/spot/feeds/spot-tickers.ts', () => {
  const view = { state: null, health: 'loading', at: null }
  return { spotTickers: () => ({ get: () => view, subscribe: () => () => {} }) }
})

const market = testMarket()

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('setting the same alert twice is announced twice: a live region does not repeat the same text', async () => {
  showTrading(<AlertForm market={market} />, '/exchange/btc_usdt')
  const said: string[] = []
  const output = screen.getByRole('status')
  const observer = new MutationObserver(() => said.push(output.textContent))
  observer.observe(output, { childList: true, characterData: true, subtree: true })
  const words = 'Alert set: BTC/USDT rises to 70,000.00'
  const seen = (): Promise<void> => act(() => Promise.resolve())
  for (const _time of [1, 2]) {
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '70000' } })
    await seen()
    fireEvent.click(screen.getByRole('button', { name: 'Set the alert' }))
    await seen()
  }
  observer.disconnect()
  expect(said.filter((text) => text === words)).toHaveLength(2)
  expect(alertStore.get()).toHaveLength(1)
})

test('a price that was pressed elsewhere stands in the form, and one that cannot be read is named', () => {
  showTrading(<AlertForm market={market} initial="69500" />, '/exchange/btc_usdt')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  expect(field.value).toBe('69500')
  fireEvent.change(field, { target: { value: '7x' } })
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
