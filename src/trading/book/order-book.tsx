import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useText } from '#src/ui/text.ts'
import { useLive } from '#src/streams/use-live.ts'
import { liveBook } from '../live/live-book.ts'
import { type Market, useFormats } from '../market.ts'
import { type BookFilled, type BookPainter, createBookPainter } from './book-painter.ts'
import type { Side } from './levels.ts'
import { Middle } from './middle.tsx'
import styles from './order-book.module.css'
import { StepChoice } from './step-choice.tsx'
import { useRowCounts } from './use-row-counts.ts'
import { ViewChoice } from './view-choice.tsx'

export type BookView = 'both' | Side

type OrderBookProps = {
  readonly market: Market
  /** Prices of own open orders, in whole units. */
  readonly own: Readonly<Record<Side, ReadonlySet<bigint>>>
  readonly onFill: (filled: BookFilled) => void
}

/** The order book: both sides with their depth, what is between them, and each price and amount a button. */
export function OrderBook({ market, own, onFill }: OrderBookProps) {
  const t = useText<AreaKeys['trading']>()
  const [view, setView] = useState<BookView>('both')
  const [step, setStep] = useState(1n)
  const frame = useRef<HTMLDivElement>(null)
  const ask = useRef<HTMLFieldSetElement>(null)
  const bid = useRef<HTMLFieldSetElement>(null)
  const live = liveBook(market)
  const isWaiting = useLive(live, ({ state }) => state === null)
  const counts = useRowCounts(frame, view)
  const formats = useFormats(market)
  const [painter, setPainter] = useState<BookPainter | null>(null)
  const fill = useEffectEvent(onFill)

  const [usePrice, useAmount] = [t('trading.book.usePrice'), t('trading.book.useAmount')]
  useEffect(() => {
    if (ask.current === null || bid.current === null) return undefined
    const words = { price: formats.priceUnits, amount: formats.amountUnits, usePrice, useAmount }
    const made = createBookPainter({ ask: ask.current, bid: bid.current }, words, (filled) => fill(filled))
    const show = (): void => made.show(live.get().state)
    const stop = live.subscribe(show)
    show()
    setPainter(made)
    return () => {
      stop()
      made.stop()
      setPainter(null)
    }
  }, [live, formats, usePrice, useAmount])
  useEffect(() => painter?.setStep(step), [painter, step])
  useEffect(() => painter?.setOwn(own), [painter, own])
  useEffect(() => painter?.resize(counts), [painter, counts])

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span className={styles.short} aria-hidden="true">
            {t('trading.tab.book')}
          </span>
          <span className={styles.long}>{t('trading.book')}</span>
        </h2>
        <div className={styles.tools}>
          <ViewChoice view={view} onChange={setView} />
          <StepChoice market={market} step={step} onChange={setStep} />
        </div>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('trading.priceIn', { coin: market.quote })}</span>
        <span>{t('trading.amountIn', { coin: market.base })}</span>
        <span>{t('trading.totalIn', { coin: market.base })}</span>
      </div>
      <div ref={frame} className={styles.book} data-view={view} aria-busy={isWaiting}>
        <fieldset ref={ask} className={styles.side} data-side="ask" aria-label={t('trading.book.askSide')} />
        <Middle market={market} />
        <fieldset ref={bid} className={styles.side} data-side="bid" aria-label={t('trading.book.bidSide')} />
        {isWaiting && (
          <div className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
    </>
  )
}
