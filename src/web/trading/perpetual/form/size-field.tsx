import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import { percentOf, shareOfMost, stepped } from '../../form/order-math.ts'
import { ShareSlider } from '../../form/share-slider.tsx'
import type { Market } from '../../market.ts'
import { numberOf } from './contract-draft.ts'
import { coinsOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

type SizeFieldProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
  readonly fault: string | null
}

/** The size of an order, in the traded coin, in the quote coin, or as a share of the most that is possible. */
export function SizeField({ market, ordering, order, fault }: SizeFieldProps) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap']>()
  const { draft, terms, most, volume } = order
  const places = draft.inBase ? market.scales.amount : market.scales.price
  const setSize = (size: string | undefined): void => {
    order.mark('size', null)
    order.change({ size })
  }
  /** Writes so many contracts in the chosen unit. */
  const write = (contracts: Decimal, inBase: boolean): string | undefined => {
    if (terms === undefined) return undefined
    const price = order.priceToCount()
    if (inBase) return fillText(coinsOf(contracts, terms.contract), market.scales.amount)
    if (price === null) return undefined
    return fillText(ordering.math.valueOf(terms.contract, contracts, price), market.scales.price)
  }
  return (
    <>
      <DecimalField
        name="size"
        label={t('swap.size')}
        unit={draft.inBase ? market.base : market.quote}
        places={places}
        value={draft.size}
        fault={fault}
        onChange={(size) => order.change({ size })}
        onLeave={() => order.leave('size')}
        onMark={(rule) => order.mark('size', rule)}
        onStep={(steps) => setSize(fillText(stepped(numberOf(draft.size) ?? ZERO, steps, places), places))}
      >
        <Segments
          label={t('swap.size.unit')}
          look="chips"
          size="small"
          value={draft.inBase ? 'base' : 'quote'}
          options={[
            { value: 'base', label: market.base },
            { value: 'quote', label: market.quote },
          ]}
          onChange={(unit) =>
            order.change({
              inBase: unit === 'base',
              size: volume === null ? undefined : write(volume, unit === 'base'),
            })
          }
        />
      </DecimalField>
      <ShareSlider
        percent={most === null || volume === null ? 0 : percentOf(volume, most)}
        disabled={most === null || !isPositive(most)}
        onChange={(percent) => {
          if (most === null || terms === undefined) return
          order.priceToCount()
          const { scales, maxVolume } = terms.contract
          setSize(
            percent === 0
              ? undefined
              : write(shareOfMost(most, percent, scales.amount, maxVolume), draft.inBase),
          )
        }}
      />
    </>
  )
}
