import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import { filterMyAds, getFilterMyAdsQueryKey } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdShelf } from '#generated/models/ad-shelf.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import type { Ad } from '#generated/models/ad.ts'
import type { FilterMyAdsRequest } from '#generated/models/filter-my-ads-request.ts'
import { filterMyAdsOperation } from '#generated/operations/ads.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { choiceField, type FilterOf } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import { pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { adColumns } from './ad-columns.tsx'

const SIDE = { sell: AdSide.SELL, buy: AdSide.BUY } as const
const SHELF = { on: AdShelf.PUT_ON_SHELVES, off: AdShelf.PUT_OFF_SHELVES } as const
const sides = ['sell', 'buy'] as const satisfies readonly (keyof typeof SIDE)[]
const shelves = ['on', 'off'] as const satisfies readonly (keyof typeof SHELF)[]

const fields = { side: choiceField('side', sides), shelf: choiceField('shelf', shelves) }
type AdFilter = FilterOf<typeof fields>

/** The member's ads, on and off the shelf. */
export const adList: ListDescription<Ad, AdFilter, WithoutPage<FilterMyAdsRequest>, AreaKeys['ads']> = {
  title: 'ads.title',
  error: 'ads.error',
  empty: { icon: <Megaphone24Regular />, title: 'ads.none', text: 'ads.noneText' },
  columns: adColumns,
  rowKey: ({ id }) => id,
  // Three things can be done with an ad, each in a word.
  cardsBelow: 820,
  fields,
  Filters: AdFilters,
  read: pagedRead({
    operation: filterMyAdsOperation,
    read: filterMyAds,
    key: getFilterMyAdsQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  request: ({ side, shelf }) => ({
    ...(side !== null && { advertiseType: SIDE[side] }),
    ...(shelf !== null && { status: SHELF[shelf] }),
  }),
}

/** Side and shelf. */
function AdFilters({ filter, change }: FiltersProps<AdFilter>) {
  const t = useText<AreaKeys['ads']>()
  return (
    <>
      <ChoiceFilter
        label={t('ads.side')}
        any={t('ads.filter.any')}
        values={sides}
        textOf={(side) => t(`ads.filter.${side}`)}
        value={filter.side}
        onChange={(side) => change({ side })}
      />
      <ChoiceFilter
        label={t('ads.shelf')}
        any={t('ads.filter.any')}
        values={shelves}
        textOf={(shelf) => t(`ads.filter.${shelf}`)}
        value={filter.shelf}
        onChange={(shelf) => change({ shelf })}
      />
    </>
  )
}
