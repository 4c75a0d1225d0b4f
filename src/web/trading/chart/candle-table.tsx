import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import type { Candles } from '../live/candles.ts'
import styles from './price-chart.module.css'

const LATEST = 30

type CandleTableProps = {
  readonly market: Market
  readonly candles: Candles
  readonly label: string
}

/** The newest candles as a table, the chart's alternative for screen readers. */
export function CandleTable({ market, candles, label }: CandleTableProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const heads = ['time', 'open', 'high', 'low', 'close', 'volume'] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`trading.table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-LATEST)
            .toReversed()
            .map(({ time, open, high, low, close, volume }) => (
              <tr key={time}>
                <th scope="row">{formatInstant(time, locale, 'minute')}</th>
                <td>{formats.price(open)}</td>
                <td>{formats.price(high)}</td>
                <td>{formats.price(low)}</td>
                <td>{formats.price(close)}</td>
                <td>{formats.amount(volume)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
