import { CloudOff16Regular } from '@fluentui/react-icons/svg/cloud-off'
import { useSyncExternalStore } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './offline-note.module.css'

/** Says that the browser has no network: what is shown may be old. Read out when it happens. */
export function OfflineNote() {
  const t = useText<AreaKeys['shell']>()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output className={styles.place}>
      {!online && (
        <span className={styles.note}>
          <CloudOff16Regular />
          {t('shell.offline')}
        </span>
      )}
    </output>
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
