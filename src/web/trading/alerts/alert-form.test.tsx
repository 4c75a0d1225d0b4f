// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { november } from '#tests/support/local-time.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { testMarket } from '../tests/market.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertButton } from './alert-button.tsx'
import { AlertsDialog } from './alerts-dialog.tsx'
import { alertStore, setAlert, takeReached } from './alerts.ts'
import { spotTicker, tellNothing, tellTickers } from '../products/spot/tests/live-spot.ts'
import type { MarketKey } from '../market.ts'
import { useAlertsDialog } from './use-alerts-dialog.tsx'
import { showTrading } from '../tests/show-trading.tsx'

vi.mock(
  '../products/spot/feeds/spot-tickers.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)

const market = testMarket()

beforeEach(() => alertStore.set(null))
afterEach(() => {
  cleanup()
  tellNothing()
})

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

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
const setAt = (value: string): void => {
  fireEvent.change(price(), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the alert' }))
}
const stored = () =>
  alertStore.get().map((alert) => `${alert.product} ${alert.symbol} ${alert.side} ${toText(alert.price)}`)

test('FEAT-12.s an alert is set on the chosen side of the last price, and refused on the other with its reason', () => {
  tellTickers(spotTicker())
  showTrading(<AlertForm market={market} />, '/exchange/btc_usdt')
  const form = screen.getByRole('form', { name: 'New price alert' })
  expect(shownTexts(form)).toEqual([
    'BTC/USDT',
    '50,000.50',
    'Rises to',
    'Falls to',
    'Price',
    'USDT',
    'Set the alert',
  ])
  setAt('40000')
  expect(shownTexts(form)).toContain('The price is there already. Enter a higher one.')
  expect(document.activeElement).toBe(price())
  fireEvent.click(screen.getByRole('radio', { name: 'Falls to' }))
  expect(shownTexts(form)).not.toContain('The price is there already. Enter a higher one.')
  setAt('40000')
  expect(shownTexts(form)).toContain('Alert set: BTC/USDT falls to 40,000.00')
  expect(price().value).toBe('')
  setAt('60000')
  expect(shownTexts(form)).toContain('The price is there already. Enter a lower one.')
  setAt('')
  expect(shownTexts(form)).toContain('Enter a price above 0.')
  expect(stored()).toEqual(['spot BTC/USDT falls 40000'])
})

test('FEAT-12.s the dialog lists the alerts of all markets, and the button counts the pending ones of its own', () => {
  const alert = { product: 'spot', symbol: 'BTC/USDT', side: 'rises' } as const
  for (const at of ['1', '2']) setAlert({ ...alert, price: decimal(at) })
  setAlert({ ...alert, symbol: 'ETH/USDT', side: 'falls', price: decimal('3') })
  setAlert({ ...alert, product: 'swap', price: decimal('4') })
  const isOurs = ({ product, symbol }: MarketKey) => product === 'spot' && symbol === 'BTC/USDT'
  takeReached((key) => (isOurs(key) ? decimal('1') : null), instant(november(12, 7, 5).ms))
  showTrading(
    <>
      <AlertButton market={market} onOpen={() => {}} />
      <AlertsDialog market={market} price="7" onClose={() => {}} />
    </>,
    '/exchange/btc_usdt',
  )
  expect(screen.getByRole('button', { name: /^Price alerts/ }).getAttribute('aria-label')).toBe(
    'Price alerts: 1 here',
  )
  expect([price().value, document.activeElement]).toEqual(['7', price()])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('4 alerts')
  const lines = () => screen.getAllByRole('listitem').map((line) => shownTexts(line).join(' '))
  const left = [
    'BTC/USDT rises to 4.00',
    'BTC/USDT rises to 2.00',
    'BTC/USDT rises to 1.00 Notified on Nov 12, 2026, 07:05',
  ]
  expect(lines()).toEqual([left[0], 'ETH/USDT falls to 3.00', ...left.slice(1)])
  fireEvent.click(screen.getByRole('button', { name: 'Delete the alert: ETH/USDT falls to 3.00' }))
  expect([lines(), document.activeElement]).toEqual([left, price()])
  expect(stored()).toEqual(['swap BTC/USDT rises 4', 'spot BTC/USDT rises 2', 'spot BTC/USDT rises 1'])
})

function Opener() {
  const { open, dialog } = useAlertsDialog(market)
  return (
    <>
      <button type="button" onClick={() => open('61000.5')}>
        {`at a price`}
      </button>
      <button type="button" onClick={() => open()}>
        {`without`}
      </button>
      {dialog}
    </>
  )
}

test('FEAT-12.s a price that was chosen elsewhere stands in the dialog that it opened, not in the next one', async () => {
  showTrading(<Opener />, '/exchange/btc_usdt')
  for (const [name, value] of [
    ['at a price', '61000.5'],
    ['without', ''],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name: 'Price alerts' })
    expect(price().value).toBe(value)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})
