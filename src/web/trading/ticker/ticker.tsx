import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sign } from '#src/core/money/compare.ts'
import { formatDecimal, formatWorth } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Change } from '#src/web/ui/numbers/price.tsx'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import type { Ticker as TickerFigures } from '../live/ticker.ts'
import { LastPrice } from './last-price.tsx'
import styles from './ticker.module.css'
import { useWorth } from './use-worth.ts'
import { useProduct, useProductMarkets } from '../products/use-product.tsx'

/** Figures that this part shows; mark prices move more often. */
const SHOWN = ['close', 'high', 'low', 'change', 'chg', 'volume', 'turnover', 'coinName', 'coinUrl'] as const

const isShownSame = (a: TickerFigures | null, b: TickerFigures | null): boolean =>
  a === b || (a !== null && b !== null && SHOWN.every((name) => a[name] === b[name]))

type TickerProps = {
  readonly market: Market
  /** Beside the name: the star, and the button that opens the market list where that is not a panel. */
  readonly beside: ReactNode
  /** At the end: status and settings. */
  readonly end: ReactNode
}

/** The ticker of a market: price, change, high, low, volume and turnover of 24 hours (FEAT-12). */
export function Ticker({ market, beside, end }: TickerProps) {
  const t = useText<AreaKeys['trading' | 'shell']>()
  const { locale } = useIntl()
  const { symbol } = useDisplayCurrency()
  const formats = useFormats(market)
  const isPhone = useMedia(PHONE)
  const thumb = useLive(
    useProductMarkets().tickers(),
    ({ state }) => state?.get(market.symbol) ?? null,
    isShownSame,
  )
  const { kind, parts } = useProduct()
  const { TickerFacts } = parts
  const worth = useWorth(market, thumb?.close ?? null)
  const percent = thumb === null ? null : toPercent(thumb.chg)
  const large = { places: 2, compact: true }
  return (
    <div className={styles.ticker}>
      <div className={styles.pair}>
        <CoinDisc unit={market.base} iconUrl={thumb?.coinUrl} size={32} />
        <div className={styles.names}>
          <h1 className={styles.name} tabIndex={-1}>
            {market.symbol}
          </h1>
          <span className={styles.coin}>{kind === null ? (thumb?.coinName ?? market.base) : t(kind)}</span>
        </div>
        {beside}
      </div>
      <div className={styles.last} data-last-price>
        <LastPrice market={market} value={thumb?.close ?? null} className={styles.big} />
        <span className={styles.worth}>
          ≈ {formatWorth(worth, symbol, locale)}
          {isPhone && <Change percent={percent} />}
        </span>
      </div>
      <dl className={styles.facts} data-extended={TickerFacts !== undefined}>
        {TickerFacts !== undefined && <TickerFacts market={market} />}
        {!isPhone && (
          <div data-change>
            <dt>{t('trading.change')}</dt>
            <dd className={styles.change}>
              <span data-direction={thumb === null ? 0 : sign(thumb.change)}>
                {formatDecimal(thumb?.change ?? null, locale, {
                  places: market.scales.price,
                  minimumPlaces: market.scales.price,
                  sign: 'always',
                })}
              </span>
              <Change percent={percent} />
            </dd>
          </div>
        )}
        <div data-day>
          <dt>{t('trading.high')}</dt>
          <dd>{formats.price(thumb?.high ?? null)}</dd>
        </div>
        <div data-day>
          <dt>{t('trading.low')}</dt>
          <dd>{formats.price(thumb?.low ?? null)}</dd>
        </div>
        <div data-day data-second>
          <dt>
            <span>{t('trading.volumeIn', { coin: market.amountUnit })}</span>
            <span>{t('trading.volumeIn.short', { coin: market.amountUnit })}</span>
          </dt>
          <dd>{formatDecimal(thumb?.volume ?? null, locale, large)}</dd>
        </div>
        <div data-day data-second>
          <dt>
            <span>{t('trading.turnoverIn', { coin: market.quote })}</span>
            <span>{t('trading.turnoverIn.short', { coin: market.quote })}</span>
          </dt>
          <dd>{formatDecimal(thumb?.turnover ?? null, locale, large)}</dd>
        </div>
      </dl>
      <div className={styles.end}>{end}</div>
    </div>
  )
}
