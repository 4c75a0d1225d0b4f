import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { BookFilled } from '../book/book-painter.ts'
import { OrderBook } from '../book/order-book.tsx'
import type { OwnPrices } from '../book/own-prices.ts'
import type { Market } from '../market.ts'
import panel from '../panel.module.css'
import { TradeList } from '../trades/trade-list.tsx'

type BookPanelProps = {
  readonly market: Market
  readonly own: OwnPrices
  /** The panel shows book or trades; else the book alone. */
  readonly withTrades: boolean
  readonly onFill: (filled: BookFilled) => void
}

/** The panel of the order book, in which a layout without a panel of trades shows these too. */
export function BookPanel({ market, own, withTrades, onFill }: BookPanelProps) {
  const t = useText<AreaKeys['trading']>()
  const [tab, setTab] = useState<'book' | 'trades'>('book')
  if (!withTrades) return <OrderBook market={market} own={own} onFill={onFill} />
  const head = (
    <Segments
      label={t('trading.view')}
      look="chips"
      value={tab}
      options={[
        { value: 'book', label: t('trading.tab.book') },
        { value: 'trades', label: t('trading.tab.trades') },
      ]}
      onChange={setTab}
    />
  )
  if (tab === 'book') return <OrderBook market={market} own={own} head={head} onFill={onFill} />
  return (
    <>
      <header className={panel.head}>{head}</header>
      <TradeList market={market} />
    </>
  )
}
