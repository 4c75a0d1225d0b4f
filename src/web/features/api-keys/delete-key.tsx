import { useDeleteApiKey } from '#generated/client/api-keys/api-keys.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

type DeleteKeyProps = { readonly apiKey: ApiKey; readonly onClose: () => void }

/** Asks before a key goes: programs that use it stop at once. */
export function DeleteKey({ apiKey, onClose }: DeleteKeyProps) {
  const t = useText<AreaKeys['api-keys']>()
  const { mutate, isPending } = useDeleteApiKey()
  const name = apiKey.remark ?? apiKey.apiKey
  const confirm = (): void =>
    mutate(
      { id: apiKey.id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('api-keys.deleted', { name }) }),
        onError: ({ message }) =>
          showToast({ kind: 'error', title: t('api-keys.deleteFailed'), text: message }),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      title={t('api-keys.deleteTitle', { name })}
      action={t('api-keys.deleteAction')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={isPending}
    >
      {t('api-keys.deleteText', { key: apiKey.apiKey })}
    </ConfirmDialog>
  )
}
