import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sign } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Change, Price } from '#src/web/ui/numbers/price.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FavouriteStar } from '../favourite-star.tsx'
import type { Favourites } from '../favourites.ts'
import type { Market } from '../market.ts'
import styles from './board.module.css'
import { Sparkline } from './sparkline.tsx'
import type { BoardRow } from './use-board-rows.ts'
import { useProductMarkets } from '../products/use-product.tsx'

const percentOf = ({ thumb }: BoardRow): Decimal | null => (thumb === null ? null : toPercent(thumb.chg))

/** Returns the columns of the market table; on a phone each row is a card of two lines. */
export function useBoardColumns(
  favourites: Favourites,
  onDetails: (market: Market) => void,
): readonly Column<BoardRow>[] {
  const t = useText<AreaKeys['markets']>()
  return useMemo((): readonly Column<BoardRow>[] => {
    const known = (of: (thumb: NonNullable<BoardRow['thumb']>) => Decimal) => (row: BoardRow) =>
      row.thumb === null ? null : of(row.thumb)
    const [close, high, low, volume, turnover] = [
      known((thumb) => thumb.close),
      known((thumb) => thumb.high),
      known((thumb) => thumb.low),
      known((thumb) => thumb.volume),
      known((thumb) => thumb.turnover),
    ]
    return [
      {
        id: 'pair',
        header: t('markets.pair'),
        cell: (row) => <Pair row={row} favourites={favourites} onDetails={onDetails} />,
        sort: { kind: 'text', of: ({ market }) => market.symbol },
        search: ({ market, thumb }) =>
          `${market.symbol} ${market.base}${market.quote} ${thumb?.coinName ?? ''}`,
        csv: ({ market }) => market.symbol,
        card: 'title',
      },
      {
        id: 'price',
        header: t('markets.price'),
        align: 'end',
        cell: (row) => <Price value={close(row)} places={row.market.scales.price} />,
        sort: { kind: 'decimal', of: close },
        firstDescending: true,
        csv: close,
        card: 'value',
      },
      {
        id: 'change',
        header: t('markets.change'),
        align: 'end',
        cell: (row) => <Change percent={percentOf(row)} />,
        sort: { kind: 'decimal', of: percentOf },
        firstDescending: true,
        csv: percentOf,
        card: 'value',
      },
      {
        id: 'high',
        header: t('markets.high'),
        align: 'end',
        cell: (row) => <Price value={high(row)} places={row.market.scales.price} />,
        csv: high,
        priority: 3,
        card: 'none',
      },
      {
        id: 'low',
        header: t('markets.low'),
        align: 'end',
        cell: (row) => <Price value={low(row)} places={row.market.scales.price} />,
        csv: low,
        priority: 3,
        card: 'none',
      },
      {
        id: 'volume',
        header: t('markets.volume'),
        align: 'end',
        cell: (row) => <Amount value={volume(row)} places={2} compact unit={row.market.base} />,
        csv: volume,
        priority: 2,
        card: 'none',
      },
      {
        id: 'turnover',
        header: t('markets.turnover'),
        align: 'end',
        cell: (row) => <Amount value={turnover(row)} places={2} compact unit={row.market.quote} />,
        sort: { kind: 'decimal', of: turnover },
        firstDescending: true,
        csv: turnover,
        card: 'none',
      },
      {
        id: 'trend',
        header: t('markets.trend'),
        align: 'end',
        cell: ({ thumb, trend }) => (
          <Sparkline prices={trend} direction={thumb === null ? 0 : sign(thumb.chg)} />
        ),
        card: 'none',
      },
    ]
  }, [t, favourites, onDetails])
}

type PairProps = {
  readonly row: BoardRow
  readonly favourites: Favourites
  readonly onDetails: (market: Market) => void
}

function Pair({ row: { market, thumb }, favourites, onDetails }: PairProps) {
  const t = useText<AreaKeys['markets']>()
  const { pathOf } = useProductMarkets()
  return (
    <span className={styles.pair}>
      <FavouriteStar symbol={market.symbol} favourites={favourites} />
      <CoinDisc unit={market.base} iconUrl={thumb?.coinUrl} size={24} />
      <span className={styles.names}>
        <Link to={pathOf(market.symbol)} className={styles.link ?? ''}>
          {market.base}
          <small>/{market.quote}</small>
        </Link>
        <span className={styles.name}>{thumb?.coinName}</span>
      </span>
      <IconButton
        size="small"
        label={t('markets.details', { coin: market.base })}
        icon={<Info16Regular />}
        onClick={() => onDetails(market)}
      />
    </span>
  )
}
