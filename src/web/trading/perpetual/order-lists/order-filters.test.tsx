// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#tests/support/screen.tsx'
import { coinSwapOrderSource } from '../../products/coin-swap/coin-swap-order-source.ts'
import { swapOrderSource } from '../../products/swap/orders/swap-order-source.ts'
import { contractRow, showPerpetual } from '../tests/show-perpetual.tsx'
import type { ContractOrderFilter } from './order-filter.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

afterEach(cleanup)

const SOURCES = { swap: swapOrderSource, coinswap: coinSwapOrderSource }
const key = (name: string): string => name
const any: ContractOrderFilter = { symbol: null, side: null, kind: null, state: null, days: null }

/** Shows the filters of a list. @returns the function that changes them */
async function show(kind: keyof typeof SOURCES, list: 'open' | 'past') {
  const rows = [contractRow, { ...contractRow, id: 2, symbol: 'ETH/USDT', coinSymbol: 'ETH' }]
  serve({ [`/${kind}/symbol`]: rows })
  const { Provider, [list]: description } = SOURCES[kind]
  const change = vi.fn<(changed: Partial<ContractOrderFilter>) => void>()
  const { Filters } = description
  showPerpetual(<Provider>{Filters !== undefined && <Filters filter={any} change={change} />}</Provider>)
  await screen.findByRole('option', { name: 'ETH/USDT' })
  return change
}

/** Names of the choices of a filter, and the changes that they make. */
function choicesOf(name: string, change: ReturnType<typeof vi.fn>): readonly (readonly [string, unknown])[] {
  const select = screen.getByRole('combobox', { name })
  return within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .slice(1)
    .map(({ textContent, value }) => {
      fireEvent.change(select, { target: { value } })
      return [textContent, change.mock.lastCall?.[0]] as const
    })
}

test.each([
  ['ROUTE-ORDERS.g', 'swap'],
  ['ROUTE-ORDERS.g', 'coinswap'],
] as const)(
  '%s past orders are filtered by contract, side, type and state, each choice by its own name: %s',
  async (_code, kind) => {
    const change = await show(kind, 'past')
    expect(choicesOf('Contract', change)).toEqual([
      ['BTC/USDT', { symbol: 'BTC/USDT' }],
      ['ETH/USDT', { symbol: 'ETH/USDT' }],
    ])
    expect(choicesOf('Action', change)).toEqual([
      ['Open long', { side: 'open-long' }],
      ['Open short', { side: 'open-short' }],
      ['Close long', { side: 'close-long' }],
      ['Close short', { side: 'close-short' }],
    ])
    expect(choicesOf('Type', change)).toEqual([
      ['Limit', { kind: 'limit' }],
      ['Market', { kind: 'market' }],
      ['Trigger', { kind: 'trigger' }],
    ])
    expect(choicesOf('Status', change)).toEqual([
      ['Filled', { state: 'filled' }],
      ['Canceled', { state: 'cancelled' }],
      ['Failed', { state: 'failed' }],
      ['Liquidated', { state: 'liquidated' }],
    ])
  },
)

test('ROUTE-ORDERS.g orders that wait are not filtered by how they end', async () => {
  await show('swap', 'open')
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
})

test.each([
  ['swap', '/swap/btc_usdt'],
  ['coinswap', '/coinswap/btc_usdt'],
] as const)(
  'ROUTE-ORDERS.g the lists of %s have files of their own names, and an empty one leads to the usual contract',
  (kind, path) => {
    const { open, past } = SOURCES[kind]
    expect([open.file?.(key), past.file?.(key)]).toEqual([
      `openbourse-${kind}-orders-open`,
      `openbourse-${kind}-orders-past`,
    ])
    expect([open.empty.title, past.empty.title]).toEqual(['positions.open.none', 'positions.past.none'])
    serve({})
    showPerpetual(<>{open.empty.action}</>)
    expect(screen.getByRole('link').getAttribute('href')).toBe(path)
  },
)
