import type { AreaKeys } from '#generated/messages/keys.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Market, useFormats } from '../market.ts'
import { lastFilled, orderDraft } from './draft.ts'

/**
 * Announces to screen readers a price that a press in the book, or another button, has filled into the order form,
 * because the focus stays where it was. Mounted with the screen, so that it is announced even if the form opens with
 * the price.
 */
export function FilledPriceAnnouncement({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const filled = useStore(lastFilled(market))
  const draft = useStore(orderDraft(market))
  const read = (text: string | undefined) => (text === undefined ? null : parseDecimal(text))

  function said(): string {
    // Typed over since.
    if (filled === null || filled.price !== draft.price) return ''
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
