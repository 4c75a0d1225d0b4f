import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { ChartOrder, LineLook } from '../../chart/price-canvas.ts'
import type { Market } from '../../market.ts'
import type { ChartMarks } from '../../products/product.ts'
import type { Fill } from '../../orders/fills.ts'
import type { Position } from '../holdings.ts'
import { sizeOf } from '../form/order-value.ts'
import { contractOrderText } from '../orders/contract-order-words.ts'
import { stopsOf } from '../positions/stops.ts'
import { useHoldings } from '../use-perpetual.tsx'
import { useContractOrders } from '../perpetual-hooks.ts'
import { useLiquidations } from './use-liquidations.ts'
import { sizeText } from '../positions/figure-texts.ts'

const NO_FILLS: readonly Fill[] = []
const NO_POSITIONS: readonly Position[] = []

/** Returns lines at the prices of the member's positions and orders in a contract: entry, liquidation, stops, orders. */
export function useContractMarks({ symbol }: Market): ChartMarks {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const open = useContractOrders().open.data
  const held = useHoldings()
  const positions = useMemo(
    () => held?.positions.filter((each) => each.symbol === symbol) ?? NO_POSITIONS,
    [held, symbol],
  )
  const liquidations = useLiquidations(positions)
  return useMemo(() => {
    const size = ({ volume, symbol: of }: Position): string => {
      const contract = held?.contracts.get(of)
      return contract === undefined ? '' : sizeText(sizeOf(volume, contract), locale, contract.sizeUnit)
    }
    const ofPosition = (position: Position): readonly ChartOrder[] => {
      const { direction, entry } = position
      const { takeProfit, stopLoss } = stopsOf(position)
      const liquidation = liquidations.get(position.id) ?? null
      const line = (price: Decimal | null, title: string, look: LineLook): readonly ChartOrder[] =>
        price === null ? [] : [{ price, title, look }]
      return [
        ...line(entry, t('positions.line.entry', { direction, size: size(position) }), 'entry'),
        ...line(takeProfit, t('positions.takeProfit'), 'takeProfit'),
        ...line(stopLoss, t('positions.stopLoss'), 'stopLoss'),
        ...line(liquidation, t('positions.line.liquidation', { direction }), 'liquidation'),
      ]
    }
    const orders = (open ?? []).flatMap((order): readonly ChartOrder[] => {
      const price = order.kind === 'trigger' ? order.triggerPrice : order.price
      if (order.symbol !== symbol || price === null) return []
      return [{ price, title: contractOrderText(t, locale, order) }]
    })
    return { lines: [...positions.flatMap(ofPosition), ...orders], fills: NO_FILLS }
  }, [t, locale, symbol, open, held, positions, liquidations])
}
