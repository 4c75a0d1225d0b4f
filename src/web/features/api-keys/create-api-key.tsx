import { useCreateApiKey, useSendApiKeyCode } from '#generated/client/api-keys/api-keys.ts'
import { apiKeyCreateForm } from '#generated/forms/api-key-create/form.ts'
import type { ApiKeyCreateValue } from '#generated/forms/api-key-create/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { createApiKeyOperation } from '#generated/operations/api-keys.ts'
import { toRequest } from '#forms/api-key-create/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { API_KEYS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import styles from './api-keys.module.css'
import { KEY_CONTROLS } from './keys.ts'

type CreateApiKeyProps = { readonly onCreated: (secret: string) => void }

/** A new key, proved by a code to the bound phone (VAL-26). */
export function CreateApiKey({ onCreated }: CreateApiKeyProps) {
  const t = useText<AreaKeys['api-keys']>()
  const { mutateAsync: create } = useCreateApiKey()
  const { mutateAsync: sendCode } = useSendApiKeyCode()

  async function submit(value: ApiKeyCreateValue): Promise<void> {
    const { data } = await create({ data: toRequest(value) })
    showToast({ kind: 'success', title: t('api-keys.made') })
    onCreated(data)
  }

  return (
    <FormPage
      title={t('api-keys.new')}
      text={t('api-keys.newText')}
      from={{ to: API_KEYS_PATH, label: t('api-keys.title') }}
    >
      <Card className={styles.form}>
        <OperationGate
          operations={[createApiKeyOperation]}
          waiting={<FormSkeleton controls={KEY_CONTROLS} />}
        >
          <SchemaForm
            form={apiKeyCreateForm}
            onSubmit={submit}
            sendCode={{ code: () => sendCode() }}
            focusFirst
          />
        </OperationGate>
      </Card>
    </FormPage>
  )
}
