import { type ReactNode, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { fromUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { type Market, useFormats } from '../market.ts'
import type { BookFilled } from './book-painter.ts'
import rows from './book-rows.module.css'
import type { BookView } from './book-view.ts'
import { Middle } from './middle.tsx'
import styles from './order-book.module.css'
import { StepChoice } from './step-choice.tsx'
import tipStyles from './sum-tip.module.css'
import { createSumTip } from './sum-tip.ts'
import type { OwnPrices } from './own-prices.ts'
import { useBookPainter } from './use-book-painter.ts'
import { useRowCounts } from './use-row-counts.ts'
import { ViewChoice } from './view-choice.tsx'
import { useProduct } from '../products/use-product.tsx'

type OrderBookProps = {
  readonly market: Market
  readonly own: OwnPrices
  /** In the place of the title. */
  readonly head?: ReactNode
  readonly onFill: (filled: BookFilled) => void
}

/** The order book: both sides with their depth, the last price between them. Each price and amount is a button. */
export function OrderBook({ market, own, head, onFill }: OrderBookProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const [view, setView] = useState<BookView>('both')
  const [step, setStep] = useState(1n)
  const frame = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDListElement>(null)
  const tipId = useId()
  const isWaiting = useLive(useProduct().book(market), ({ state }) => state === null)
  const counts = useRowCounts(frame, view)
  const formats = useFormats(market)
  const { base, quote, scales } = market
  const { ask, bid } = useBookPainter({
    market,
    own,
    step,
    counts,
    onFill,
    tip: () =>
      tip.current === null
        ? undefined
        : createSumTip(tip.current, ({ average, amount, value }) => [
            `≈ ${formats.priceUnits(average)}`,
            `${formats.amountUnits(amount)} ${base}`,
            formatDecimal(fromUnits(value, scales.price + scales.amount), locale, {
              places: Math.max(scales.price, 2),
              minimumPlaces: 2,
              trim: true,
              unit: quote,
            }),
          ]),
  })

  return (
    <>
      <header className={styles.head}>
        {head ?? (
          <h2 className={styles.title}>
            <span className={styles.short} aria-hidden="true">
              {t('trading.tab.book')}
            </span>
            <span className={styles.long}>{t('trading.book')}</span>
          </h2>
        )}
        <div className={styles.tools}>
          <ViewChoice view={view} onChange={setView} />
          <StepChoice market={market} step={step} onChange={setStep} />
        </div>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.amountUnit })}</span>
        <span>{t('trading.totalIn', { coin: market.amountUnit })}</span>
      </div>
      <div ref={frame} className={rows.book} data-view={view} aria-busy={isWaiting}>
        <fieldset ref={ask} className={rows.side} data-side="ask" aria-label={t('trading.book.askSide')} />
        <Middle market={market} />
        <fieldset ref={bid} className={rows.side} data-side="bid" aria-label={t('trading.book.bidSide')} />
        {isWaiting && (
          <div className={rows.waiting}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
      <dl ref={tip} id={tipId} role="tooltip" className={tipStyles.tip} hidden>
        {(['trading.order.average', 'trading.amount', 'trading.total'] as const).map((key) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </>
  )
}
