import { BookOpen24Regular } from '@fluentui/react-icons/svg/book-open'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { PersonAdd24Regular } from '@fluentui/react-icons/svg/person-add'
import { ShieldCheckmark24Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './tiles.module.css'

const wallet = { key: 'walletEntry', to: '/money', icon: <Wallet24Regular /> } as const
const whitepaper = { key: 'whitepaper', to: '/whitepaper', icon: <BookOpen24Regular /> } as const

const forMembers = [
  wallet,
  { key: 'security', to: '/admin', icon: <ShieldCheckmark24Regular /> },
  whitepaper,
] as const

const forVisitors = [
  { key: 'account', to: '/Register', icon: <PersonAdd24Regular /> },
  whitepaper,
  { key: 'about', to: '/about', icon: <Building24Regular /> },
] as const

/** Links to the main areas: only those that exist and that the reader may enter. */
export function Entries() {
  const t = useText<AreaKeys['home']>()
  const member = useSession().status === 'member'
  return (
    <section className={styles.section} aria-labelledby="home-entries">
      <h2 id="home-entries" className={styles.heading}>
        {t('home.entries')}
      </h2>
      <ul className={styles.tiles}>
        {(member ? forMembers : forVisitors).map(({ key, to, icon }) => (
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
