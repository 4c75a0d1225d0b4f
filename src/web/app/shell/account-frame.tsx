import { SupportNote } from '#src/web/ui/layout/support-note.tsx'
import { BookPicture } from './book-picture.tsx'
import styles from './frames.module.css'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import { Main } from './main.tsx'
import { OfflineNote } from './offline-note.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/**
 * The layout of log-in, registration and password reset: a narrow form, with a picture of an order book if there is
 * room.
 */
export function AccountFrame() {
  return (
    <div className={styles.account}>
      <SkipLink />
      <div className={styles.half}>
        <header className={styles.bar}>
          <Logo />
          <div className={styles.tools}>
            <LanguageButton />
            <ThemeToggle />
          </div>
        </header>
        <Main className={styles.form} />
        <footer className={styles.foot}>
          <SupportNote />
        </footer>
      </div>
      <BookPicture />
      <OfflineNote />
    </div>
  )
}
