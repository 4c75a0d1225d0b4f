import { Star24Regular } from '@fluentui/react-icons/svg/star'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PriceAlerts } from '../alerts/price-alerts.tsx'
import { useFavourites } from '../favourites.ts'
import type { Market } from '../market.ts'
import { FAVOURITES, quotesOf } from '../markets/market-rows.ts'
import { useBoardColumns } from './board-columns.tsx'
import { useBoardMarkets } from '../products/use-product.tsx'
import { MoverCards } from './mover-cards.tsx'
import { type BoardRow, useBoardRows } from './use-board-rows.ts'

type MarketBoardProps = {
  /** A quote coin, or `FAVOURITES`. */
  readonly tab: string
  readonly onTab: (tab: string) => void
  /** Level of the heading above the board: the board's own are one lower. */
  readonly heading: 'h2' | 'h3'
  /** Rows shown at first. */
  readonly size: number
}

const CARDS_BELOW = 700

const keyOf = ({ market }: BoardRow): string => market.symbol
/** The quote coins until the list of markets is loaded. */
const WAITING: readonly string[] = []

/** The live market overview: top movers, then a table by quote coin with search, sorting and favourites. */
export function MarketBoard({ tab, onTab, heading, size }: MarketBoardProps) {
  const t = useText<AreaKeys['markets']>()
  const { rows, error, isFetching, refetch } = useBoardRows()
  const favourites = useFavourites()
  const { Details } = useBoardMarkets()
  const [asked, setAsked] = useState<Market | null>(null)
  const columns = useBoardColumns(favourites, setAsked)
  const quotes = rows === undefined ? WAITING : quotesOf(rows.map(({ market }) => market))
  const shown = rows?.filter(({ market }) =>
    tab === FAVOURITES ? favourites.has(market.symbol) : market.quote === tab,
  )
  const tabs = [
    { value: FAVOURITES, label: t('markets.favourites') },
    ...[...new Set([...quotes, ...(tab === FAVOURITES ? [] : [tab])])].map((quote) => ({
      value: quote,
      label: quote,
    })),
  ]
  return (
    <>
      <PriceAlerts />
      {(error === null || rows !== undefined) && <MoverCards rows={rows ?? []} heading={heading} />}
      <Card>
        <DataTable
          label={t('markets.title')}
          cardsBelow={CARDS_BELOW}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          search={t('markets.search')}
          filters={
            <Segments label={t('markets.group')} look="chips" value={tab} options={tabs} onChange={onTab} />
          }
          failure={failureOf(t('markets.error'), { error, isFetching, refetch })}
          empty={{
            icon: <Star24Regular />,
            title: t(tab === FAVOURITES ? 'markets.noFavourites' : 'markets.none'),
            ...(tab === FAVOURITES && { text: t('markets.noFavouritesText') }),
          }}
          paging={{ kind: 'client', size }}
        />
      </Card>
      {asked !== null && <Details market={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
