import type { AreaKeys } from '#generated/messages/keys.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import type { FiltersProps } from '#src/web/list/list-description.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useMarkets } from '../../products/product-hooks.ts'
import { type ContractOrderFilter, endedStates, orderKinds, orderSides } from './order-filter.ts'

type Props = FiltersProps<ContractOrderFilter>

/** Contract, side, type and days. */
export const OpenOrderFilters = (props: Props) => <OrderFilters {...props} byState={false} />

/** The same, and state: past orders have ended in one way or another. */
export const PastOrderFilters = (props: Props) => <OrderFilters {...props} byState />

function OrderFilters({ filter, change, byState }: Props & { readonly byState: boolean }) {
  const t = useText<AreaKeys['contract-orders' | 'positions']>()
  const { markets } = useMarkets()
  const any = t('contract-orders.any')
  return (
    <>
      <ChoiceFilter
        label={t('positions.contract')}
        any={any}
        values={markets?.map(({ symbol }) => symbol) ?? []}
        value={filter.symbol}
        onChange={(symbol) => change({ symbol })}
      />
      <ChoiceFilter
        label={t('positions.act')}
        any={any}
        values={orderSides}
        textOf={(side) => {
          const [action = '', direction = ''] = side.split('-')
          return t('positions.act.of', { action, direction })
        }}
        value={filter.side}
        onChange={(side) => change({ side })}
      />
      <ChoiceFilter
        label={t('positions.kind')}
        any={any}
        values={orderKinds}
        textOf={(kind) => t(`positions.kind.${kind}`)}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      {byState && (
        <ChoiceFilter
          label={t('positions.state')}
          any={any}
          values={endedStates}
          textOf={(state) => t(`positions.state.${state}`)}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      )}
      <DateRangeField
        label={t('contract-orders.days')}
        value={filter.days}
        onChange={(days) => change({ days })}
      />
    </>
  )
}
