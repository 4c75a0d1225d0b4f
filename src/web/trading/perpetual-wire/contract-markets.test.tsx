// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { coinSwap } from '../products/coin-swap/coin-swap.ts'
import { swap } from '../products/swap/swap.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

afterEach(() => {
  cleanup()
  logOut()
})

const PRODUCTS = { swap, coinswap: coinSwap }

test.each(['swap', 'coinswap'] as const)(
  'ROUTE-MARKETS.de a contract of %s has its address, and an address its contract',
  (kind) => {
    const { markets } = PRODUCTS[kind]
    expect([markets.id, markets.usual]).toEqual([kind, 'BTC/USDT'])
    expect(markets.pathOf('ETH/USDT')).toBe(`/${kind}/eth_usdt`)
    expect(markets.symbolOf('eth_usdt')).toBe('ETH/USDT')
  },
)

test.each(['swap', 'coinswap'] as const)(
  'MSG-25.d a contract of %s is added to the favourites of its own product, and removed',
  async (kind) => {
    logIn({ token: 'token', member: null })
    const calls = serve({
      [`/${kind}/favor/find`]: ok([]),
      [`/${kind}/favor/add`]: ok(null),
      [`/${kind}/favor/delete`]: ok(null),
    })
    const { useFavouriteCalls } = PRODUCTS[kind].markets
    function Star() {
      const favourites = useFavouriteCalls(true)
      const press = (isOne: boolean) => () => void favourites?.change('ETH/USDT', isOne)
      return (
        <>
          <button type="button" onClick={press(true)}>
            add
          </button>
          <button type="button" onClick={press(false)}>
            remove
          </button>
        </>
      )
    }
    showScreen(<Star />, '/')
    for (const name of ['add', 'remove']) {
      screen.getByRole('button', { name }).click()
      await act(() => Promise.resolve())
    }
    await waitFor(() => expect(calls.filter(({ url }) => /(add|delete)$/.test(url))).toHaveLength(2))
    const changes = calls.filter(({ url }) => /(add|delete)$/.test(url))
    expect(changes.map((call) => [call.url, sent(call)])).toEqual([
      [`/api/${kind}/favor/add`, { symbol: 'ETH/USDT' }],
      [`/api/${kind}/favor/delete`, { symbol: 'ETH/USDT' }],
    ])
  },
)
