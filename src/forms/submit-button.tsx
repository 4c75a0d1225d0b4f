import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/button.tsx'
import styles from './form.module.css'
import { formText } from './texts.ts'

/** While a submit is on its way it keeps the focus and does nothing. */
export function SubmitButton({
  formId,
  busy,
}: {
  readonly formId: string
  readonly busy: boolean
}): ReactNode {
  const intl = useIntl()
  return (
    <Button type="submit" look="primary" size="large" block busy={busy} className={styles.submit}>
      {formText(intl, formId, busy ? 'busy' : 'submit')}
    </Button>
  )
}
