import { lazy } from 'react'
import { languageStore } from '#src/session/language.ts'
import { InView } from '#src/ui/in-view.tsx'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from '../routing/chunk.ts'
import { LazyPart } from './lazy-part.tsx'

const Board = lazy(() =>
  loadChunk(async () => {
    const [{ HomeBoard }] = await Promise.all([
      import('#src/trading/board/home-board.tsx'),
      loadMessages(shown(languageStore.get()), ['markets', 'trading']),
    ])
    return { default: HomeBoard }
  }),
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
