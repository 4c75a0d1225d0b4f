// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { spotPair } from '#src/web/trading/products/spot/tests/spot-pair.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ExchangeScreen } from './exchange-screen.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

afterEach(cleanup)

const show = (pairs: object): void => {
  serve({ '/market/symbol': pairs })
  showScreen(
    <Routes>
      <Route path="/exchange/:id" element={<ExchangeScreen />} />
    </Routes>,
    '/exchange/moon_usdt',
  )
}

test('an unknown market is named, with a way to the usual one', async () => {
  show([spotPair()])
  const link = await screen.findByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Go to BTC/USDT', '/exchange/btc_usdt'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no market MOON/USDT')
})

test('markets that cannot be loaded are told with the reason, below the name of the market', async () => {
  show({ code: 500, message: 'Not now.', data: null })
  await screen.findByText('The markets could not be loaded')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('MOON/USDT')
  expect(shownTexts(screen.getByRole('alert'))).toContain('Not now.')
})
