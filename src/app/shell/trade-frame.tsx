import { Outlet } from 'react-router-dom'
import styles from './frames.module.css'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { TransferHost } from './transfer-host.tsx'

/** A lower header, and all the rest of the window for one screen. */
export function TradeFrame() {
  return (
    <div className={styles.trade}>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <TransferHost />
      <OfflineNote />
    </div>
  )
}
