import { ArrowHookUpLeft16Regular } from '@fluentui/react-icons/svg/arrow-hook-up-left'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { backOf } from '#src/web/paths/back-link.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account.module.css'

type FormCardProps = {
  /** Purpose of the form, and the effect of sending it. */
  readonly text: string
  /** Below the text: steps, examples. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A form of the account, with what one has to know first. */
export function FormCard({ text, aside, children }: FormCardProps) {
  const t = useText<AreaKeys['account']>()
  const isDetour = backOf(useLocation().search) !== null
  return (
    <Card className={styles.form}>
      <div className={styles.intro}>
        <p>{text}</p>
        {isDetour && (
          <p className={styles.detour}>
            <ArrowHookUpLeft16Regular />
            {t('account.detour')}
          </p>
        )}
        {aside}
      </div>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}
