import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import { withBoundary, useFail } from '../layout/panel-boundary.tsx'
import { type BookFilled, type BookPainter, createBookPainter } from './book-painter.ts'
import type { Side } from '../live/levels.ts'
import type { OwnPrices } from './own-prices.ts'
import type { SumTip } from './sum-tip.ts'
import { useProduct } from '../products/use-product.tsx'

type BookOptions = {
  readonly market: Market
  /** Only prices are buttons, and no totals are shown. */
  readonly small?: boolean
  readonly own: OwnPrices
  readonly step: bigint
  /** Rows of each side; the same object while the counts stay. */
  readonly counts: Readonly<Record<Side, number>>
  readonly onFill: (filled: BookFilled) => void
  /** Creates the tooltip of a row's sums, once the book is in the page. */
  readonly tip?: (() => SumTip | undefined) | undefined
}

type Hosts = Readonly<Record<Side, RefObject<HTMLFieldSetElement | null>>>

/** Paints a market's live book into two elements, without React. */
export function useBookPainter(options: BookOptions): Hosts {
  const { market, small = false, own, step, counts, onFill, tip } = options
  const t = useText<AreaKeys['trading']>()
  const ask = useRef<HTMLFieldSetElement>(null)
  const bid = useRef<HTMLFieldSetElement>(null)
  const formats = useFormats(market)
  const live = useProduct().book(market)
  const [painter, setPainter] = useState<BookPainter | null>(null)
  const fill = useEffectEvent(onFill)
  const fail = useFail()
  const makeTip = useEffectEvent(() => tip?.())

  const usePrice = t('trading.book.usePrice')
  const useAmount = small ? null : t('trading.book.useAmount')
  useEffect(() => {
    if (ask.current === null || bid.current === null) return undefined
    const made = createBookPainter(
      { ask: ask.current, bid: bid.current },
      { price: formats.priceUnits, amount: formats.amountUnits, usePrice, useAmount },
      (filled) => fill(filled),
      makeTip(),
    )
    const show = withBoundary(() => made.show(live.get().state), fail)
    const stop = live.subscribe(show)
    show()
    setPainter(made)
    return () => {
      stop()
      made.stop()
      setPainter(null)
    }
  }, [live, formats, usePrice, useAmount, fail])
  useEffect(() => painter?.setStep(step), [painter, step])
  useEffect(() => painter?.setOwn(own), [painter, own])
  useEffect(() => painter?.resize(counts), [painter, counts])
  return { ask, bid }
}
