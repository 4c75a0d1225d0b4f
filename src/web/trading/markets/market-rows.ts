import type { Ticker } from '../live/ticker.ts'
import { compare } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Market } from '../market.ts'

/** A row of the list: a market and its ticker, null until it is known. */
export type MarketRow = { readonly market: Market; readonly thumb: Ticker | null }

export type MarketSorting = {
  readonly by: 'listed' | 'name' | 'price' | 'change' | 'turnover'
  readonly descending: boolean
}

export const AS_LISTED: MarketSorting = { by: 'listed', descending: false }

export type MarketFilter = {
  /** A quote coin, `favourites`, or all. */
  readonly tab: string
  readonly search: string
}

export const FAVOURITES = '*favourites'

/** Returns the quote coins in the order of the markets. */
export const quotesOf = (markets: readonly Market[]): readonly string[] => [
  ...new Set(markets.map(({ quote }) => quote)),
]

/** Returns the markets that the filter lists. A search covers all markets. */
export function listed(
  rows: readonly MarketRow[],
  { tab, search }: MarketFilter,
  isFavourite: (symbol: string) => boolean,
): readonly MarketRow[] {
  const searchWords = search
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]/g, '/')
  if (searchWords !== '')
    return rows.filter(
      ({ market, thumb }) =>
        market.symbol.includes(searchWords) ||
        market.symbol.replace('/', '').includes(searchWords.replaceAll('/', '')) ||
        (thumb?.coinName ?? '').toUpperCase().includes(search.trim().toUpperCase()),
    )
  return rows.filter(({ market }) => (tab === FAVOURITES ? isFavourite(market.symbol) : market.quote === tab))
}

/** Returns the rows sorted; unknown values last. */
export function sorted(rows: readonly MarketRow[], { by, descending }: MarketSorting): readonly MarketRow[] {
  if (by === 'listed') return rows
  const turn = descending ? -1 : 1
  if (by === 'name') return rows.toSorted((a, b) => turn * (a.market.symbol < b.market.symbol ? -1 : 1))
  const of = ({ thumb }: MarketRow): Decimal | null =>
    thumb === null ? null : { price: thumb.close, change: thumb.chg, turnover: thumb.turnover }[by]
  return rows.toSorted((a, b) => {
    const [left, right] = [of(a), of(b)]
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    return turn * compare(left, right)
  })
}

/**
 * Returns the sorting after a press on a column's head: the column's usual direction, then reversed, then unsorted.
 */
export function nextSorting(now: MarketSorting, by: MarketSorting['by']): MarketSorting {
  const first = by !== 'name'
  if (now.by !== by) return { by, descending: first }
  return now.descending === first ? { by, descending: !first } : AS_LISTED
}
