// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bet, optionAnswers } from '#src/web/features/option/tests/option-answers.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { DayResult } from '#src/web/trading/stakes/loss-limit/day-result.tsx'
import { pageOf } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { gmt8, NOW, order } from '#src/web/trading/products/second/tests/second-answers.ts'
import type { Product } from '#src/web/trading/products/product.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { SecondScreen } from './second-screen.tsx'

vi.mock('#src/web/trading/layout/product-screen.tsx', () => ({
  ProductScreen: ({ product }: { readonly product: Product }) => (
    <section aria-label={product.markets.id}>
      <DayResult coin="USDT" />
    </section>
  ),
}))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('FEAT-17.e the result of the day beside second contracts counts those and options together', async () => {
  const ended = { status: 2, closePrice: '67420.30', createTime: gmt8(NOW - 60_000) }
  serve({
    ...optionAnswers(),
    '/option/order/history': ok(pageOf(bet(4121, { status: 1, result: 2, createTime: NOW - 60_000 }))),
    '/second/order/history': pageOf(order(5, { ...ended, result: 2, betAmount: '20.25' })),
  })
  showScreen(<SecondScreen />, '/second/btc_usdt')
  expect((await screen.findByText(/^Today/)).textContent).toBe('Today −70.75\u{a0}USDT')
  expect(screen.getByRole('region', { name: 'second' })).toBeTruthy()
})
