import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { isSameMarket, type Market, type MarketKey } from '../market.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import styles from './market-list.module.css'
import { useProductMarkets } from '../products/use-product.tsx'

/** The widest list has room for this many; a narrow one shows fewer (market-list.module.css). */
const MOST = 5

/** Stores a market that was found by a search, the latest first. */
export function rememberSearch({ product, symbol }: MarketKey): void {
  const { recent } = tradingPreferences.get()
  const found = { product, symbol }
  setTradingPreferences({
    recent: [found, ...recent.filter((one) => !isSameMarket(one, found))].slice(0, MOST),
  })
}

type RecentMarketsProps = { readonly markets: readonly Market[]; readonly onChoose: (() => void) | undefined }

/** The markets last found by a search, if they are still listed. */
export function RecentMarkets({ markets, onChoose }: RecentMarketsProps) {
  const t = useText<AreaKeys['trading']>()
  const { pathOf } = useProductMarkets()
  const { recent } = useStore(tradingPreferences)
  const shown = recent.filter((one) => markets.some((market) => isSameMarket(market, one)))
  if (shown.length === 0) return null
  return (
    <nav className={styles.recent} aria-label={t('trading.markets.recent')}>
      {shown.map(({ symbol }) => (
        <Link key={symbol} to={pathOf(symbol)} onClick={onChoose}>
          {symbol}
        </Link>
      ))}
      <button
        type="button"
        aria-label={t('trading.markets.forget')}
        data-tooltip={t('trading.markets.forget')}
        onClick={() => setTradingPreferences({ recent: [] })}
      >
        <Dismiss12Regular />
      </button>
    </nav>
  )
}
