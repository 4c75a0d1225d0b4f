import type { AreaKeys } from '#generated/messages/keys.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import { stepped } from '../../form/order-math.ts'
import type { Market } from '../../market.ts'
import { type DraftField, numberOf } from './contract-draft.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

const FIELDS = ['takeProfit', 'stopLoss'] as const

type StopFieldsProps = {
  readonly market: Market
  readonly order: ContractOrderForm
  readonly say: (field: DraftField) => string | null
}

/** Take profit and stop loss of the position that an order opens. */
export function StopFields({ market, order, say }: StopFieldsProps) {
  const t = useText<AreaKeys['swap']>()
  const { draft } = order
  const places = market.scales.price
  return (
    <>
      <Switch
        look="quiet"
        label={t('swap.stops')}
        checked={draft.withStops}
        onChange={(withStops) => order.change({ withStops })}
      />
      {draft.withStops &&
        FIELDS.map((field) => (
          <DecimalField
            key={field}
            name={field}
            label={t(`swap.${field}`)}
            unit={market.quote}
            places={places}
            value={draft[field]}
            fault={say(field)}
            onChange={(value) => order.change({ [field]: value })}
            onLeave={() => order.leave(field)}
            onMark={(rule) => order.mark(field, rule)}
            onStep={(steps) => {
              const from = numberOf(draft[field]) ?? order.roughPrice()
              if (from !== null) order.change({ [field]: fillText(stepped(from, steps, places), places) })
            }}
          />
        ))}
    </>
  )
}
