import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { formatDecimal, NO_VALUE } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { optionPath } from '#src/web/paths/paths.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '#src/web/trading/market.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import { proposedStakes } from '#src/web/trading/products/option/option-markets.ts'
import { HealthStatus } from '#src/web/trading/status/health-status.tsx'
import { LastPrice } from '#src/web/trading/ticker/last-price.tsx'
import { Change } from '#src/web/ui/numbers/price.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './option-ticker.module.css'

type OptionTickerProps = {
  readonly market: Market
  readonly markets: readonly Market[]
  readonly coin: ContractOptionCoin
}

const MINUTE = 60

/** The pairs, the price of the chosen one, and the rules of its rounds. */
export function OptionTicker({ market, markets, coin }: OptionTickerProps) {
  const t = useText<AreaKeys['option']>()
  const { locale } = useIntl()
  const thumb = useLive(optionTickers(), ({ state }) => state?.get(market.symbol) ?? null)
  const health = useLive(optionTickers(), (live) => live.health)
  const stakes = proposedStakes(coin)
  const write = (value: Parameters<typeof formatDecimal>[0]): string =>
    formatDecimal(value, locale, { trim: true })
  const minutes = (seconds: number): string =>
    seconds % MINUTE === 0
      ? t('option.minutes', { count: seconds / MINUTE })
      : t('option.seconds', { count: seconds })
  return (
    <div className={styles.ticker}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('option.heading', { symbol: market.symbol })}</h1>
      </VisuallyHidden>
      <nav className={styles.pairs} aria-label={t('option.pairs')}>
        {markets.map(({ symbol, base }) => (
          <Link
            key={symbol}
            to={optionPath(symbol)}
            className={styles.pair ?? ''}
            aria-current={symbol === market.symbol ? 'page' : undefined}
          >
            <CoinDisc unit={base} size={20} />
            {symbol}
          </Link>
        ))}
      </nav>
      <p className={styles.last} data-last-price>
        <LastPrice market={market} value={thumb?.close ?? null} className={styles.price} />
        <span className={styles.change}>
          <Change percent={thumb === null ? null : toPercent(thumb.chg)} /> {t('option.day')}
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('option.rounds')}</dt>
          <dd>
            {t('option.rounds.of', {
              betting: minutes(coin.openTimeGap),
              drawing: minutes(coin.closeTimeGap),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('option.odds')}</dt>
          <dd>{coin.oods === undefined || coin.oods === null ? NO_VALUE : write(coin.oods)}</dd>
        </div>
        <div>
          <dt>{t('option.stakes')}</dt>
          <dd>
            {t('option.stakes.range', {
              least: write(stakes[0]),
              most: write(stakes.at(-1)),
              coin: coin.baseSymbol,
            })}
          </dd>
        </div>
      </dl>
      <div className={styles.end}>
        <HealthStatus health={health} />
      </div>
    </div>
  )
}
