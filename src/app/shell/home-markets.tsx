import { InView } from '#src/ui/in-view.tsx'
import { LazyPart } from './lazy-part.tsx'
import { loadPart } from './load-part.ts'

const Board = loadPart(
  () => import('#src/trading/board/home-board.tsx').then(({ HomeBoard }) => HomeBoard),
  ['markets', 'trading'],
)

const Card = loadPart(() => import('#src/features/home/market-card.tsx').then(({ MarketCard }) => MarketCard))

/** The market beside the headline: it comes after the page, and not to phones, which have no room for it. */
export function HomeMarket() {
  return (
    <InView>
      <LazyPart onFail={() => {}}>
        <Card />
      </LazyPart>
    </InView>
  )
}

/** The live markets of the start page: loaded with the stream behind them once somebody scrolls near. */
export function HomeMarkets() {
  return (
    <InView>
      <LazyPart onFail={() => {}}>
        <Board />
      </LazyPart>
    </InView>
  )
}
