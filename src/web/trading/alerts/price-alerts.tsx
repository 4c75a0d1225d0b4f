import { useContext, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { liveThumbs } from '../live/live-thumbs.ts'
import { playFill } from '../orders/sound.ts'
import { tradingPreferences } from '../preferences.ts'
import { takeReached } from './alerts.ts'

/** Watches the live prices of all markets while it is shown, and tells when one has come to where an alert waits. Draws nothing. */
export function PriceAlerts() {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const now = useContext(Clock)
  const look = useEffectEvent(() => {
    const thumbs = liveThumbs().get().state
    if (thumbs === null) return
    const lastOf = (symbol: string) => thumbs.get(symbol)?.close ?? null
    const reached = takeReached(lastOf, now())
    for (const { symbol, side, price } of reached)
      showToast({
        kind: 'info',
        title: t('trading.alert.reached', { symbol, side, price: formatPrice(price, locale) }),
        text: t('trading.alert.now', { price: formatPrice(lastOf(symbol), locale) }),
      })
    if (reached.length > 0 && tradingPreferences.get().sound) playFill()
  })
  useEffect(() => {
    const check = (): void => look()
    check()
    return liveThumbs().subscribe(check)
  }, [])
  return null
}
