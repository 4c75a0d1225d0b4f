import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp12Regular } from '@fluentui/react-icons/svg/chevron-up'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Favourites } from '../favourites.ts'
import { FavouriteStar } from '../favourite-star.tsx'
import type { Market } from '../market.ts'
import { MarketLine } from './market-line.tsx'
import styles from './market-list.module.css'
import {
  AS_LISTED,
  FAVOURITES,
  listed,
  type MarketFilter,
  type MarketSorting,
  nextSorting,
  quotesOf,
  sorted,
} from './market-rows.ts'
import { RecentMarkets, rememberSearch } from './recent-markets.tsx'
import { useProductMarkets } from '../products/use-product.tsx'

type MarketListProps = {
  readonly markets: readonly Market[]
  readonly chosen: Market
  readonly favourites: Favourites
  /** Called when a market is chosen; closes the popover with the list. */
  readonly onChoose?: (() => void) | undefined
}

/** The list of markets, with search, quote coins, favourites and sorting. */
export function MarketList({ markets, chosen, favourites, onChoose }: MarketListProps) {
  const t = useText<AreaKeys['trading']>()
  const [tab, setTab] = useState(chosen.quote)
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<MarketSorting>(AS_LISTED)
  const tabs = [
    ...(favourites.isOffered ? [{ value: FAVOURITES, label: t('trading.favourites') }] : []),
    ...quotesOf(markets).map((quote) => ({ value: quote, label: quote })),
  ]
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('trading.markets.search')} value={search} onChange={setSearch} />
      </div>
      {search === '' && <RecentMarkets markets={markets} onChoose={onChoose} />}
      <div className={styles.tabs}>
        <Segments
          label={t('trading.markets.group')}
          look="chips"
          value={tab}
          options={tabs}
          onChange={setTab}
        />
      </div>
      <div className={styles.columns}>
        <SortButton by="name" sorting={sorting} onSort={setSorting}>
          {t('trading.pair')}
        </SortButton>
        <SortButton by="price" sorting={sorting} onSort={setSorting}>
          {t('trading.price')}
        </SortButton>
        <SortButton by="change" sorting={sorting} onSort={setSorting}>
          {t('trading.change.short')}
        </SortButton>
      </div>
      <MarketLines
        markets={markets}
        chosen={chosen}
        favourites={favourites}
        filter={{ tab, search }}
        sorting={sorting}
        onChoose={onChoose}
      />
    </>
  )
}

type MarketLinesProps = MarketListProps & {
  readonly filter: MarketFilter
  readonly sorting: MarketSorting
  readonly onChoose: (() => void) | undefined
}

/** The rows in their order; rendered when that changes, not with each price. */
function MarketLines({ markets, chosen, favourites, filter, sorting, onChoose }: MarketLinesProps) {
  const t = useText<AreaKeys['trading']>()
  const shown = useLive(
    useProductMarkets().tickers(),
    ({ state }) => {
      const rows = markets.map((market) => ({ market, thumb: state?.get(market.symbol) ?? null }))
      return sorted(listed(rows, filter, favourites.has), sorting).map(({ market }) => market)
    },
    isSameOrder,
  )
  if (shown.length === 0)
    return (
      <p className={styles.none}>
        {t(
          filter.search === '' && filter.tab === FAVOURITES
            ? 'trading.favourites.none'
            : 'trading.markets.none',
        )}
      </p>
    )
  return (
    <ul className={styles.list} aria-label={t('trading.markets')}>
      {shown.map((market) => (
        <MarketLine
          key={market.symbol}
          market={market}
          isChosen={market.symbol === chosen.symbol}
          star={favourites.isOffered && <FavouriteStar symbol={market.symbol} favourites={favourites} />}
          onChoose={() => {
            if (filter.search.trim() !== '') rememberSearch(market)
            onChoose?.()
          }}
        />
      ))}
    </ul>
  )
}

const isSameOrder = (a: readonly Market[], b: readonly Market[]): boolean =>
  a.length === b.length && a.every((market, at) => market === b[at])

type SortButtonProps = {
  readonly by: MarketSorting['by']
  readonly sorting: MarketSorting
  readonly onSort: (sorting: MarketSorting) => void
  readonly children: string
}

function SortButton({ by, sorting, onSort, children }: SortButtonProps) {
  const t = useText<AreaKeys['trading']>()
  const isOn = sorting.by === by
  return (
    <button
      type="button"
      data-on={isOn}
      aria-label={t('trading.sortBy', { column: children })}
      aria-pressed={isOn}
      onClick={() => onSort(nextSorting(sorting, by))}
    >
      {children}
      {isOn && (sorting.descending ? <ChevronDown12Regular /> : <ChevronUp12Regular />)}
    </button>
  )
}
