import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { masked } from './codes.ts'
import styles from './withdraw-codes.module.css'

type SecretCodeProps = {
  readonly code: string
  /** A code without value is shown in full and cannot be copied. */
  readonly live: boolean
}

/** A code in the list: masked until its maker shows it, since others may see the screen. */
export function SecretCode({ code, live }: SecretCodeProps) {
  const t = useText<AreaKeys['withdraw-codes']>()
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.masked}>
      <code className={styles.code}>{isShown ? code : masked(code)}</code>
      {live && (
        <>
          <IconButton
            size="small"
            label={t('withdraw-codes.show')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff16Regular /> : <Eye16Regular />}
            onClick={() => setShown(!isShown)}
          />
          <CopyButton text={code} label={t('withdraw-codes.copy')} />
        </>
      )}
    </span>
  )
}
