import { InView } from '#src/ui/in-view.tsx'
import { LazyPart } from './lazy-part.tsx'
import { loadPart } from './load-part.ts'

const Board = loadPart(
  () => import('#src/trading/board/home-board.tsx').then(({ HomeBoard }) => HomeBoard),
  ['markets', 'trading'],
)

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
