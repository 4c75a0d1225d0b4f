import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { C2C_PATH, LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AppPopover } from './app-popover.tsx'
import styles from './header.module.css'
import { LanguageButton } from './language-button.tsx'
import { LazyPart } from './lazy-part.tsx'
import { Logo } from './logo.tsx'
import { type Destination, headerLinks } from './navigation.ts'
import { openOverlay } from './overlays.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { TradeButton } from './trade-button.tsx'
import { useShown } from './use-shown.ts'

/** Loaded for members only: a visitor's first page must be small. */
const AccountMenu = lazyChunk(() => import('./account-menu.tsx').then(({ AccountMenu: part }) => part))

/** Orders have news for members only. */
const UnseenCount = lazyChunk(() => import('./unseen-count.tsx').then(({ UnseenCount: part }) => part))

/** The header: logo, links, account and settings. On small screens most of them are in the drawer. */
export function Header() {
  const t = useText<AreaKeys['shell']>()
  const { status } = useSession()
  const member = status === 'member'
  const isShown = useShown()
  const link = ({ to, label }: Destination) => (
    <NavLink key={to} to={to} className={styles.link ?? ''}>
      {t(label)}
      {member && to === C2C_PATH && (
        <LazyPart>
          <UnseenCount />
        </LazyPart>
      )}
    </NavLink>
  )
  return (
    <header className={styles.header}>
      <Logo />
      <nav className={styles.nav} aria-label={t('shell.navigation')}>
        {headerLinks.before.filter(isShown).map(link)}
        <TradeButton />
        {headerLinks.after.filter(isShown).map(link)}
      </nav>
      <div className={styles.end}>
        <SearchButton />
        {!member && (
          <div className={styles.visitor}>
            <span className={styles.logIn}>
              <LinkButton to={LOG_IN_PATH} look="subtle">
                {t('shell.logIn')}
              </LinkButton>
            </span>
            <LinkButton to={SIGN_UP_PATH} look="primary">
              {t('shell.signUp')}
            </LinkButton>
          </div>
        )}
        <AppPopover className={styles.wide} />
        <LanguageButton className={styles.wide} />
        <ThemeToggle className={styles.wide} />
        {member && (
          <div className={`${styles.account ?? ''} ${styles.wide ?? ''}`}>
            <Account />
          </div>
        )}
        <IconButton
          className={styles.narrow}
          label={t('shell.menu')}
          icon={<Navigation20Regular />}
          aria-haspopup="dialog"
          onClick={() => openOverlay('drawer')}
        />
      </div>
    </header>
  )
}

/** A component of its own, so that a press before the menu was loaded is forgotten with the member who pressed. */
function Account() {
  const t = useText<AreaKeys['shell']>()
  const { member } = useSession()
  const [asked, setAsked] = useState(false)
  return (
    <LazyPart
      renderAgain={(retry) => (
        <IconButton
          label={t('shell.account.button', { name: member?.username ?? '' })}
          icon={<ArrowClockwise24Regular />}
          onClick={() => {
            setAsked(true)
            retry()
          }}
        />
      )}
    >
      <AccountMenu opened={asked} />
    </LazyPart>
  )
}
