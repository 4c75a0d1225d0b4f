import { ArrowSwap24Regular } from '@fluentui/react-icons/svg/arrow-swap'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { listTransactionsOperation } from '#generated/operations/assets.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { daysField, textField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { conversionColumns } from './conversion-columns.tsx'
import { type ConversionFilter, filtered, newestFirst, unitsOf } from './conversions.ts'
import { conversionQuery, useConversions } from './use-conversions.ts'

/** All conversions, by coin and days, read to the end: the call itself does not filter. */
export const conversionList: ListDescription<ConvertOrder, ConversionFilter, object, AreaKeys['convert']> = {
  title: 'convert.history',
  error: 'convert.historyError',
  empty: { icon: <ArrowSwap24Regular />, title: 'convert.none', text: 'convert.noneText' },
  file: (t) => t('convert.file'),
  columns: conversionColumns,
  rowKey: ({ id }) => id,
  fields: {
    // A coin is written as in the history of assets.
    unit: textField('coin', listTransactionsOperation, 'symbol'),
    days: daysField(),
  },
  Filters: ConversionFilters,
  ...conversionQuery,
  request: () => conversionQuery.request,
  arrange: (filter) => (rows) => filtered(newestFirst(rows), filter),
}

/** Coin and days. */
function ConversionFilters({ filter, change }: FiltersProps<ConversionFilter>) {
  const t = useText<AreaKeys['convert']>()
  const { rows = [] } = useConversions()
  return (
    <>
      <ChoiceFilter
        label={t('convert.coin')}
        any={t('convert.anyCoin')}
        values={unitsOf(rows)}
        value={filter.unit}
        onChange={(unit) => change({ unit })}
      />
      <DateRangeField label={t('convert.time')} value={filter.days} onChange={(days) => change({ days })} />
    </>
  )
}
