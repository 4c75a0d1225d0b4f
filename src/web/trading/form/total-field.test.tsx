// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { testMarket } from '../tests/market.ts'
import type { OrderDraft } from './draft.ts'
import { TotalField } from './total-field.tsx'

const market = testMarket()

afterEach(cleanup)

/** A form that fills in 67000, the last price, where it has none. */
function Form({ price }: { readonly price?: string }) {
  const [draft, setDraft] = useState<OrderDraft>({
    direction: 'BUY',
    type: 'LIMIT_PRICE',
    price,
    amount: undefined,
  })
  return (
    <>
      <TotalField
        market={market}
        draft={draft}
        disabled={false}
        priceToCount={() => {
          const at = draft.price ?? '67000'
          setDraft((before) => ({ ...before, price: at }))
          return decimal(at)
        }}
        onAmount={(amount) => setDraft((before) => ({ ...before, amount }))}
      />
      <output>{`${draft.price} ${draft.amount}`}</output>
      <button type="button" onClick={() => setDraft({ ...draft, amount: '2' })}>
        Two
      </button>
    </>
  )
}

const total = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Total' })
/** Types character by character after the present text. */
const type = (text: string): void => {
  for (const digit of text) fireEvent.change(total(), { target: { value: total().value + digit } })
}

test('VAL-19.e a typed total stays digit by digit, sets the amount that it buys, and is corrected when the field is left', () => {
  showScreen(<Form price="67000" />, '/')
  type('100.5')
  expect(total().value).toBe('100.5')
  expect(screen.getByRole('status').textContent).toBe('67000 0.0015')
  fireEvent.blur(total())
  // 0.0015 at 67000
  expect(total().value).toBe('100.5')
  fireEvent.change(total(), { target: { value: '100' } })
  expect(screen.getByRole('status').textContent).toBe('67000 0.0014')
  expect(total().value).toBe('100')
  fireEvent.blur(total())
  expect(total().value).toBe('93.8')
})

test('the total follows a changed amount, and is empty without one', () => {
  showScreen(<Form price="10.5" />, '/')
  type('100')
  fireEvent.click(screen.getByRole('button', { name: 'Two' }))
  expect(total().value).toBe('21')
  fireEvent.change(total(), { target: { value: '' } })
  expect(screen.getByRole('status').textContent).toBe('10.5 undefined')
  expect(total().value).toBe('')
})

test('without a price the total uses the one that is filled in', () => {
  showScreen(<Form />, '/')
  type('670')
  expect(screen.getByRole('status').textContent).toBe('67000 0.01')
})
