import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { betPayout, type OptionTerms } from '#src/core/stakes/option-bet.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '#src/web/trading/market.ts'
import type { OptionBet } from '#src/web/trading/products/option/option-bet.ts'
import { termsOf } from '#src/web/trading/products/option/option-markets.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import { CountdownRing } from '#src/web/trading/stakes/parts/countdown-ring.tsx'
import { DirectionWord } from '#src/web/trading/stakes/parts/direction-word.tsx'
import { StandingBadge } from '#src/web/trading/stakes/parts/standing-badge.tsx'
import { TwoLines } from '#src/web/trading/stakes/parts/two-lines.tsx'
import { standingOf } from '#src/web/trading/stakes/standing.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Gain, Price } from '#src/web/ui/numbers/price.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

export type RunningBet = { readonly bet: OptionBet; readonly round: OptionRound }

type Row = RunningBet & {
  readonly price: Decimal | null
  readonly places: number
  readonly ignored: Decimal | null
  readonly terms: OptionTerms | null
}

type RunningBetsProps = {
  readonly market: Market
  readonly coin: ContractOptionCoin
  readonly bets: readonly RunningBet[]
}

const CARDS_BELOW = 680

const outcomeNow = ({ bet, round, price, ignored }: Row) =>
  round.openPrice === null
    ? null
    : standingOf({ direction: bet.direction, openPrice: round.openPrice }, price, ignored)

const resultNow = (row: Row): Decimal | null => {
  const outcome = outcomeNow(row)
  return outcome === null || row.terms === null ? null : betPayout(row.bet.stake, outcome, row.terms).net
}

const columns: readonly ListColumn<Row, AreaKeys['option' | 'stakes']>[] = [
  {
    id: 'round',
    header: 'option.roundName',
    card: 'title',
    cell: ({ bet, round }, { t, locale }) => (
      <TwoLines
        before={
          <CountdownRing
            from={round.openPrice === null ? round.begins : round.opens}
            until={round.openPrice === null ? round.opens : round.ends}
            label={t(round.openPrice === null ? 'option.drawnFrom' : 'option.drawnIn')}
            size="small"
          />
        }
        first={t('option.round', { round: String(round.number) })}
        second={formatInstant(bet.placed, locale, 'time')}
      />
    ),
  },
  {
    id: 'direction',
    header: 'stakes.direction',
    cell: ({ bet }) => <DirectionWord direction={bet.direction} />,
  },
  {
    id: 'stake',
    header: 'stakes.stake',
    align: 'end',
    cell: ({ bet }) => <Amount value={bet.stake} unit={bet.coin} minimumPlaces={2} trim />,
  },
  {
    id: 'fee',
    header: 'option.fee',
    align: 'end',
    priority: 2,
    cell: ({ bet }) => <Amount value={bet.fee} minimumPlaces={2} trim />,
  },
  {
    id: 'opened',
    header: 'stakes.openedAt',
    align: 'end',
    cell: ({ round, places }) => <Price value={round.openPrice} places={places} />,
  },
  {
    id: 'now',
    header: 'stakes.now',
    align: 'end',
    priority: 4,
    cell: ({ price, places }) => <Price value={price} places={places} />,
  },
  {
    id: 'state',
    header: 'stakes.state',
    card: 'badge',
    cell: (row, { t, locale }) => {
      const outcome = outcomeNow(row)
      if (outcome !== null) return <StandingBadge outcome={outcome} />
      return (
        <Badge tone="waiting">
          {t('option.opensAt', { time: formatInstant(row.round.opens, locale, 'time') })}
        </Badge>
      )
    },
  },
  {
    id: 'result',
    header: 'stakes.ifNow',
    align: 'end',
    card: 'value',
    cell: (row) => <Gain value={resultNow(row)} unit={row.bet.coin} />,
  },
]

const keyOf = ({ bet }: Row): string => bet.id

/** The member's bets on the rounds that run, with the outcome that each would have now. */
export function RunningBets({ market, coin, bets }: RunningBetsProps) {
  const t = useText<AreaKeys['option']>()
  const price = useLive(optionTickers(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const { table } = useColumns(columns)
  const terms = termsOf(coin)
  const rows = bets.map((bet) => ({
    ...bet,
    price,
    places: market.scales.price,
    ignored: coin.ngnorePercent ?? null,
    terms,
  }))
  return (
    <DataTable
      label={t('option.bets.running')}
      density="compact"
      bare
      cardsBelow={CARDS_BELOW}
      columns={table}
      rows={rows}
      rowKey={keyOf}
      empty={{
        icon: <Timer24Regular />,
        title: t('option.bets.none'),
        text: t('option.bets.noneText'),
      }}
    />
  )
}
