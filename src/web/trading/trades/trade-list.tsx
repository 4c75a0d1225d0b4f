import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import { withBoundary, useFail } from '../layout/panel-boundary.tsx'
import styles from './trade-list.module.css'
import { createTradePainter, type TradePainter } from './trade-painter.ts'
import { useFitting } from './use-fitting.ts'
import { useProduct } from '../products/use-product.tsx'

/** The public trades of a market, newest first. */
export function TradeList({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const live = useProduct().trades(market.symbol)
  const known = useLive(live, ({ state }) =>
    state === null ? 'nothing' : state.length > 0 ? 'some' : 'none',
  )
  const list = useRef<HTMLOListElement>(null)
  const count = useFitting(list)
  const [painter, setPainter] = useState<TradePainter | null>(null)
  const fail = useFail()

  const [bought, sold] = [t('trading.bought'), t('trading.sold')]
  useEffect(() => {
    if (list.current === null) return undefined
    const made = createTradePainter(list.current, {
      price: ({ price }) => formats.price(price),
      amount: ({ amount }) => formats.amount(amount),
      time: ({ time }) => formatInstant(time, locale, 'time'),
      bought,
      sold,
    })
    const show = withBoundary(() => made.show(live.get().state ?? []), fail)
    const stop = live.subscribe(show)
    show()
    setPainter(made)
    return () => {
      stop()
      made.stop()
      setPainter(null)
    }
  }, [live, formats, locale, bought, sold, fail])
  useEffect(() => painter?.resize(count), [painter, count])

  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.amountUnit })}</span>
        <span>{t('trading.time')}</span>
      </div>
      {known === 'nothing' && (
        <div className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      )}
      <ol ref={list} className={styles.list} aria-label={t('trading.trades')} />
      {known === 'none' && <p className={styles.none}>{t('trading.trades.none')}</p>}
    </>
  )
}
