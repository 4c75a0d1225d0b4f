import { memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Trade } from '#generated/models/trade.ts'
import { useLive } from '#src/streams/use-live.ts'
import { formatInstant } from '#src/time/format.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useText } from '#src/ui/text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { liveTrades } from '../live/live-trades.ts'
import { type Market, useFormats } from '../market.ts'
import styles from './trade-list.module.css'
import { useFitting } from './use-fitting.ts'

/** What was traded, newest first. */
export function TradeList({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const trades = useLive(liveTrades(market.symbol), ({ state }) => state)
  const list = useRef<HTMLOListElement>(null)
  const count = useFitting(list)
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.base })}</span>
        <span>{t('trading.time')}</span>
      </div>
      {trades === null && (
        <div className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      )}
      <ol ref={list} className={styles.list} aria-label={t('trading.trades')}>
        {trades?.slice(0, count).map(({ key, trade }) => (
          <TradeLine key={key} trade={trade} market={market} />
        ))}
      </ol>
      {trades?.length === 0 && <p className={styles.none}>{t('trading.trades.none')}</p>}
    </>
  )
}

type TradeLineProps = { readonly trade: Trade; readonly market: Market }

const TradeLine = memo(function TradeLine({ trade, market }: TradeLineProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const bought = trade.direction === ExchangeOrderDirection.BUY
  return (
    <li className={styles.line}>
      <span className={styles.price} data-side={trade.direction}>
        {formats.price(trade.price)}
        {trade.direction !== null && (
          <VisuallyHidden>{t(bought ? 'trading.bought' : 'trading.sold')}</VisuallyHidden>
        )}
      </span>
      <span>{formats.amount(trade.amount)}</span>
      <span className={styles.time}>{formatInstant(trade.time, locale, 'time')}</span>
    </li>
  )
})
