import type { AreaKeys } from '#generated/messages/keys.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import type { FiltersProps } from '#src/web/list/list-description.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useSpotMarkets } from '../spot-market.ts'
import { endedStates, type OrderFilter, orderDirections, orderTypes } from './order-filter.ts'

/** Pair, side, type and days. */
export const OpenOrderFilters = (props: FiltersProps<OrderFilter>) => (
  <OrderFilters {...props} byState={false} />
)

/** The same, and state: past orders have ended in one way or another. */
export const PastOrderFilters = (props: FiltersProps<OrderFilter>) => <OrderFilters {...props} byState />

type OrderFiltersProps = FiltersProps<OrderFilter> & { readonly byState: boolean }

function OrderFilters({ filter, change, byState }: OrderFiltersProps) {
  const t = useText<AreaKeys['orders']>()
  const { markets } = useSpotMarkets()
  const any = t('orders.any')
  return (
    <>
      <ChoiceFilter
        label={t('orders.pair')}
        any={any}
        values={markets?.map(({ symbol }) => symbol) ?? []}
        value={filter.symbol}
        onChange={(symbol) => change({ symbol })}
      />
      <ChoiceFilter
        label={t('orders.side')}
        any={any}
        values={orderDirections}
        textOf={(side) => t(`orders.side.${side}`)}
        value={filter.direction}
        onChange={(direction) => change({ direction })}
      />
      <ChoiceFilter
        label={t('orders.type')}
        any={any}
        values={orderTypes}
        textOf={(type) => t(`orders.type.${type}`)}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      {byState && (
        <ChoiceFilter
          label={t('orders.state')}
          any={any}
          values={endedStates}
          textOf={(state) => t(`orders.state.${state}`)}
          value={filter.status}
          onChange={(status) => change({ status })}
        />
      )}
      <DateRangeField label={t('orders.time')} value={filter.days} onChange={(days) => change({ days })} />
    </>
  )
}
