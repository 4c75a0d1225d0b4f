import { useEffect, useRef } from 'react'
import { coinsFor, COIN_PLACES, MONEY_PLACES, moneyFor } from '#src/core/otc/trade.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'

/** The field that was typed; the other one follows from it and the price. */
export type Lead = 'money' | 'amount'

type Typed = { readonly money?: string | undefined; readonly amount?: string | undefined }

/** Returns the text of the field that follows; undefined while nothing is typed in the other. */
export function followed(lead: Lead, { money, amount }: Typed, price: Decimal): string | undefined {
  const read = parseDecimal((lead === 'money' ? money : amount) ?? '')
  if (read === null) return undefined
  return lead === 'money'
    ? fillText(coinsFor(read, price), COIN_PLACES)
    : fillText(moneyFor(read, price), MONEY_PLACES)
}

type FollowOtherProps = { readonly price: Decimal; readonly onLead: (lead: Lead) => void }

/** Within the form: fills in the coins for typed money, or the money for typed coins, also when the price moves. */
export function FollowOther({ price, onLead }: FollowOtherProps) {
  const { value, set } = useForm()
  const { money, amount } = value as Typed
  const lead = useRef<Lead>('money')
  const last = useRef<Typed>({})
  useEffect(() => {
    if (money !== last.current.money) lead.current = 'money'
    else if (amount !== last.current.amount) lead.current = 'amount'
    const other = lead.current === 'money' ? 'amount' : 'money'
    const next = { money, amount, [other]: followed(lead.current, { money, amount }, price) }
    last.current = next
    onLead(lead.current)
    if (next.money !== money || next.amount !== amount) set({ [other]: next[other] }, false)
  }, [money, amount, price, set, onLead])
  return null
}
