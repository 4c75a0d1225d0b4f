// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { piecesOf, shownTexts } from '#tests/support/shown-text.ts'
import { OrderRangeNote } from './order-range-note.tsx'

const coin = (unit: string, marketPrice: string, status: 0 | 1 = 0) => ({
  id: id(String(unit.length)),
  name: unit,
  nameCn: null,
  unit,
  buyMinAmount: decimal('1'),
  sellMinAmount: decimal('1'),
  marketPrice: decimal(marketPrice),
  sort: 1,
  status,
})
const coins = [
  coin('USDT', '0.8651'),
  coin('BTC', '60000'),
  coin('OLD', '500', 1),
  coin('DOGE', '0.2'),
  coin('ETH', '2000'),
]
const countries = ['EUR', 'JPY', 'HKD', 'USD'].map((localCurrency, at) => ({
  zhName: localCurrency,
  enName: localCurrency,
  areaCode: String(at),
  language: 'en_US',
  localCurrency,
  sort: at,
}))
const rate = (fullName: string, value: string, at: number): object => ({
  id: at,
  fullName,
  symbol: fullName,
  rate: value,
  imageUrl: null,
  sort: at,
  status: 1,
  updateTime: '2026-11-21 09:00:00',
})

afterEach(cleanup)

function show(price: string | null, market: string | null = '0.8651'): void {
  serve({
    '/currency/findAll': ok([
      rate('USD', '1', 1),
      rate('EUR', '0.8651', 2),
      rate('JPY', '151.2', 3),
      rate('HKD', '7.779', 4),
      rate('CHF', '0.8', 5),
    ]),
  })
  const amount = (text: string | null) => (text === null ? null : decimal(text))
  showScreen(
    <OrderRangeNote
      unit="USDT"
      currency="EUR"
      price={amount(price)}
      market={amount(market)}
      coins={coins}
      countries={countries}
    />,
    '/createAd',
  )
}

test('VAL-13.d a coin without room for an order says what the largest is worth at the price of the ad, and what works', async () => {
  show('0.90')
  await screen.findByText(/JPY/)
  expect(shownTexts(screen.getByRole('status'))).toEqual(
    piecesOf(`USDT in EUR: no order fits at this price
      Orders begin at 100 EUR, and the largest order has to be above that. It may be 100 USDT at most, worth 90 EUR at a price of 0.90 EUR.
      What works: | another coin: BTC or ETH | a country with another currency: JPY or HKD
      a premium of 16.75% or more | a fixed price of 1.01 EUR or more`),
  )
})

test('VAL-13.d a price with room, or none that is known, says nothing', () => {
  show('1.01')
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  show(null, null)
  expect(screen.getByRole('status').textContent).toBe('')
})
