import type { AreaKeys } from '#generated/messages/keys.ts'
import { useIntl } from 'react-intl'
import { useStore } from '#src/web/session/hooks.ts'
import { singleKeysStore } from '#src/web/session/single-keys.ts'
import type { Market } from '../market.ts'
import { useProduct } from '../products/use-product.tsx'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { CHEAT_SHEET, PALETTE } from '#src/web/ui/actions/action.ts'
import { performAction } from '#src/web/ui/actions/registry.ts'
import { EachSecond } from '#src/web/ui/numbers/each-second.tsx'
import { formatInstant } from '#src/core/time/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './trading-layout.module.css'
import type { Sizes } from './use-sizes.ts'

type StatusBarProps = { readonly market: Market; readonly sizes: Sizes }

/** The bar at the bottom of the screen: fees, server time, sound, layout reset, and help. */
export function StatusBar({ market, sizes }: StatusBarProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const { sound } = useStore(tradingPreferences)
  const singleKeys = useStore(singleKeysStore)
  const { Fees } = useProduct().parts
  return (
    <footer className={styles.status}>
      <Fees market={market} />
      <EachSecond text={(now) => t('trading.serverTime', { time: formatInstant(now, locale, 'time') })} />
      <button type="button" aria-pressed={sound} onClick={() => setTradingPreferences({ sound: !sound })}>
        {t(sound ? 'trading.sound.on' : 'trading.sound.off')}
      </button>
      {sizes.isChanged && (
        <button type="button" onClick={sizes.reset}>
          {t('trading.resize.reset')}
        </button>
      )}
      <span className={styles.help}>
        <button type="button" onClick={() => performAction(CHEAT_SHEET)}>
          {singleKeys && <kbd>?</kbd>}
          {t('trading.hotkeys')}
        </button>
        <button type="button" onClick={() => performAction(PALETTE)}>
          {t('trading.commands')}
        </button>
      </span>
    </footer>
  )
}
