import styles from './frames.module.css'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { OfflineNote } from './offline-note.tsx'
import { SkipLink } from './skip-link.tsx'
import { TransferHost } from './transfer-host.tsx'

/** The layout of trading screens: a lower header, and the rest of the window for the screen. */
export function TradeFrame() {
  return (
    <div className={styles.trade}>
      <SkipLink />
      <Header />
      <Main className={styles.main} />
      <TransferHost />
      <OfflineNote />
    </div>
  )
}
