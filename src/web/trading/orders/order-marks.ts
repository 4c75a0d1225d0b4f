import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import { usePastOrders } from '../products/product-hooks.ts'
import type { ChartMarks } from '../products/product.ts'
import { type Fill, useFills } from './fills.ts'
import { useOwnOrders } from './own-orders.ts'

const NONE: readonly Fill[] = []

/** Returns lines of the member's limit orders in a market, and the fills of all orders. */
export function useOrderMarks(market: Market): ChartMarks {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const open = useOwnOrders(market)
  const past = usePastOrders(market.symbol)
  const fills = useFills({ data: open, error: null }, past).fills ?? NONE
  const lines = useMemo(
    () =>
      open
        .filter(({ type }) => type === 'LIMIT_PRICE')
        .map(({ price, amount, direction }) => ({
          price,
          title: `${t(`trading.side.${direction}`)} ${formatDecimal(amount, locale, { trim: true })}`,
        })),
    [open, t, locale],
  )
  return { lines, fills }
}
