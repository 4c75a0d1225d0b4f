import { ShieldCheckmark16Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { initialsOf } from '#src/core/text/initials.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './person.module.css'

type PersonProps = {
  readonly name: string
  /** A certified merchant. */
  readonly isCertified?: boolean
  /** Trades so far; left out where the server does not tell. */
  readonly trades?: number
  /** In place of the bare name: a link to the person. */
  readonly children?: ReactNode
  /** After the name: a badge. */
  readonly badge?: ReactNode
  readonly size?: 32 | 40
}

/** The other side of a trade: initials, name, certification and number of trades. */
export function Person({ name, isCertified = false, trades, children, badge, size = 32 }: PersonProps) {
  const t = useText<AreaKeys['c2c']>()
  return (
    <span className={styles.person} data-size={size}>
      <span className={styles.disc} data-initials={initialsOf(name)} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>
            {children ?? name}
            {isCertified && (
              <span className={styles.shield} data-tooltip={t('c2c.certified')}>
                <ShieldCheckmark16Regular aria-hidden />
                <VisuallyHidden>{`, ${t('c2c.certified')}`}</VisuallyHidden>
              </span>
            )}
          </span>
          {badge}
        </span>
        {trades !== undefined && <span className={styles.trades}>{t('c2c.trades', { count: trades })}</span>}
      </span>
    </span>
  )
}
