import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp12Regular } from '@fluentui/react-icons/svg/chevron-up'
import { memo, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Ticker } from '../live/ticker.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Change } from '#src/web/ui/numbers/price.tsx'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Favourites } from '../favourites.ts'
import { FavouriteStar } from '../favourite-star.tsx'
import { type Market, useFormats } from '../market.ts'
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
    { value: FAVOURITES, label: t('trading.favourites') },
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

/** The rows, which render with each price; what is above them does not. */
function MarketLines({ markets, chosen, favourites, filter, sorting, onChoose }: MarketLinesProps) {
  const t = useText<AreaKeys['trading']>()
  const thumbs = useLive(useProductMarkets().tickers(), ({ state }) => state)
  const rows = useMemo(
    () => markets.map((market) => ({ market, thumb: thumbs?.get(market.symbol) ?? null })),
    [markets, thumbs],
  )
  const shown = sorted(listed(rows, filter, favourites.has), sorting)
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
      {shown.map(({ market, thumb }) => (
        <MarketLine
          key={market.symbol}
          market={market}
          thumb={thumb}
          isChosen={market.symbol === chosen.symbol}
          isSearched={filter.search !== ''}
          star={<FavouriteStar symbol={market.symbol} favourites={favourites} />}
          isFavourite={favourites.has(market.symbol)}
          onChoose={() => {
            if (filter.search.trim() !== '') rememberSearch(market)
            onChoose?.()
          }}
        />
      ))}
    </ul>
  )
}

type MarketLineProps = {
  readonly market: Market
  readonly thumb: Ticker | null
  readonly isChosen: boolean
  readonly isFavourite: boolean
  readonly star: React.ReactNode
  readonly isSearched: boolean
  readonly onChoose: () => void
}

const MarketLine = memo(
  function MarketLine({ market, thumb, isChosen, star, onChoose }: MarketLineProps) {
    const formats = useFormats(market)
    const { pathOf } = useProductMarkets()
    return (
      <li className={styles.line} data-chosen={isChosen}>
        {star}
        <Link
          to={pathOf(market.symbol)}
          className={styles.link ?? ''}
          aria-current={isChosen ? 'page' : undefined}
          onClick={onChoose}
        >
          <b className={styles.pair}>
            {market.base}
            <wbr />
            <small>/{market.quote}</small>
          </b>
          <span className={styles.price}>{formats.price(thumb?.close ?? null)}</span>
          <span className={styles.change}>
            <Change percent={thumb === null ? null : toPercent(thumb.chg)} />
          </span>
        </Link>
      </li>
    )
  },
  // The star and what a press does are made anew each time; what they depend on is told by the flags.
  (a, b) =>
    a.market === b.market &&
    a.isChosen === b.isChosen &&
    a.isFavourite === b.isFavourite &&
    a.isSearched === b.isSearched &&
    (a.thumb === b.thumb || (a.thumb?.close === b.thumb?.close && a.thumb?.chg === b.thumb?.chg)),
)

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
