import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../../market.ts'
import type { ChartMarks } from '../product.ts'
import { useRunningOrders } from './second-orders.ts'

const NO_FILLS: ChartMarks['fills'] = []

/** The opening prices of the member's running orders, as lines of the chart. */
export function useSecondMarks({ symbol }: Market): ChartMarks {
  const t = useText<AreaKeys['second' | 'stakes']>()
  const { locale } = useIntl()
  const { data: orders } = useRunningOrders(symbol)
  return useMemo(
    () => ({
      lines: (orders ?? []).map(({ openPrice, direction, stake, coin, ends }) => ({
        price: openPrice,
        title: t('second.line', {
          direction: t(`stakes.direction.${direction}`),
          amount: formatDecimal(stake, locale, { trim: true, unit: coin }),
          time: formatInstant(ends, locale, 'time'),
        }),
        look: 'entry' as const,
      })),
      fills: NO_FILLS,
    }),
    [t, locale, orders],
  )
}
