import { ArrowSwap24Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { CONVERT_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type ConversionFilter, filtered, unitsOf } from './conversions.ts'
import { useConversionColumns } from './use-conversion-columns.tsx'
import { useConversions } from './use-conversions.ts'

const PAGE_SIZE = 20
const ANY = ''
const NO_FILTER: ConversionFilter = { unit: null, days: null }
const idOf = ({ id }: ConvertOrder): string => id

/** /convertHistory: what was converted, by coin and day, and as a file (FEAT-13). */
export function ConvertHistoryScreen() {
  const t = useText<AreaKeys['convert']>()
  const [filter, setFilter] = useState<ConversionFilter>(NO_FILTER)
  const { rows, error, isFetching, refetch } = useConversions()
  const columns = useConversionColumns()
  const units = unitsOf(rows ?? [])
  const isFiltered = filter.unit !== null || filter.days !== null
  const convert = (
    <LinkButton to={CONVERT_PATH} look="primary">
      {t('convert.title')}
    </LinkButton>
  )
  return (
    <Page title={t('convert.history')} actions={convert}>
      <Card>
        <DataTable
          label={t('convert.history')}
          columns={columns}
          rows={rows && filtered(rows, filter)}
          rowKey={idOf}
          failure={failureOf(t('convert.historyError'), { error, isFetching, refetch })}
          filters={
            <>
              <SelectFilter
                label={t('convert.coin')}
                value={filter.unit ?? ANY}
                options={[
                  { value: ANY, label: t('convert.anyCoin') },
                  ...units.map((unit) => ({ value: unit, label: unit })),
                ]}
                onChange={(unit) => setFilter({ ...filter, unit: unit === ANY ? null : unit })}
              />
              <DateRangeField
                label={t('convert.time')}
                value={filter.days}
                onChange={(days) => setFilter({ ...filter, days })}
              />
            </>
          }
          {...(isFiltered && { onClearFilters: () => setFilter(NO_FILTER) })}
          empty={{
            icon: <ArrowSwap24Regular />,
            title: t('convert.none'),
            text: t('convert.noneText'),
            action: convert,
          }}
          paging={{ kind: 'client', size: PAGE_SIZE }}
          csv={{ name: t('convert.file') }}
        />
      </Card>
    </Page>
  )
}
