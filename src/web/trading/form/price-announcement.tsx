import type { AreaKeys } from '#generated/messages/keys.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Market, useFormats } from '../market.ts'
import type { Filled } from './draft.ts'

type PriceAnnouncementProps = {
  readonly market: Market
  /** The price that was last filled in by other means than typing; null before. */
  readonly filled: Filled | null
  /** The price that the form has now: one that was typed over is not announced. */
  readonly price: string | undefined
}

/** Announces to screen readers a price that was filled into an order form, because the focus stays where it was. */
export function PriceAnnouncement({ market, filled, price: current }: PriceAnnouncementProps) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const read = (text: string | undefined) => (text === undefined ? null : parseDecimal(text))

  function said(): string {
    if (filled === null || filled.price !== current) return ''
    const price = formats.price(read(filled.price))
    if (filled.amount === undefined) return t('trading.form.filled', { price })
    return t('trading.form.filledBoth', { price, amount: formats.amount(read(filled.amount)) })
  }

  return (
    <VisuallyHidden>
      <output>
        <span key={filled?.turn}>{said()}</span>
      </output>
    </VisuallyHidden>
  )
}
