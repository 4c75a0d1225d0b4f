import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { singleKeysStore } from '#src/web/session/single-keys.ts'
import { setTradingPreferences, tradingPreferences } from '#src/web/trading/preferences.ts'
import layout from '#src/web/trading/layout/trading-layout.module.css'
import { CHEAT_SHEET } from '#src/web/ui/actions/action.ts'
import { performAction } from '#src/web/ui/actions/registry.ts'
import { EachSecond } from '#src/web/ui/numbers/each-second.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** The bar at the bottom of the screen: server time, the sound of results, and help. */
export function OptionStatus() {
  const t = useText<AreaKeys['option' | 'trading']>()
  const { locale } = useIntl()
  const { sound } = useStore(tradingPreferences)
  const singleKeys = useStore(singleKeysStore)
  return (
    <footer className={layout.status}>
      <EachSecond text={(now) => t('trading.serverTime', { time: formatInstant(now, locale, 'time') })} />
      <button type="button" aria-pressed={sound} onClick={() => setTradingPreferences({ sound: !sound })}>
        {t(sound ? 'trading.sound.on' : 'trading.sound.off')}
      </button>
      <span>{t('option.past.note')}</span>
      <span className={layout.help}>
        <button type="button" onClick={() => performAction(CHEAT_SHEET)}>
          {singleKeys && <kbd>?</kbd>}
          {t('trading.hotkeys')}
        </button>
      </span>
    </footer>
  )
}
