// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { isPossible } from '#src/web/ui/actions/action.ts'
import { actionRegistry, performAction } from '#src/web/ui/actions/registry.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { changeDraft, orderDraft } from '../form/draft.ts'
import { OPEN_ORDERS } from '../orders/tests/show-member-orders.tsx'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { SpotBackground } from '../products/spot/spot-background.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { told } from '../tests/told.ts'
import { BuySellBar } from './buy-sell-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { useSizes } from './use-sizes.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = testMarket({ fees: { maker: decimal('0.001'), taker: decimal('0.0025') } })
const limit = { direction: 'BUY', type: 'LIMIT_PRICE', price: '40000', amount: '0.5' } as const

beforeEach(() => {
  tradingPreferences.set(null)
  changeDraft(market, limit)
})
afterEach(() => {
  cleanup()
  tradingPreferences.set(null)
  told()
  logOut()
})

test('FEAT-12.a the buttons at the bottom of a phone open the form for their side', () => {
  const onOpen = vi.fn<() => void>()
  showTrading(<BuySellBar market={market} onOpen={onOpen} />, '/exchange/btc_usdt')
  for (const [name, direction] of [
    ['Sell', 'SELL'],
    ['Buy', 'BUY'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(orderDraft(market).get()).toEqual({ ...limit, direction })
  }
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('the bar at the bottom has both fees and the sound, and resets sizes that were changed', () => {
  setTradingPreferences({ sizes: { book: 300 } })
  const Bar = () => <StatusBar market={market} sizes={useSizes()} />
  showTrading(<Bar />, '/exchange/btc_usdt')
  const texts = shownTexts(screen.getByRole('contentinfo'))
  expect(texts[0]).toBe('Maker 0.1% · taker 0.25%')
  const sound = screen.getByRole('button', { name: 'Sound off' })
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(sound)
  expect([sound.textContent, sound.getAttribute('aria-pressed')]).toEqual(['Sound on', 'true'])
  expect(tradingPreferences.get().sound).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reset the layout' }))
  expect(screen.queryByRole('button', { name: 'Reset the layout' })).toBeNull()
  expect(tradingPreferences.get()).toMatchObject({ sizes: {}, sound: true })
})

/** Shows what works behind the screen, for a member with an order of another market. */
async function showBackground() {
  const fieldsOf: (readonly string[])[] = []
  const controls = {
    goToForm: (...fields: readonly string[]) => void fieldsOf.push(fields),
    showPanels: vi.fn<() => void>(),
    onAskAll: vi.fn<(asks: boolean) => void>(),
  }
  const calls = serve({ [OPEN_ORDERS]: orderPage(spotOrder({ symbol: 'ETH/USDT' })) })
  showTrading(<SpotBackground market={market} controls={controls} />, '/exchange/btc_usdt')
  await act(() => Promise.resolve())
  return { controls, calls, fieldsOf }
}

test('FEAT-12.r each key changes its part of the order, and leads to the first field that is still to be filled', async () => {
  logIn({ token: 'token', member: null })
  const { controls, fieldsOf } = await showBackground()
  const asked = (id: string) => {
    act(() => performAction(`trading.${id}`))
    return [orderDraft(market).get(), fieldsOf.at(-1)]
  }
  expect(asked('sell')).toEqual([{ ...limit, direction: 'SELL' }, ['price', 'amount']])
  expect(asked('buy')).toEqual([limit, ['price', 'amount']])
  expect(asked('market')).toEqual([{ ...limit, type: 'MARKET_PRICE', amount: undefined }, ['amount']])
  expect(asked('limit')).toEqual([{ ...limit, amount: undefined }, ['price', 'amount']])
  expect(controls.showPanels).not.toHaveBeenCalled()
  expect(actionRegistry.get().map(({ id, hotkey }) => `${id} ${hotkey}`)).toEqual([
    'trading.buy b',
    'trading.sell s',
    'trading.limit l',
    'trading.market m',
    'trading.cancelAll shift+x',
    'trading.ask shift+a',
  ])
  act(() => performAction('trading.ask'))
  expect(tradingPreferences.get().ask).toBe(false)
  act(() => performAction('trading.ask'))
  expect(tradingPreferences.get().ask).toBe(true)
})

test('MSG-23.b cancelling all by key asks where there are orders, and says so where there are none here', async () => {
  logIn({ token: 'token', member: null })
  const { controls, calls } = await showBackground()
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
  await act(() => Promise.resolve())
  act(() => performAction('trading.cancelAll'))
  expect([controls.onAskAll.mock.calls, controls.showPanels.mock.calls.length, told()]).toEqual([
    [[true]],
    1,
    [],
  ])
  act(() => setTradingPreferences({ onlyHere: true }))
  act(() => performAction('trading.cancelAll'))
  expect([controls.onAskAll.mock.calls.length, told()]).toEqual([1, ['info | No open orders | ']])
  cleanup()
  logOut()
  await showBackground()
  expect(
    actionRegistry
      .get()
      .filter((action) => !isPossible(action))
      .map(({ id }) => id),
  ).toEqual(['trading.cancelAll'])
})
