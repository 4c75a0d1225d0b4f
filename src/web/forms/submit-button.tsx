import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import styles from './form.module.css'
import { formText } from './texts.ts'

/** While a submit is on its way it keeps the focus and does nothing. */
export function SubmitButton({
  formId,
  busy,
  text,
  look = 'primary',
}: {
  readonly formId: string
  readonly busy: boolean
  readonly text?: string | undefined
  readonly look?: 'primary' | 'secondary' | 'danger' | 'buy' | 'sell' | undefined
}): ReactNode {
  const intl = useIntl()
  return (
    <Button type="submit" look={look} size="large" block busy={busy} className={styles.submit}>
      {busy || text === undefined ? formText(intl, formId, busy ? 'busy' : 'submit') : text}
    </Button>
  )
}
