import type { ReactNode } from 'react'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './auth.module.css'

type Props = { readonly title: AreaKeys['auth']; readonly children: ReactNode }

/** Title, the address to compare with the one in the browser (phishing copies the rest), and a form. */
export function AuthPage({ title, children }: Props): ReactNode {
  const t = useText<AreaKeys['auth']>()
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {t(title)}
        </h1>
        <p className={styles.address}>
          <LockClosed16Regular aria-hidden className={styles.lock ?? ''} />
          <span>
            {t('auth.address')} <b>{window.location.host}</b>
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}
