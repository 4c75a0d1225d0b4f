import { PeopleSwap24Regular } from '@fluentui/react-icons/svg/people-swap'
import { getListAdsByUnitQueryKey, listAdsByUnit } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import type { ListAdsByUnitRequest } from '#generated/models/list-ads-by-unit-request.ts'
import { listAdsByUnitOperation } from '#generated/operations/ads.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { noticeIgnoredFilter } from './ignored-filter.ts'
import { adSideOf, byPrice, fits, offerFields, type OfferFilter } from './offer-filter.ts'
import { offerColumns } from './offer-columns.tsx'
import { OfferFilters } from './offer-filters.tsx'

/** Milliseconds after which ads are read again: prices float. */
const REFETCH_MS = 10_000

type Request = WithoutPage<ListAdsByUnitRequest>

export type OfferListOf = {
  readonly unit: string
  readonly currency: string
  readonly money: Decimal | null
  readonly market: Decimal | null
  readonly myId: string | null
}

const read = pagedRead({
  operation: listAdsByUnitOperation,
  async read(request: ListAdsByUnitRequest, signal?: AbortSignal) {
    const body = await listAdsByUnit(request, signal)
    noticeIgnoredFilter(request, body.data.context)
    return body
  },
  key: getListAdsByUnitQueryKey,
  rows: ({ data }) => data.context,
})

/** The ads of a coin that a customer can trade on, best price first. */
export const offerList = (
  of: OfferListOf,
): ListDescription<AdOffer, OfferFilter, Request, AreaKeys['c2c']> => ({
  title: 'c2c.ads',
  error: 'c2c.error',
  empty: { icon: <PeopleSwap24Regular />, title: 'c2c.none', text: 'c2c.noneText' },
  columns: offerColumns(of),
  rowKey: ({ advertiseId }) => advertiseId,
  cardsBelow: 760,
  fields: offerFields,
  Filters: OfferFilters,
  read,
  reading: 'pages',
  pageSize: 10,
  refetchAfter: () => REFETCH_MS,
  request: ({ side, certified, money, pay }) => ({
    unit: of.unit,
    advertiseType: adSideOf(side),
    currency: of.currency,
    ...(money !== null && { money }),
    ...(pay.length > 0 && { payMode: pay.join(',') }),
    ...(certified && { isCertified: 1 }),
  }),
  arrange: (filter) => (offers) =>
    byPrice(
      offers.filter((offer) => fits(offer, filter, of.currency)),
      filter.side,
    ),
})
