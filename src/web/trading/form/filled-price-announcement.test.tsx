// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/screen.tsx'
import { testMarket } from '../tests/market.ts'
import { changeDraft, fillDraft } from './draft.ts'
import { FilledPriceAnnouncement } from './filled-price-announcement.tsx'

const market = testMarket()

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test("a filled-in price is announced in the market's format, also the same one again; a typed one is not", () => {
  showScreen(<FilledPriceAnnouncement market={market} />, '/exchange/btc_usdt')
  const output = screen.getByRole('status')
  const said = () => output.textContent
  expect(said()).toBe('')
  act(() => changeDraft(market, { price: '64000' }))
  expect(said()).toBe('')
  act(() => fillDraft(market, { price: '64123.5' }))
  expect(said()).toBe('Price 64,123.50 entered')
  const first = output.firstChild
  act(() => fillDraft(market, { price: '64123.5' }))
  // Another element: what stands in a live region already is not read again.
  expect([said(), output.firstChild === first]).toEqual(['Price 64,123.50 entered', false])
  act(() => fillDraft(market, { price: '64124', amount: '0.25' }))
  expect(said()).toBe('Price 64,124.00 and amount 0.2500 entered')
  act(() => changeDraft(market, { price: '64124.1' }))
  expect(said()).toBe('')
})
