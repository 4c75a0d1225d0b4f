import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/ui/card.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './api-keys.module.css'

/** In the place of a form that is on its way. */
export function Waiting() {
  const t = useText<AreaKeys['api-keys']>()
  return (
    <FormPage title={t('api-keys.title')} from={{ to: '/api', label: t('api-keys.title') }}>
      <Card className={styles.form}>
        <LoadingNote />
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={40} />
      </Card>
    </FormPage>
  )
}
