import { formatWorth } from '#src/core/money/format.ts'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import { LastPrice } from '../ticker/last-price.tsx'
import { useLastPrice } from '../ticker/use-last-price.ts'
import { useWorth } from '../ticker/use-worth.ts'
import styles from './middle.module.css'
import { useProduct } from '../products/use-product.tsx'

/** The row between both sides: the last price, its value in the display currency, and the spread. */
export function Middle({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const { symbol } = useDisplayCurrency()
  const formats = useFormats(market)
  const last = useLastPrice(market)
  const worth = useWorth(market, last)
  const spread = useLive(useProduct().book(market), ({ state }) => {
    const [bid, ask] = [state?.bid[0], state?.ask[0]]
    return bid === undefined || ask === undefined ? null : ask.price - bid.price
  })
  return (
    <div className={styles.middle}>
      <span className={styles.prices}>
        <LastPrice market={market} value={last} className={styles.last} />
        <span className={styles.worth}>{worth !== null && `≈ ${formatWorth(worth, symbol, locale)}`}</span>
      </span>
      <span className={styles.spread}>
        {spread !== null && t('trading.spread', { spread: formats.priceUnits(spread) })}
      </span>
    </div>
  )
}
