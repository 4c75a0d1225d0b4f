import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { betPayout } from '#src/core/stakes/option-bet.ts'
import { moveOf } from '#src/core/stakes/outcome.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '#src/web/trading/market.ts'
import type { OptionBet } from '#src/web/trading/products/option/option-bet.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import { termsOf } from '#src/web/trading/products/option/option-markets.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import { CountdownRing } from '#src/web/trading/stakes/parts/countdown-ring.tsx'
import { standingOf } from '#src/web/trading/stakes/standing.ts'
import { Change, Gain, Price } from '#src/web/ui/numbers/price.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './rounds.module.css'

type DrawnRoundProps = {
  readonly market: Market
  readonly coin: ContractOptionCoin
  readonly round: OptionRound
  /** The member's bet on it. */
  readonly bet: OptionBet | null
}

const LEADS = { rise: 'up', fall: 'down', none: 'still' } as const
/** Decimals of shares: a move of a round is small. */
const SHARE_PLACES = 8

/** The round that is drawn: the price that it opened at, the present one, and how the member's bet would end now. */
export function DrawnRound({ market, coin, round, bet }: DrawnRoundProps) {
  const t = useText<AreaKeys['option' | 'stakes']>()
  const price = useLive(optionTickers(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const { openPrice: open } = round
  const ignored = coin.ngnorePercent ?? null
  const move = open === null || price === null ? null : moveOf(open, price, ignored)
  const change = open === null || price === null ? null : subtract(price, open)
  const places = market.scales.price
  return (
    <section className={styles.drawn} aria-label={t('option.drawing', { round: String(round.number) })}>
      <header className={styles.head}>
        <h2>{t('option.drawing', { round: String(round.number) })}</h2>
        {move !== null && <Badge tone={LEADS[move]}>{t(`option.leads.${move}`)}</Badge>}
      </header>
      <div className={styles.facts}>
        <CountdownRing from={round.opens} until={round.ends} label={t('option.drawnIn')} size="medium" />
        <dl className={styles.lines}>
          <div>
            <dt>{t('stakes.openedAt')}</dt>
            <dd>
              <Price value={open} places={places} />
            </dd>
          </div>
          <div>
            <dt>{t('stakes.now')}</dt>
            <dd className={styles.now}>
              <Gain value={change} places={places} />
              <Change percent={shareOfMove(change, open)} />
              <Price value={price} places={places} />
            </dd>
          </div>
        </dl>
      </div>
      {bet !== null && <OwnBet bet={bet} coin={coin} open={open} price={price} ignored={ignored} />}
    </section>
  )
}

const shareOfMove = (by: Decimal | null, from: Decimal | null): Decimal | null =>
  by === null || from === null || isZero(from) ? null : toPercent(divide(by, from, SHARE_PLACES))

type OwnBetProps = {
  readonly bet: OptionBet
  readonly coin: ContractOptionCoin
  readonly open: Decimal | null
  readonly price: Decimal | null
  readonly ignored: Decimal | null
}

/** The member's bet, and its outcome at the present price. */
function OwnBet({ bet, coin, open, price, ignored }: OwnBetProps) {
  const t = useText<AreaKeys['option' | 'stakes']>()
  const { locale } = useIntl()
  const terms = termsOf(coin)
  const { direction, stake } = bet
  const outcome = open === null ? null : standingOf({ direction, openPrice: open }, price, ignored)
  return (
    <p className={styles.key}>
      <span>
        {t('option.yours', {
          direction: t(`stakes.direction.${direction}`),
          amount: formatDecimal(stake, locale, { minimumPlaces: 2, trim: true, unit: bet.coin }),
        })}
      </span>
      {outcome !== null && terms !== null && (
        <span>
          {t(`stakes.would.${outcome}`)} <Gain value={betPayout(stake, outcome, terms).net} />
        </span>
      )}
    </p>
  )
}
