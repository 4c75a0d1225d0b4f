import { useEffect } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { API_KEYS_PATH } from '#src/web/paths/paths.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './api-keys.module.css'

type SecretOnceProps = { readonly secret: string; readonly onDone: () => void }

/** The secret key, shown this once (LIMIT-01): it stays until the member confirms that it is saved. */
export function SecretOnce({ secret, onDone }: SecretOnceProps) {
  const t = useText<AreaKeys['api-keys']>()
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
  return (
    <FormPage
      title={t('api-keys.secretTitle')}
      text={t('api-keys.secretText')}
      from={{ to: API_KEYS_PATH, label: t('api-keys.title') }}
    >
      <Card className={styles.form}>
        <p id="secret-label" className={styles.label}>
          {t('api-keys.secret')}
        </p>
        <p className={styles.secret}>
          <code aria-labelledby="secret-label">{secret}</code>
        </p>
        <div className={styles.acts}>
          <CopyButton text={secret} label={t('api-keys.copySecret')} wide />
          <Button look="primary" onClick={onDone}>
            {t('api-keys.secretSaved')}
          </Button>
        </div>
      </Card>
    </FormPage>
  )
}
