// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tellBook, tellNothing } from '../products/spot/tests/live-spot.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { BookPanel } from './book-panel.tsx'
import { PhoneTabs, phoneTabsOf } from './phone-tabs.tsx'
import { TickerStrip } from './ticker-strip.tsx'

vi.mock(
  '../products/spot/feeds/spot-tickers.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)
vi.mock(
  '../products/spot/feeds/spot-book.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = testMarket()
const other = testMarket({ symbol: 'ETH/USDT', base: 'ETH' })

afterEach(() => {
  cleanup()
  tellNothing()
})

test('FEAT-12.abl the ticker has the star of its market, its alerts, its state, and a list that closes at a choice', () => {
  const [toggle, onAlerts] = [vi.fn<(symbol: string) => void>(), vi.fn<() => void>()]
  const favourites = { isOffered: true, has: () => false, isKnown: true, toggle }
  showTrading(
    <TickerStrip market={market} markets={[market, other]} favourites={favourites} onAlerts={onAlerts} />,
    '/exchange/btc_usdt',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add BTC/USDT to favorites' }))
  fireEvent.click(screen.getByRole('button', { name: 'Price alerts' }))
  expect([toggle.mock.calls, onAlerts.mock.calls.length]).toEqual([[['BTC/USDT']], 1])
  for (const [health, word] of [
    ['loading', 'Connecting'],
    ['live', 'Live'],
    ['delayed', 'Delayed'],
    ['offline', 'Offline'],
  ] as const) {
    tellBook([], [], health)
    expect(document.querySelector('[data-health]')?.textContent).toBe(word)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Choose a market' }))
  const list = screen.getByRole('dialog', { name: 'Markets' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  fireEvent.click(links[1] ?? list)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('FEAT-12.a a phone has a tab for each panel of its product, the first of which opens', () => {
  const onTab = vi.fn<(tab: string) => void>()
  for (const [layout, words] of [
    [{ lists: 'narrow', phone: undefined }, ['Chart', 'Book', 'Trades', 'Order']],
    [{ lists: 'wide', phone: undefined }, ['Chart', 'Book', 'Order', 'Positions']],
    [{ lists: 'wide', phone: 'form-first' }, ['Order', 'Chart', 'Book', 'Running']],
  ] as const) {
    const tabs = phoneTabsOf(layout)
    onTab.mockClear()
    showTrading(<PhoneTabs tabs={tabs} tab={tabs[0]} onTab={onTab} />, '/exchange/btc_usdt')
    const buttons = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('button')
    expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-current')])).toEqual(
      words.map((word, at) => [word, at === 0 ? 'true' : null]),
    )
    for (const button of buttons) fireEvent.click(button)
    expect(onTab.mock.calls.flat()).toEqual(tabs)
    cleanup()
  }
})

test('FEAT-12.a a panel of the book has the trades beside it where they have no panel', () => {
  const own = { bid: new Set<bigint>(), ask: new Set<bigint>() }
  showTrading(<BookPanel market={market} own={own} withTrades onFill={() => {}} />, '/exchange/btc_usdt')
  const tabs = screen.getByRole('radiogroup', { name: 'View' })
  expect(shownTexts(tabs)).toEqual(['Book', 'Trades'])
  const shown = () => [
    screen.queryByRole('combobox') === null,
    screen.queryByRole('list', { name: 'Trades' }) === null,
  ]
  expect(shown()).toEqual([false, true])
  fireEvent.click(within(tabs).getByRole('radio', { name: 'Trades' }))
  expect(shown()).toEqual([true, false])
  cleanup()
  showTrading(
    <BookPanel market={market} own={own} withTrades={false} onFill={() => {}} />,
    '/exchange/btc_usdt',
  )
  expect(screen.getByRole('heading', { name: 'Order book' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull()
})
