import { useContext, useEffect, useState } from 'react'
import { useStore } from '#src/web/session/hooks.ts'
import type { ProductMarkets } from '../products/product.ts'
import { useProductMarkets } from '../products/use-product.tsx'
import { alertStore } from './alerts.ts'
import { ProductAlerts } from './product-alerts.tsx'
import { type TickerSource, TickerSources } from './ticker-sources.ts'

/**
 * Watches the live prices of the screen's product, and of every other product for which an alert is pending, and
 * notifies reached alerts. Renders nothing.
 */
export function PriceAlerts() {
  const { id, tickers } = useProductMarkets()
  const sources = useContext(TickerSources)
  const alerts = useStore(alertStore)
  const others = sources.filter(
    (source) =>
      source.id !== id &&
      alerts.some(({ product, reachedAt }) => product === source.id && reachedAt === null),
  )
  return (
    <>
      <ProductAlerts key={id} id={id} tickers={tickers} />
      {others.map((source) => (
        <LoadedAlerts key={source.id} source={source} />
      ))}
    </>
  )
}

/** Alerts of a product whose live prices this screen does not need otherwise. */
function LoadedAlerts({ source }: { readonly source: TickerSource }) {
  const [tickers, setTickers] = useState<ProductMarkets['tickers'] | null>(null)
  useEffect(() => {
    let isGone = false
    source
      .load()
      .then((loaded) => isGone || setTickers(() => loaded))
      // Without its prices nothing is reached; the next screen tries again.
      .catch(() => null)
    return () => {
      isGone = true
    }
  }, [source])
  return tickers && <ProductAlerts id={source.id} tickers={tickers} />
}
