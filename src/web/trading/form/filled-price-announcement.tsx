import { useStore } from '#src/web/session/hooks.ts'
import type { Market } from '../market.ts'
import { lastFilled, orderDraft } from './draft.ts'
import { PriceAnnouncement } from './price-announcement.tsx'

/**
 * Announces a price that a press in the book, or another button, has filled into the order form. Mounted with the
 * screen, so that it is announced even if the form opens with the price.
 */
export const FilledPriceAnnouncement = ({ market }: { readonly market: Market }) => (
  <PriceAnnouncement
    market={market}
    filled={useStore(lastFilled(market))}
    price={useStore(orderDraft(market)).price}
  />
)
