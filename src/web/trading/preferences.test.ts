// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Loads the module anew, as a reload of the page does. */
async function load() {
  vi.resetModules()
  return import('./preferences.ts')
}
const remembered = (v: number, value: object): void =>
  localStorage.setItem('openbourse.trading', JSON.stringify({ v, value }))

beforeEach(() => localStorage.clear())

test('recent markets of version 1 belong to the spot market; other preferences stay', async () => {
  remembered(1, { sound: true, period: 'd1', sizes: { book: 300 }, recent: ['ETH/USDT', 'BTC/USDT', 7] })
  expect((await load()).tradingPreferences.get()).toMatchObject({
    sound: true,
    period: 'd1',
    sizes: { book: 300 },
    recent: [
      { product: 'spot', symbol: 'ETH/USDT' },
      { product: 'spot', symbol: 'BTC/USDT' },
    ],
  })
})

test('recent markets of unknown products are dropped', async () => {
  const sound = { product: 'swap', symbol: 'BTC/USDT' }
  remembered(2, { recent: [sound, { product: 'bonds', symbol: 'BTC/USDT' }, 'BTC/USDT'] })
  expect((await load()).tradingPreferences.get().recent).toEqual([sound])
})
