import { useNavigate } from 'react-router-dom'
import { useSendApiKeyCode, useUpdateApiKey } from '#generated/client/api-keys/api-keys.ts'
import { apiKeyEditForm } from '#generated/forms/api-key-edit/form.ts'
import type { ApiKeyEditValue } from '#generated/forms/api-key-edit/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { updateApiKeyOperation } from '#generated/operations/api-keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { toRequest } from '#forms/api-key-edit/request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { API_KEYS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import styles from './api-keys.module.css'
import { boundIps, KEY_CONTROLS } from './keys.ts'

/** Another remark or other addresses for a key; what it is allowed to stays. */
export function EditApiKey({ apiKey }: { readonly apiKey: ApiKey }) {
  const t = useText<AreaKeys['api-keys']>()
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateApiKey()
  const { mutateAsync: sendCode } = useSendApiKeyCode()

  const ips = boundIps(apiKey)
  const initial = { remark: apiKey.remark ?? '', ...(ips.length > 0 && { bindIp: [...ips] }) }

  async function submit(value: ApiKeyEditValue): Promise<void> {
    await update({ data: toRequest(value, apiKey.id) })
    await untilFresh()
    showToast({ kind: 'success', title: t('api-keys.saved') })
    await navigate(API_KEYS_PATH)
  }

  return (
    <FormPage
      title={t('api-keys.change')}
      text={apiKey.apiKey}
      from={{ to: API_KEYS_PATH, label: t('api-keys.title') }}
    >
      <Card className={styles.form}>
        <OperationGate
          operations={[updateApiKeyOperation]}
          waiting={<FormSkeleton controls={KEY_CONTROLS} />}
        >
          <SchemaForm
            form={apiKeyEditForm}
            initial={initial}
            draftKey={`api-key-edit/${apiKey.id}`}
            onSubmit={submit}
            sendCode={{ code: () => sendCode() }}
            focusFirst
          />
        </OperationGate>
      </Card>
    </FormPage>
  )
}
