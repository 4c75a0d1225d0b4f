import { useIntl } from 'react-intl'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { DecimalFormat } from '#src/core/money/format.ts'
import { Amount } from '../numbers/amount.tsx'

type AmountRangeProps = DecimalFormat & {
  /** Null while unknown: shows a dash. */
  readonly from: Decimal | null
  readonly to: Decimal | null
}

/** Two amounts and all between them, as the language joins them: the unit stands once, after the last. */
export function AmountRange({ from, to, unit, ...format }: AmountRangeProps) {
  const intl = useIntl()
  return intl.formatMessage(
    { id: 'ui.fromTo' },
    {
      from: <Amount key="from" value={from} {...format} />,
      to: <Amount key="to" value={to} {...format} {...(unit !== undefined && { unit })} />,
    },
  )
}
