import { useState } from 'react'
import { MarketBoard } from '#src/web/trading/board/market-board.tsx'
import { spotMarkets } from '#src/web/trading/products/spot/spot-markets.ts'
import { BoardProvider } from '#src/web/trading/products/use-product.tsx'

const SIZE = 10
/** The coin that most markets are counted in; the menu leads to it too (SHELL-04). */
const FIRST = 'USDT'

/** The markets on the start page. */
export function HomeBoard() {
  const [tab, setTab] = useState(FIRST)
  return (
    <BoardProvider markets={spotMarkets}>
      <MarketBoard tab={tab} onTab={setTab} heading="h3" size={SIZE} />
    </BoardProvider>
  )
}
