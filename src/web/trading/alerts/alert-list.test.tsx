// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { AlertList } from './alert-list.tsx'
import { alertStore, setAlert } from './alerts.ts'
import { showTrading } from '../tests/show-trading.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a double click deletes one alert, not the next one as well', () => {
  for (const price of ['1', '2', '3'])
    setAlert({ product: 'spot', symbol: 'BTC/USDT', side: 'rises', price: decimal(price) })
  showTrading(<AlertList onDeleted={() => {}} />, '/exchange/btc_usdt')
  /** Presses the delete button of the row that is first by then. */
  const press = (): void => {
    const [first] = screen.getAllByRole('button')
    fireEvent.pointerDown(first as Element)
    fireEvent.click(first as Element)
  }
  press()
  press()
  expect(alertStore.get()).toHaveLength(2)
  fireEvent(screen.getByRole('list'), new PointerEvent('pointerleave'))
  expect(screen.getAllByRole('button')).toHaveLength(2)
})
