import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CardSkeleton } from '#src/web/features/home/card-skeleton.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { InView } from '#src/web/ui/layout/in-view.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'

const Board = lazyChunk(() =>
  import('#src/web/features/home/home-board.tsx').then(({ HomeBoard }) => HomeBoard),
)

const Card = lazyChunk(() =>
  import('#src/web/features/home/market-card.tsx').then(({ MarketCard }) => MarketCard),
)

/** The market beside the headline. Loaded after the page, and not on phones, which have no room for it. */
export const HomeMarket = () => (
  <ComesLater waiting={<CardSkeleton />}>
    <Card />
  </ComesLater>
)

/** The live markets of the start page, loaded with the stream when the visitor scrolls near. */
export const HomeMarkets = () => (
  <ComesLater>
    <Board />
  </ComesLater>
)

type ComesLaterProps = { readonly children: ReactNode; readonly waiting?: ReactNode }

const ComesLater = ({ children, waiting }: ComesLaterProps) => (
  <InView before={waiting}>
    <LazyPart
      waiting={waiting}
      renderAgain={(retry) => (
        <Button onClick={retry}>
          <FormattedMessage id="shell.error.again" />
        </Button>
      )}
    >
      {children}
    </LazyPart>
  </InView>
)
