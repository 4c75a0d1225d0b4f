// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isPossible } from '#src/web/ui/actions/action.ts'
import { actionRegistry, performAction } from '#src/web/ui/actions/registry.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { tradingPreferences } from '../preferences.ts'
import { testMarket } from '../tests/market.ts'
import { useTradeActions } from './use-trade-actions.ts'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

type Given = Parameters<typeof useTradeActions>[0]

const calls = {
  onTab: vi.fn<Given['onTab']>(),
  onView: vi.fn<Given['onView']>(),
  onAlerts: vi.fn<Given['onAlerts']>(),
  onLarge: vi.fn<Given['onLarge']>(),
  onJump: vi.fn<Given['onJump']>(),
}

type ActionsProps = { readonly toggle?: Given['favourites']['toggle']; readonly sizes?: object }

function Actions({ toggle = null, sizes }: ActionsProps) {
  useTradeActions({
    market: testMarket(),
    favourites: { symbols: [], toggle } as unknown as Given['favourites'],
    sizes: { isChanged: false, reset: () => {}, ...sizes } as Given['sizes'],
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

test('FEAT-12.r the keys of a trading screen star the market, enlarge the chart, choose its period, and reset the layout', () => {
  const toggle = vi.fn<(symbol: string) => void>()
  const reset = vi.fn<() => void>()
  showScreen(<Actions toggle={toggle} sizes={{ isChanged: true, reset }} />, '/exchange/btc_usdt')
  press('f')
  expect(toggle.mock.calls).toEqual([['BTC/USDT']])
  press('e')
  const [large] = calls.onLarge.mock.lastCall ?? []
  expect([large?.(true), large?.(false)]).toEqual([false, true])
  press('/')
  const [small] = calls.onLarge.mock.lastCall ?? []
  expect([small?.(true), small?.(false)]).toEqual([false, false])
  for (const [key, period] of [
    ['1', 'line'],
    ['2', 'm15'],
    ['3', 'h1'],
    ['4', 'h4'],
    ['5', 'd1'],
  ] as const) {
    press(key)
    expect(tradingPreferences.get().period).toBe(period)
    expect(actionRegistry.get().find(({ hotkey }) => hotkey === key)?.label).toBe(
      `trading.action.period.${period}`,
    )
  }
  expect(calls.onView.mock.calls).toEqual(Array.from({ length: 5 }, () => ['price']))
  performAction('trading.layout')
  expect(reset).toHaveBeenCalledOnce()
  tradingPreferences.set(null)
})

test('FEAT-12.r a key for what cannot be done is not offered: a star without a member, a reset of what is as usual', () => {
  showScreen(<Actions />, '/exchange/btc_usdt')
  const impossible = actionRegistry.get().filter((action) => !isPossible(action))
  expect(impossible.map(({ id }) => id)).toEqual(['trading.favourite', 'trading.layout'])
})
