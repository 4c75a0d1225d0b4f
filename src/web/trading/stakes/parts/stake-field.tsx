import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import type { StakeOrder } from '../order/use-stake-order.ts'
import { ChoiceCards } from './choice-cards.tsx'

type StakeFieldProps = {
  readonly order: StakeOrder
  readonly places: number
  readonly presets: readonly Decimal[]
}

/** The amount of a stake, typed or chosen. */
export function StakeField({ order, places, presets }: StakeFieldProps) {
  const t = useText<AreaKeys['stakes']>()
  const { locale } = useIntl()
  const known = order.amount === undefined ? null : parseDecimal(order.amount)
  const chosen = presets.find((preset) => known !== null && equals(preset, known))
  return (
    <>
      <DecimalField
        name="amount"
        label={t('stakes.stake')}
        unit={order.coin}
        places={places}
        value={order.amount}
        fault={order.fault}
        onChange={order.change}
        onLeave={order.leave}
        onMark={order.mark}
      />
      <ChoiceCards
        label={t('stakes.presets')}
        value={chosen === undefined ? null : toText(chosen)}
        choices={presets.map((preset) => ({
          value: toText(preset),
          label: formatDecimal(preset, locale, { trim: true }),
        }))}
        onChange={(preset) => {
          order.mark(null)
          order.change(preset)
        }}
      />
    </>
  )
}
