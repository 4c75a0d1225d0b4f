import { useContext, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { dayAt } from '#src/core/time/day.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Market, useFormats } from '../market.ts'
import { type Fill, useFills } from '../orders/fills.ts'
import styles from './trade-list.module.css'
import { useFitting } from './use-fitting.ts'
import { useOpenOrders, usePastOrders } from '../products/product-hooks.ts'

/** The member's fills in a market, newest first; their lists are refreshed when fills are pushed. */
export function MyTrades({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading'] | AreaKeys['ui']>()
  const isMember = useSession().status === 'member'
  const all = useOpenOrders()
  const open = useMemo(
    () => all.data?.filter(({ symbol }) => symbol === market.symbol),
    [all.data, market.symbol],
  )
  const past = usePastOrders(market.symbol)
  const { fills, failed } = useFills({ data: open, error: all.error }, past)
  const list = useRef<HTMLOListElement>(null)
  const count = useFitting(list)
  if (!isMember) return <p className={styles.said}>{t('trading.trades.visitor')}</p>
  const missing = [all, past].filter(({ error }) => error !== null)
  const isBusy = missing.some(({ isFetching }) => isFetching)
  const retry = (): void => void Promise.all(missing.map(({ refetch }) => refetch()))
  if (fills === undefined && failed === 'both')
    return (
      <ErrorState title={t('trading.fills.failed.both')} onRetry={retry} busy={isBusy}>
        {past.error?.message}
      </ErrorState>
    )
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.amountUnit })}</span>
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
      {failed !== null && (
        <div className={styles.missing} role="alert">
          <span>{t(`trading.fills.failed.${failed}`)}</span>
          <Button size="small" busy={isBusy} onClick={retry}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      )}
      {fills?.length === 0 && failed === null && <p className={styles.none}>{t('trading.trades.noneOwn')}</p>}
    </>
  )
}

/** A fill with price, amount and time; one of another day shows its date instead of the time. */
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
      <span className={styles.time}>{formatInstant(fill.time, locale, isToday ? 'time' : 'short')}</span>
    </li>
  )
}
