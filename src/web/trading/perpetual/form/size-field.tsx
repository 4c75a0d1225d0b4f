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
import type { PerpetualContract } from '../holdings.ts'
import { numberOf, type SizeUnit, sizeUnits } from './contract-draft.ts'
import { sizeOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

type SizeFieldProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
  readonly fault: string | null
}

/** The size of an order, in one of the contract's units, or as a share of the most that is possible. */
export function SizeField({ market, ordering, order, fault }: SizeFieldProps) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap']>()
  const { draft, terms, most, volume } = order
  const units = unitsOf(market, terms?.contract)
  const { name, places } = units[draft.sizeIn] ?? units.size
  const setSize = (size: string | undefined): void => {
    order.mark('size', null)
    order.change({ size })
  }
  /** Writes so many contracts in the chosen unit. */
  const write = (contracts: Decimal, unit: SizeUnit): string | undefined => {
    if (terms === undefined) return undefined
    const { places: fraction } = units[unit] ?? units.size
    if (unit === 'volume') return fillText(contracts, fraction)
    const price = order.priceToCount()
    if (unit === 'size') return fillText(sizeOf(contracts, terms.contract), fraction)
    if (price === null) return undefined
    return fillText(ordering.math.valueOf(terms.contract, contracts, price), fraction)
  }
  return (
    <>
      <DecimalField
        name="size"
        label={t('swap.size')}
        unit={name}
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
          value={units[draft.sizeIn] === undefined ? 'size' : draft.sizeIn}
          options={sizeUnits.flatMap((value) => {
            const unit = units[value]
            return unit === undefined ? [] : [{ value, label: unit.name }]
          })}
          onChange={(sizeIn) =>
            order.change({ sizeIn, size: volume === null ? undefined : write(volume, sizeIn) })
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
              : write(shareOfMost(most, percent, scales.amount, maxVolume), draft.sizeIn),
          )
        }}
      />
    </>
  )
}

type NamedUnit = { readonly name: string; readonly places: number }

/** The units of a size. Contracts are not offered where they are counted like their face value. */
function unitsOf(
  { base, quote, amountUnit, scales }: Market,
  contract: PerpetualContract | undefined,
): Readonly<Record<'size' | 'money', NamedUnit>> & { readonly volume?: NamedUnit } {
  if (contract === undefined || contract.money.coin === quote)
    return { size: { name: base, places: scales.amount }, money: { name: quote, places: scales.price } }
  const { money, sizeUnit } = contract
  return {
    volume: { name: amountUnit, places: scales.amount },
    size: { name: sizeUnit, places: scales.amount },
    money: { name: money.coin, places: money.places },
  }
}
