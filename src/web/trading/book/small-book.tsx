import type { AreaKeys } from '#generated/messages/keys.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import { LastPrice } from '../ticker/last-price.tsx'
import type { BookFilled } from './book-painter.ts'
import rows from './book-rows.module.css'
import middle from './middle.module.css'
import styles from './small-book.module.css'
import type { OwnPrices } from './own-prices.ts'
import { useBookPainter } from './use-book-painter.ts'
import { useProduct, useProductMarkets } from '../products/use-product.tsx'

const ROWS = { ask: 5, bid: 5 }
const TICK = 1n

type SmallBookProps = {
  readonly market: Market
  readonly own: OwnPrices
  readonly onFill: (filled: BookFilled) => void
}

/** The small order book beside the order form on a phone: five prices of each side, each a button. */
export function SmallBook({ market, own, onFill }: SmallBookProps) {
  const t = useText<AreaKeys['trading']>()
  const isWaiting = useLive(useProduct().book(market), ({ state }) => state === null)
  const last = useLive(useProductMarkets().tickers(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const { ask, bid } = useBookPainter({ market, small: true, own, step: TICK, counts: ROWS, onFill })
  return (
    <section className={styles.small} aria-label={t('trading.book')}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('trading.price')}</span>
        <span>{t('trading.amount')}</span>
      </div>
      <div className={`${rows.book ?? ''} ${rows.small ?? ''}`} data-view="both" aria-busy={isWaiting}>
        <fieldset ref={ask} className={rows.side} data-side="ask" aria-label={t('trading.book.askSide')} />
        <p className={`${middle.middle ?? ''} ${middle.small ?? ''}`}>
          <LastPrice market={market} value={last} className={middle.last} />
        </p>
        <fieldset ref={bid} className={rows.side} data-side="bid" aria-label={t('trading.book.bidSide')} />
        {isWaiting && (
          <div className={rows.waiting}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
    </section>
  )
}
