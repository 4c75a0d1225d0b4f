import { useNavigate, useParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { marketsPath } from '#src/web/paths/paths.ts'
import { MarketBoard } from '#src/web/trading/board/market-board.tsx'
import { FAVOURITES } from '#src/web/trading/markets/market-rows.ts'
import { spotMarkets } from '#src/web/trading/products/spot/spot-markets.ts'
import { BoardProvider } from '#src/web/trading/products/use-product.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

const SIZE = 50
/** Value of the address for the favourites: no coin has this name. */
const OWN = 'favourites'

/** /markets/:quote: every market of a quote coin, live, with what is known of its coin. */
export function MarketsScreen() {
  const t = useText<AreaKeys['markets']>()
  const { quote = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Page title={t('markets.title')}>
      <BoardProvider markets={spotMarkets}>
        <MarketBoard
          tab={quote === OWN ? FAVOURITES : quote.toUpperCase()}
          onTab={(tab) => void navigate(marketsPath(tab === FAVOURITES ? OWN : tab), { replace: true })}
          heading="h2"
          size={SIZE}
        />
      </BoardProvider>
    </Page>
  )
}
