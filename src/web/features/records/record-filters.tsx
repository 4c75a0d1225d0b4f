import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useListWallets } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TransactionType } from '#generated/models/transaction-type.ts'
import type { WalletsResponse } from '#generated/models/wallets-response.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import type { FiltersProps } from '#src/web/list/list-description.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type RecordFilter, recordTypes } from './record-filter.ts'

const unitsOf = ({ data }: WalletsResponse): readonly string[] => data.map(({ coin }) => coin.unit).toSorted()
const NONE: readonly string[] = []

/** Coin, type and days. */
export function RecordFilters({ filter, change }: FiltersProps<RecordFilter>) {
  const t = useText<AreaKeys['records']>()
  const { locale } = useIntl()
  const { data: units = NONE } = useListWallets({ query: { select: unitsOf } })
  const typeOf = useCallback((type: TransactionType) => t(`records.type.${type}`), [t])
  const types = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return recordTypes.toSorted((a, b) => compare(typeOf(a), typeOf(b)))
  }, [typeOf, locale])
  return (
    <>
      <ChoiceFilter
        label={t('records.coin')}
        any={t('records.any')}
        values={units}
        value={filter.unit}
        onChange={(unit) => change({ unit })}
      />
      <ChoiceFilter
        label={t('records.kind')}
        any={t('records.any')}
        values={types}
        textOf={typeOf}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      <DateRangeField label={t('records.time')} value={filter.days} onChange={(days) => change({ days })} />
    </>
  )
}
