// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showTrading } from '../tests/show-trading.tsx'
import { useJump } from './jump.ts'
import { TradingLayout } from './trading-layout.tsx'
import { useLayout } from './use-layout.ts'

const NARROW = 480
let width = 1440

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? width <= NARROW : width > NARROW,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Layout({ lists }: { readonly lists: 'narrow' | 'wide' }) {
  const layout = useLayout('chart')
  const jump = useJump(layout, { lists, phone: undefined })
  const slots = {
    ticker: 'ticker',
    markets: 'markets',
    chart: 'chart',
    book: 'book',
    trades: lists === 'narrow' && 'trades',
    form: 'form',
    smallBook: 'small book',
    account: 'account',
    orders: 'orders',
    status: 'status',
    bar: <p>bar</p>,
  }
  return (
    <>
      <button type="button" onClick={() => layout.setLarge(true)}>
        enlarge
      </button>
      <TradingLayout
        name="BTC/USDT"
        layout={layout}
        lists={lists}
        phone={undefined}
        jump={jump}
        slots={slots}
      />
    </>
  )
}

const panel = (name: string) => screen.queryByRole('region', { name })
const jumpTo = (name: string): void => {
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to' }))
  fireEvent.click(jumps.getByRole('button', { name }))
}

test.each([
  [1440, 'wide'],
  [1440, 'narrow'],
  [375, 'wide'],
  [375, 'narrow'],
] as const)('at %s px each panel of %s lists is one press away', async (of, lists) => {
  width = of
  showTrading(<Layout lists={lists} />, '/swap/btc_usdt')
  for (const name of ['Orders', 'Order book', 'Chart', 'Order']) {
    jumpTo(name)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name))
  }
})

test('a jump from the large chart brings all panels back', async () => {
  width = 1440
  showTrading(<Layout lists="wide" />, '/swap/btc_usdt')
  fireEvent.click(screen.getByRole('button', { name: 'enlarge' }))
  expect(document.querySelector('[data-large]')?.getAttribute('data-large')).toBe('true')
  jumpTo('Order book')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Order book'))
  expect(document.querySelector('[data-large]')?.getAttribute('data-large')).toBe('false')
})

test.each(['narrow', 'wide'] as const)(
  'on a phone %s lists stand below the chart, and buttons to open an order below both',
  async (lists) => {
    width = 375
    showTrading(<Layout lists={lists} />, '/swap/btc_usdt')
    expect([panel('Chart'), panel('Orders')]).not.toContain(null)
    expect(screen.getByText('bar')).toBeTruthy()
    jumpTo('Orders')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Orders'))
    // Only wide ones are a tab, whose positions have buttons of their own.
    expect([panel('Chart') === null, screen.queryByText('bar') === null]).toEqual(
      lists === 'wide' ? [true, true] : [false, false],
    )
  },
)
