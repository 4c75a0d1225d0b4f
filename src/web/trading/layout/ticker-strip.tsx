import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AlertButton } from '../alerts/alert-button.tsx'
import type { Favourites } from '../favourites.ts'
import { FavouriteStar } from '../favourite-star.tsx'
import type { Market } from '../market.ts'
import { MarketList } from '../markets/market-list.tsx'
import { FeedStatus } from '../status/feed-status.tsx'
import { Ticker } from '../ticker/ticker.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './trading-layout.module.css'
import own from './ticker-strip.module.css'

type TickerStripProps = {
  readonly market: Market
  readonly markets: readonly Market[]
  readonly favourites: Favourites
  readonly onAlerts: () => void
}

/** The market's ticker with its star, and the market list where the screen has no room for its panel. */
export function TickerStrip({ market, markets, favourites, onAlerts }: TickerStripProps) {
  const t = useText<AreaKeys['trading']>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.ticker}>
      <Ticker
        market={market}
        beside={
          <>
            <IconButton
              className={own.opener ?? ''}
              label={t('trading.markets.open')}
              icon={<ChevronDown20Regular />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
            {favourites.isOffered && <FavouriteStar symbol={market.symbol} favourites={favourites} />}
            <AlertButton market={market} onOpen={onAlerts} />
          </>
        }
        end={<FeedStatus market={market} />}
      />
      {isOpen && (
        <Modal label={t('trading.markets')} className={own.sheet} onClose={() => setOpen(false)}>
          <MarketList
            markets={markets}
            chosen={market}
            favourites={favourites}
            onChoose={() => setOpen(false)}
          />
        </Modal>
      )}
    </div>
  )
}
