import { Search20Regular } from '@fluentui/react-icons/svg/search'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { PALETTE } from '#src/web/ui/actions/action.ts'
import { Keys } from '#src/web/ui/actions/keys.tsx'
import { performAction } from '#src/web/ui/actions/registry.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './search-button.module.css'

/** The button that opens the palette. It looks like a search field where there is room. */
export function SearchButton() {
  const t = useText<AreaKeys['shell']>()
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => performAction(PALETTE)}
    >
      <Search20Regular />
      <span className={styles.words}>{t('shell.search')}</span>
      <span className={styles.keys} aria-hidden="true">
        <Keys hotkey="mod+k" />
      </span>
    </button>
  )
}
