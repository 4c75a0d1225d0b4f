import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './frames.module.css'

export const MAIN_ID = 'main'

/** The first tab stop: a link that skips header and navigation. */
export function SkipLink() {
  const t = useText<AreaKeys['shell']>()
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('shell.skip')}
    </a>
  )
}
