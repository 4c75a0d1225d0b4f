import { BookOpen24Regular } from '@fluentui/react-icons/svg/book-open'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { PersonAdd24Regular } from '@fluentui/react-icons/svg/person-add'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ABOUT_PATH, ACCOUNT_PATH, SIGN_UP_PATH, WALLET_PATH, WHITEPAPER_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './tiles.module.css'

const wallet = { key: 'walletEntry', to: WALLET_PATH, icon: <Wallet24Regular /> } as const
const whitepaper = { key: 'whitepaper', to: WHITEPAPER_PATH, icon: <BookOpen24Regular /> } as const

const forMembers = [
  wallet,
  { key: 'security', to: ACCOUNT_PATH, icon: <LockClosed24Regular /> },
  whitepaper,
] as const

const forVisitors = [
  { key: 'account', to: SIGN_UP_PATH, icon: <PersonAdd24Regular /> },
  whitepaper,
  { key: 'about', to: ABOUT_PATH, icon: <Building24Regular /> },
] as const

/** Links to the main areas: only those that exist and that the reader may enter. */
export function AreaLinks() {
  const t = useText<AreaKeys['home']>()
  const links = useSession().status === 'member' ? forMembers : forVisitors
  return (
    <section className={styles.section} aria-labelledby="home-entries">
      <h2 id="home-entries" className={styles.heading}>
        {t('home.entries')}
      </h2>
      <ul className={styles.tiles} data-count={links.length}>
        {links.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className={styles.tile}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.name}>{t(`home.${key}.title`)}</h3>
              <p className={styles.text}>{t(`home.${key}.text`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
