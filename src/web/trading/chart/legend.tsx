import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sign } from '#src/core/money/compare.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { remaining } from '#src/core/time/countdown.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { countdownText } from '#src/core/time/countdown-text.ts'
import { EachSecond } from '#src/web/ui/numbers/each-second.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import { AVERAGES, averageAt, changeOf, closingOf, type Candles, placeOf } from '../live/candles.ts'
import type { Period } from '../live/periods.ts'
import styles from './price-chart.module.css'

type LegendProps = {
  readonly market: Market
  readonly candles: Candles
  readonly period: Period
  /** Start of the candle under the crosshair; null: the newest one. */
  readonly at: Instant | null
  readonly averages: boolean
}

/** The numbers of one candle: exact, from the decimals and not from the drawing. */
export function Legend({ market, candles, period, at, averages }: LegendProps) {
  const t = useText<AreaKeys['trading']>()
  const intl = useIntl()
  const { locale } = intl
  const formats = useFormats(market)
  const newest = candles.length - 1
  const found = at === null ? newest : placeOf(candles, at)
  const index = candles.at(found)?.time === at ? found : newest
  const candle = candles.at(index)
  if (candle === undefined) return null
  const change = changeOf(candle)
  const isNewest = index === newest
  const parts = [
    [t('trading.chart.open'), candle.open],
    [t('trading.chart.high'), candle.high],
    [t('trading.chart.low'), candle.low],
    [t('trading.chart.close'), candle.close],
  ] as const
  return (
    <>
      <p className={styles.values} data-direction={change === null ? 0 : sign(change)} data-clear>
        {parts.map(([name, value]) => (
          <span key={name}>
            <i>{name}</i> {formats.price(value)}
          </span>
        ))}
        <span>{percentText(change, locale, { places: 2, minimumPlaces: 2, sign: 'always' })}</span>
        <span>
          <i>{t('trading.chart.volume')}</i>{' '}
          {formatDecimal(candle.volume, locale, { places: 4, compact: true })}
        </span>
        {isNewest && (
          <EachSecond
            className={styles.closing}
            text={(now) =>
              t('trading.chart.closesIn', {
                left: countdownText(remaining(closingOf(candle, period.ms, now), now), (count) =>
                  intl.formatMessage({ id: 'ui.days' }, { count }),
                ),
              })
            }
          />
        )}
      </p>
      {averages && (
        <p className={styles.values}>
          {AVERAGES.map((length, which) => (
            <span key={length} data-average={which + 1}>
              {t('trading.chart.average', { length })}{' '}
              {formats.price(averageAt(candles, index, length, market.scales.price))}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
