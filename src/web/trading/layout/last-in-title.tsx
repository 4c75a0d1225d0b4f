import { useContext, useEffect } from 'react'
import { type Market, useFormats } from '../market.ts'
import { useLastPrice } from '../ticker/use-last-price.ts'
import { SiteContext } from '#src/web/site/site.ts'

/**
 * Shows the last price in the title of the browser's tab. Renders nothing, so that a new price renders nothing else.
 */
export function LastInTitle({ market }: { readonly market: Market }) {
  const { name } = useContext(SiteContext)
  const formats = useFormats(market)
  const last = useLastPrice(market)
  const title = `${last === null ? '' : `${formats.price(last)} · `}${market.symbol} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
