import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSpotMarkets } from '#src/web/trading/products/spot/spot-market.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { endedStates, type OrderFilter, orderDirections, orderTypes } from './order-filter.ts'

/** Chosen for "All". */
const ANY = 'any'

type OrderFiltersProps = {
  readonly filter: OrderFilter
  /** Takes the changed part of the filter only. */
  readonly onChange: (part: Partial<OrderFilter>) => void
  /** Past orders have ended in one way or another. */
  readonly byState: boolean
}

/** Pair, side, type, state and days. */
export function OrderFilters({ filter, onChange, byState }: OrderFiltersProps) {
  const t = useText<AreaKeys['orders']>()
  const { markets } = useSpotMarkets()
  const any = { value: ANY, label: t('orders.any') }
  // A pair that a link names stays chosen while, or although, no such market is there.
  const symbols = [
    ...new Set([
      ...(filter.symbol === null ? [] : [filter.symbol]),
      ...(markets ?? []).map(({ symbol }) => symbol),
    ]),
  ]
  return (
    <>
      <SelectFilter
        label={t('orders.pair')}
        value={filter.symbol ?? ANY}
        options={[any, ...symbols.map((symbol) => ({ value: symbol, label: symbol }))]}
        onChange={(symbol) => onChange({ symbol: symbol === ANY ? null : symbol })}
      />
      <SelectFilter
        label={t('orders.side')}
        value={filter.direction ?? ANY}
        options={[any, ...orderDirections.map((value) => ({ value, label: t(`orders.side.${value}`) }))]}
        onChange={(direction) =>
          onChange({ direction: orderDirections.find((side) => side === direction) ?? null })
        }
      />
      <SelectFilter
        label={t('orders.type')}
        value={filter.type ?? ANY}
        options={[any, ...orderTypes.map((value) => ({ value, label: t(`orders.type.${value}`) }))]}
        onChange={(type) => onChange({ type: orderTypes.find((kind) => kind === type) ?? null })}
      />
      {byState && (
        <SelectFilter
          label={t('orders.state')}
          value={filter.status ?? ANY}
          options={[any, ...endedStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))]}
          onChange={(status) => onChange({ status: endedStates.find((state) => state === status) ?? null })}
        />
      )}
      <DateRangeField label={t('orders.time')} value={filter.days} onChange={(days) => onChange({ days })} />
    </>
  )
}
