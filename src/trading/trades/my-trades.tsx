import { useContext, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { useSession } from '#src/session/hooks.ts'
import { dayAt } from '#src/time/day.ts'
import { formatInstant } from '#src/time/format.ts'
import { Clock } from '#src/ui/clock.ts'
import { ErrorState } from '#src/ui/state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useText } from '#src/ui/text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type Market, useFormats } from '../market.ts'
import { type Fill, useFills, usePastOrders } from '../orders/use-orders.ts'
import styles from './trade-list.module.css'
import { useFitting } from './use-fitting.ts'

type MyTradesProps = { readonly market: Market; readonly open: readonly ExchangeOrder[] }

/** The member's own fills in a market, newest first; the lists they are read from follow the pushes of fills. */
export function MyTrades({ market, open }: MyTradesProps) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const { data, error, isFetching, refetch } = usePastOrders(market.symbol)
  const fills = useFills(open, data)
  const list = useRef<HTMLOListElement>(null)
  const count = useFitting(list)
  if (!isMember) return <p className={styles.said}>{t('trading.trades.visitor')}</p>
  if (fills === undefined && error !== null)
    return (
      <ErrorState title={t('trading.trades.failed')} onRetry={() => void refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    )
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.base })}</span>
        <span>{t('trading.time')}</span>
      </div>
      {fills === undefined && (
        <div className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      )}
      <ol ref={list} className={styles.list} aria-label={t('trading.trades.own')}>
        {fills?.slice(0, count).map((fill) => (
          <FillLine key={fill.id} of={fill} market={market} />
        ))}
      </ol>
      {fills?.length === 0 && <p className={styles.none}>{t('trading.trades.noneOwn')}</p>}
    </>
  )
}

/** Price, amount and time: of another day its date, for which there is room in the place of the time. */
function FillLine({ of: { order, fill }, market }: { readonly of: Fill; readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const now = useContext(Clock)
  const isToday = dayAt(fill.time) === dayAt(now())
  return (
    <li className={styles.line}>
      <span className={styles.price} data-side={order.direction}>
        {formats.price(fill.price)}
        <VisuallyHidden>{t(order.direction === 'BUY' ? 'trading.bought' : 'trading.sold')}</VisuallyHidden>
      </span>
      <span>{formats.amount(fill.amount)}</span>
      <span className={styles.time}>{formatInstant(fill.time, locale, isToday ? 'time' : 'day')}</span>
    </li>
  )
}
