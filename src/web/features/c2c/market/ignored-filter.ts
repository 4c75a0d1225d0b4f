import type { AdOffer } from '#generated/models/ad-offer.ts'
import type { ListAdsByUnitRequest } from '#generated/models/list-ads-by-unit-request.ts'
import { createStore, type Store } from '#src/core/store/store.ts'
import { payModes } from '#src/web/c2c/ad.ts'
import { fits } from './offer-filter.ts'

const store = createStore(false)

/** True once the server answered with ads that a filter should have left out: it does not know that filter. */
export const isFilterIgnored: Store<boolean> = store

/** Remembers if the server left out of a page what it was asked to leave out. */
export function noticeIgnoredFilter(
  { money, payMode = '', currency, isCertified }: ListAdsByUnitRequest,
  offers: readonly AdOffer[],
): void {
  const asked = { money: money ?? null, pay: payModes(payMode), certified: isCertified === 1 }
  if (offers.some((offer) => !fits(offer, asked, currency ?? offer.localCurrency ?? ''))) store.set(true)
}
