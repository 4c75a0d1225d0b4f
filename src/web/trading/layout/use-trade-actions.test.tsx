// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { actionRegistry } from '#src/web/ui/actions/registry.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { testMarket } from '../tests/market.ts'
import { useTradeActions } from './use-trade-actions.ts'

afterEach(cleanup)

type Given = Parameters<typeof useTradeActions>[0]

const calls = {
  onTab: vi.fn<Given['onTab']>(),
  onView: vi.fn<Given['onView']>(),
  onAlerts: vi.fn<Given['onAlerts']>(),
  onLarge: vi.fn<Given['onLarge']>(),
  onJump: vi.fn<Given['onJump']>(),
}

function Actions() {
  useTradeActions({
    market: testMarket(),
    favourites: { symbols: [], toggle: null } as unknown as Given['favourites'],
    sizes: { isChanged: false, reset: () => {} } as Given['sizes'],
    ...calls,
  })
  return null
}

const press = (key: string): void =>
  actionRegistry
    .get()
    .find(({ hotkey }) => hotkey === key)
    ?.perform()

test('the keys of a trading screen lead to lists, alerts, chart and depth', () => {
  showScreen(<Actions />, '/swap/btc_usdt')
  press('o')
  expect(calls.onJump.mock.calls).toEqual([['orders']])
  press('a')
  expect(calls.onAlerts).toHaveBeenCalledOnce()
  press('d')
  press('c')
  expect(calls.onView.mock.calls).toEqual([['depth'], ['price']])
  expect(calls.onTab.mock.calls).toEqual([['chart'], ['chart']])
})
