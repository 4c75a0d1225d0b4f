import { ProductScreen } from '#src/web/trading/layout/product-screen.tsx'
import { optionDayStakes } from '#src/web/trading/products/option/option-bets.ts'
import { secondDayStakes } from '#src/web/trading/products/second/second-orders.ts'
import { second } from '#src/web/trading/products/second/second.tsx'
import { LossSources } from '#src/web/trading/stakes/loss-limit/use-day-loss.ts'

/** The products whose losses count together. */
const SOURCES = [secondDayStakes, optionDayStakes]

/** Second contracts on one pair (FEAT-17). */
export const SecondScreen = () => (
  <LossSources value={SOURCES}>
    <ProductScreen product={second} />
  </LossSources>
)
