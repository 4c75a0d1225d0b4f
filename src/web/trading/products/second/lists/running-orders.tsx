import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { secondPayout } from '#src/core/stakes/second-order.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useColumns } from '#src/web/list/use-columns.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Gain, Price } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../../../market.ts'
import { useProductMarkets } from '../../../products/use-product.tsx'
import { CountdownRing } from '../../../stakes/parts/countdown-ring.tsx'
import { DirectionWord } from '../../../stakes/parts/direction-word.tsx'
import { StandingBadge } from '../../../stakes/parts/standing-badge.tsx'
import { TwoLines } from '../../../stakes/parts/two-lines.tsx'
import { standingOf } from '../../../stakes/standing.ts'
import type { SecondOrder } from '../second-order.ts'
import { useRunningOrders } from '../second-orders.ts'
import { rateTextOf } from '../rate-text.ts'

type Row = SecondOrder & { readonly price: Decimal | null; readonly places: number }

const CARDS_BELOW = 620

const wouldBring = (row: Row): Decimal | null => {
  const outcome = standingOf(row, row.price)
  return outcome === null ? null : secondPayout(row.stake, outcome, row.rate).net
}

const columns: readonly ListColumn<Row, AreaKeys['second' | 'stakes']>[] = [
  {
    id: 'order',
    header: 'second.order',
    card: 'title',
    cell: (row, { t, locale }) => (
      <TwoLines
        before={
          <CountdownRing from={row.placed} until={row.ends} label={t('stakes.timeLeft')} size="small" />
        }
        first={row.symbol}
        second={rateTextOf(t, locale, row)}
      />
    ),
  },
  {
    id: 'direction',
    header: 'stakes.direction',
    cell: ({ direction }) => <DirectionWord direction={direction} />,
  },
  {
    id: 'stake',
    header: 'stakes.stake',
    align: 'end',
    cell: ({ stake, coin }) => <Amount value={stake} unit={coin} minimumPlaces={2} trim />,
  },
  {
    id: 'opened',
    header: 'stakes.openedAt',
    align: 'end',
    cell: ({ openPrice, placed, places }, { locale }) => (
      <TwoLines
        first={<Price value={openPrice} places={places} />}
        second={formatInstant(placed, locale, 'time')}
      />
    ),
  },
  {
    id: 'now',
    header: 'stakes.now',
    align: 'end',
    cell: ({ price, openPrice, places }) => (
      <TwoLines
        first={<Price value={price} places={places} />}
        second={<Gain value={price && subtract(price, openPrice)} places={places} />}
      />
    ),
  },
  {
    id: 'state',
    header: 'stakes.state',
    card: 'badge',
    cell: (row) => {
      const outcome = standingOf(row, row.price)
      return outcome === null ? '' : <StandingBadge outcome={outcome} />
    },
  },
  {
    id: 'result',
    header: 'stakes.ifNow',
    align: 'end',
    card: 'value',
    cell: (row) => <Gain value={wouldBring(row)} unit={row.coin} />,
  },
  {
    id: 'ends',
    header: 'stakes.ends',
    align: 'end',
    priority: 4,
    cell: ({ ends }, { locale }) => formatInstant(ends, locale, 'time'),
  },
]

const keyOf = ({ id }: Row): string => id

/** The member's running orders on a pair, each with its ring and with the outcome that it would have now. */
export function RunningOrders({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['second']>()
  const read = useRunningOrders(market.symbol)
  const price = useLive(
    useProductMarkets().tickers(),
    ({ state }) => state?.get(market.symbol)?.close ?? null,
  )
  const { table } = useColumns(columns)
  const rows = read.data?.map((order) => ({ ...order, price, places: market.scales.price }))
  return (
    <DataTable
      label={t('second.running')}
      density="compact"
      bare
      cardsBelow={CARDS_BELOW}
      columns={table}
      rows={rows}
      rowKey={keyOf}
      failure={failureOf(t('second.running.failed'), read)}
      empty={{
        icon: <Timer24Regular />,
        title: t('second.running.none'),
        text: t('second.running.noneText'),
      }}
    />
  )
}
