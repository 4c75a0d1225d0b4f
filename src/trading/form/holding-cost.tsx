import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, subtract } from '#src/money/arithmetic.ts'
import { isPositive } from '#src/money/compare.ts'
import type { Decimal } from '#src/money/decimal.ts'
import { toPercent } from '#src/money/percent.ts'
import { useLive } from '#src/streams/use-live.ts'
import { Change } from '#src/ui/price.tsx'
import { useText } from '#src/ui/text.ts'
import { liveThumbs } from '../live/live-thumbs.ts'
import { type Market, useFormats } from '../market.ts'
import { countOf, useFills, useOpenOrders, usePastOrders } from '../orders/use-orders.ts'
import { averageCost } from './average-cost.ts'
import styles from './balances.module.css'
import { useHeld } from './use-balances.ts'

/** What the traded coin has cost on average, and what it has gained since; nothing where the fills do not tell. */
export function HoldingCost({ market }: { readonly market: Market }) {
  const { symbol, base, scales } = market
  const held = useHeld(base)
  const open = useOpenOrders()
  const past = usePastOrders(symbol)
  const own = useMemo(() => open.data?.filter((order) => order.symbol === symbol), [open.data, symbol])
  const { fills, failed } = useFills({ data: own, error: open.error }, past)
  // With more orders than were read, some fills are missing.
  const isWhole = failed === null && [open, past].every(({ data }) => countOf(data, null) !== null)
  const cost = useMemo(
    () => (isWhole && held !== null && fills !== undefined ? averageCost(fills, held, scales.price) : null),
    [isWhole, held, fills, scales],
  )
  return cost === null || !isPositive(cost) ? null : <Gained market={market} cost={cost} />
}

const PLACES = 4

/** The part that follows the price. */
function Gained({ market, cost }: { readonly market: Market; readonly cost: Decimal }) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const close = useLive(liveThumbs(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const percent = close && divide(toPercent(subtract(close, cost)), cost, PLACES)
  return (
    <p className={styles.cost}>
      <span>{t('trading.averageCost', { price: formats.price(cost) })}</span>
      <Change percent={percent} />
    </p>
  )
}
