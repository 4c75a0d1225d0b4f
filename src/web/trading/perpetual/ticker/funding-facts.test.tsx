// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { coinSwapAnswers } from '../tests/coin-swap-answers.ts'
import { contractRow, showPerpetual, stillProduct } from '../tests/show-perpetual.tsx'
import { coinSwap } from '../../products/coin-swap/coin-swap.ts'
import { useMarkets } from '../../products/product-hooks.ts'
import { swap } from '../../products/swap/swap.ts'
import { testMarket } from '../../tests/market.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

afterEach(cleanup)

const KINDS = { swap, coinswap: coinSwap }
const facts = { openFee: '0.0004', closeFee: '0.0006', maintenanceMarginRate: '0.007' }
/** 18:30:20 in GMT+8. */
const NOW = instant(Date.UTC(2026, 10, 21, 10, 30, 20))

type Shown = { readonly rate?: string; readonly contract?: object }

/** Shows parts when the contracts are there: a countdown is written anew with the next second only. */
const OnceListed = ({ children }: { readonly children: ReactNode }) =>
  useMarkets().markets === undefined ? null : children

/** The facts of a contract's ticker by name, then its fees. */
async function factsOf(kind: keyof typeof KINDS, { rate = '0.0001', contract = {} }: Shown = {}) {
  const row = { ...contractRow, ...facts, ...contract }
  serve({ ...coinSwapAnswers(), '/swap/symbol': [row], '/coinswap/symbol': [row] })
  const figures = {
    markPrice: decimal('51000.25'),
    indexPrice: decimal('50990.5'),
    feePercent: decimal(rate),
  }
  const product = stillProduct(KINDS[kind], { last: '51005', figures })
  const { TickerFacts, Fees } = product.parts
  const market = { ...testMarket(), product: kind }
  showPerpetual(
    <Clock value={() => NOW}>
      <OnceListed>
        <dl>{TickerFacts !== undefined && <TickerFacts market={market} />}</dl>
      </OnceListed>
      {Fees !== undefined && <Fees market={market} />}
    </Clock>,
    product,
  )
  const fees = await screen.findByText(/^Fee/)
  const lines = [...document.querySelectorAll('dl > div')].map((line) => shownTexts(line).join(' '))
  return [...lines, ...shownTexts(fees)]
}

test.each([
  ['LIMIT-06.a FEAT-14.g', 'swap'],
  ['LIMIT-06.a FEAT-15.g', 'coinswap'],
] as const)(
  '%s mark, index, funding and fees of a contract each have their own figure: %s',
  async (_code, kind) => {
    expect(await factsOf(kind)).toEqual([
      'Mark price 51,000.25',
      'Index price 50,990.50',
      'Funding rate +0.0100% longs pay shorts',
      'Next funding 5:29:40',
      'Fee 0.04% to open, 0.06% to close · maintenance margin 0.7%',
    ])
  },
)

test.each([
  ['0.0001234', '+0.0123% longs pay shorts'],
  ['-0.00025', '−0.0250% shorts pay longs'],
  ['0', '0.0000% nobody pays'],
])('FEAT-14.g a funding rate of %s says who pays', async (rate, text) => {
  expect((await factsOf('swap', { rate }))[2]).toContain(text)
})

test.each([
  [{ intervalHour: 4 }, '1:29:40'],
  [{ intervalHour: 1 }, '29:40'],
  [{}, '5:29:40'],
])('FEAT-14.g the next funding is counted from the interval of the contract: %o', async (contract, left) => {
  expect((await factsOf('swap', { contract }))[3]).toBe(`Next funding ${left}`)
})
