import { useContext, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { playFill } from '../orders/sound.ts'
import type { MarketKey } from '../market.ts'
import { tradingPreferences } from '../preferences.ts'
import type { ProductMarkets } from '../products/product.ts'
import { takeReached } from './alerts.ts'

/** Watches the live prices of a product and notifies its reached alerts. Renders nothing. */
export function ProductAlerts({ id, tickers }: Pick<ProductMarkets, 'id' | 'tickers'>) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const now = useContext(Clock)
  const checkAlerts = useEffectEvent(() => {
    const known = tickers().get().state
    if (known === null) return
    const lastOf = ({ product, symbol }: MarketKey) =>
      product === id ? (known.get(symbol)?.close ?? null) : null
    const reached = takeReached(lastOf, now())
    for (const alert of reached) {
      const { symbol, side, price } = alert
      showToast({
        kind: 'info',
        title: t('trading.alert.reached', { symbol, side, price: formatPrice(price, locale) }),
        text: t('trading.alert.now', { price: formatPrice(lastOf(alert), locale) }),
      })
    }
    if (reached.length > 0 && tradingPreferences.get().sound) playFill()
  })
  useEffect(() => {
    const check = (): void => checkAlerts()
    check()
    return tickers().subscribe(check)
  }, [tickers])
  return null
}
