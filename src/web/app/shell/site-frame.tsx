import { Footer } from './footer.tsx'
import styles from './frames.module.css'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { OfflineNote } from './offline-note.tsx'
import { TransferHost } from './transfer-host.tsx'
import { SkipLink } from './skip-link.tsx'

/** The layout of most pages: header, screen, footer. */
export function SiteFrame() {
  return (
    <div className={styles.site}>
      <SkipLink />
      <Header />
      <Main className={styles.page} />
      <Footer />
      <TransferHost />
      <OfflineNote />
    </div>
  )
}
