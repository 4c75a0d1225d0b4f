import { useState } from 'react'
import { MarketBoard } from './market-board.tsx'

const SIZE = 10
/** The coin that most markets are counted in; the menu leads to it too (SHELL-04). */
const FIRST = 'USDT'

/** The markets on the start page. */
export function HomeBoard() {
  const [tab, setTab] = useState(FIRST)
  return <MarketBoard tab={tab} onTab={setTab} heading="h3" size={SIZE} />
}
