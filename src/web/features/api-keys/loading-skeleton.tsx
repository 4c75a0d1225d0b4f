import type { AreaKeys } from '#generated/messages/keys.ts'
import { API_KEYS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './api-keys.module.css'
import { KEY_CONTROLS } from './keys.ts'

/** In the place of a form that is on its way. */
export function LoadingSkeleton() {
  const t = useText<AreaKeys['api-keys']>()
  return (
    <FormPage title={t('api-keys.title')} from={{ to: API_KEYS_PATH, label: t('api-keys.title') }}>
      <Card className={styles.form}>
        <FormSkeleton controls={KEY_CONTROLS} />
      </Card>
    </FormPage>
  )
}
