import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import { DecimalField } from './decimal-field.tsx'
import type { OrderDraft } from './draft.ts'
import { amountFor, amountPlaces, totalOf } from './order-math.ts'

type TotalFieldProps = {
  readonly market: Market
  readonly draft: OrderDraft
  readonly disabled: boolean
  /** Returns the price at which a total buys; may fill it in. */
  readonly priceToCount: () => Decimal | null
  readonly onAmount: (amount: string | undefined) => void
}

/**
 * The total of a limit order. A typed total sets the amount, and stays as it was typed until the field is left: the
 * total of the amount that it buys is mostly a little less.
 */
export function TotalField({ market, draft, disabled, priceToCount, onAmount }: TotalFieldProps) {
  const t = useText<AreaKeys['trading']>()
  const [typed, setTyped] = useState<{
    readonly total: string | undefined
    readonly buys: string | undefined
  }>()
  const [price, amount] = [draft.price, draft.amount].map((text) =>
    text === undefined ? null : parseDecimal(text),
  )
  const total = price && amount ? fillText(totalOf(price, amount, market), market.scales.price) : undefined

  function change(text: string | undefined): void {
    const sum = text === undefined ? null : parseDecimal(text)
    const at = sum === null ? null : priceToCount()
    const bought = sum === null || at === null ? null : amountFor(sum, at, market)
    const buys = bought === null ? undefined : fillText(bought, amountPlaces(draft, market))
    setTyped({ total: text, buys })
    onAmount(buys)
  }

  return (
    <DecimalField
      name="total"
      label={t('trading.total')}
      unit={market.quote}
      places={market.scales.price}
      value={typed !== undefined && typed.buys === draft.amount ? typed.total : total}
      disabled={disabled}
      onChange={change}
      onLeave={() => setTyped(undefined)}
    />
  )
}
