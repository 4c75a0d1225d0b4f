import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { MarketLink } from '../../orders/market-link.tsx'
import type { Position } from '../holdings.ts'
import styles from '../perpetual.module.css'
import { FundingCell, LiquidationCell, MarginCell, PricesCell, ProfitCell, SizeCell } from './live-cells.tsx'
import { SideBadge } from './side-badge.tsx'
import { StopsCell } from './stops-cell.tsx'

/** The columns of positions (ENT-06): in each a fact, and below it the figure that judges it. */
export const positionColumns: readonly ListColumn<Position, AreaKeys['positions']>[] = [
  {
    id: 'position',
    header: 'positions.position',
    cell: (position, { t }) => (
      <span className={styles.name}>
        <span className={styles.title}>
          <MarketLink symbol={position.symbol} />
          <SideBadge position={position} />
        </span>
        <span className={styles.quiet}>{t(`positions.mode.${position.mode}`)}</span>
      </span>
    ),
    card: 'title',
  },
  {
    id: 'profit',
    header: 'positions.profit',
    align: 'end',
    cell: (position) => <ProfitCell position={position} />,
    card: 'value',
  },
  {
    id: 'size',
    header: 'positions.size',
    align: 'end',
    cell: (position) => <SizeCell position={position} />,
  },
  {
    id: 'prices',
    header: 'positions.prices',
    align: 'end',
    cell: (position) => <PricesCell position={position} />,
  },
  {
    id: 'liquidation',
    header: 'positions.liquidation',
    align: 'end',
    cell: (position) => <LiquidationCell position={position} />,
  },
  {
    id: 'margin',
    header: 'positions.margin',
    align: 'end',
    cell: (position) => <MarginCell position={position} />,
  },
  {
    id: 'funding',
    header: 'positions.funding',
    align: 'end',
    cell: (position) => <FundingCell position={position} />,
    priority: 3,
  },
  {
    id: 'stops',
    header: 'positions.stops',
    align: 'end',
    cell: (position) => <StopsCell position={position} />,
    priority: 2,
  },
]

/**
 * The same for positions of a server that does not say what funding brought. Amounts of the traded coin are wider than
 * those of USDT: margin gives way first.
 */
export const columnsWithoutFunding = positionColumns
  .filter(({ id }) => id !== 'funding')
  .map((column) => (column.id === 'margin' ? { ...column, priority: 4 as const } : column))
