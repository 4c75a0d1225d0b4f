import { CloudOff16Regular } from '@fluentui/react-icons/svg/cloud-off'
import { useSyncExternalStore } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './offline-note.module.css'

/** Tells that the browser is offline, so that what is shown may be out of date. Announced by screen readers. */
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
