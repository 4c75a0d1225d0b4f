import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useListWallets } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WalletsResponse } from '#generated/models/wallets-response.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ANY, type RecordFilter, recordTypes } from './record-filter.ts'

type RecordFiltersProps = {
  readonly filter: RecordFilter
  /** Takes the changed part of the filter only. */
  readonly onChange: (part: Partial<RecordFilter>) => void
}

const unitsOf = ({ data }: WalletsResponse): readonly string[] => data.map(({ coin }) => coin.unit)
const NONE: readonly string[] = []

/** Coin, type and days. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const t = useText<AreaKeys['records']>()
  const { locale } = useIntl()
  const { data: units = NONE } = useListWallets({ query: { select: unitsOf } })
  const any = { value: ANY, label: t('records.any') }
  const types = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return recordTypes
      .map((type) => ({ value: `${type}`, label: t(`records.type.${type}`) }))
      .toSorted((a, b) => compare(a.label, b.label))
  }, [t, locale])
  // A coin that a link names stays chosen while, or although, no wallet of it is there.
  const coins = [...new Set([...(filter.unit === null ? [] : [filter.unit]), ...units])].sort()
  return (
    <>
      <SelectFilter
        label={t('records.coin')}
        value={filter.unit ?? ANY}
        options={[any, ...coins.map((unit) => ({ value: unit, label: unit }))]}
        onChange={(unit) => onChange({ unit: unit === ANY ? null : unit })}
      />
      <SelectFilter
        label={t('records.kind')}
        value={`${filter.type ?? ANY}`}
        options={[any, ...types]}
        onChange={(chosen) => onChange({ type: recordTypes.find((type) => `${type}` === chosen) ?? null })}
      />
      <DateRangeField label={t('records.time')} value={filter.days} onChange={(days) => onChange({ days })} />
    </>
  )
}
