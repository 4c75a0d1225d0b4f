import { Outlet } from 'react-router-dom'
import { Footer } from './footer.tsx'
import styles from './frames.module.css'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { TransferHost } from './transfer-host.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** Header, screen, footer. */
export function SiteFrame() {
  return (
    <div className={styles.site}>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <TransferHost />
      <OfflineNote />
    </div>
  )
}
