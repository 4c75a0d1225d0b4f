import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Change } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useTotalBalance } from '#src/web/member/spot-balances.ts'
import { spotTickers } from '../feeds/spot-tickers.ts'
import { type Market, useFormats } from '../../../market.ts'
import { allOrders } from '../../../orders/fills.ts'
import { useHasAllOrders, useOpenOrders, usePastOrders } from '../orders/use-orders.ts'
import { averageCost } from '../../../form/average-cost.ts'
import styles from './balances.module.css'

/** The average cost of the base coin and its unrealised profit; nothing where the fills do not tell the cost. */
export function HoldingCost({ market }: { readonly market: Market }) {
  const { symbol, base, scales } = market
  const held = useTotalBalance(base)
  const open = useOpenOrders()
  const past = usePastOrders(symbol)
  const hasAll = useHasAllOrders(symbol)
  const isWhole = hasAll && open.error === null && past.error === null
  const cost = useMemo(() => {
    // With more orders than were read, some fills are missing.
    if (!isWhole || held === null || open.data === undefined || past.data === undefined) return null
    const own = open.data.filter((order) => order.symbol === symbol)
    return averageCost(allOrders(own, past.data), held, scales.price)
  }, [isWhole, held, open.data, past.data, symbol, scales])
  return cost === null || !isPositive(cost) ? null : <Gained market={market} cost={cost} />
}

const PLACES = 4

/** The part that follows the price. */
function Gained({ market, cost }: { readonly market: Market; readonly cost: Decimal }) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const close = useLive(spotTickers(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const percent = close && divide(toPercent(subtract(close, cost)), cost, PLACES)
  return (
    <p className={styles.cost}>
      <span>{t('trading.averageCost', { price: formats.price(cost) })}</span>
      <Change percent={percent} />
    </p>
  )
}
