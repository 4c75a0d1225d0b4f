import { useDeletePaymentMethod } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { nameOf } from './method.ts'

type DeleteMethodProps = { readonly method: PaymentMethod; readonly onClose: () => void }

/** Asks before a payment method goes, and names it. */
export function DeleteMethod({ method, onClose }: DeleteMethodProps) {
  const t = useText<AreaKeys['payments']>()
  const { mutate, isPending } = useDeletePaymentMethod()
  const name = nameOf(method)
  const confirm = (): void =>
    mutate(
      { data: { id: method.id } },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('payments.deleted', { name }) }),
        onError: ({ message }) =>
          showToast({ kind: 'error', title: t('payments.deleteFailed'), text: message }),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      title={t('payments.deleteTitle', { name: method.typeName })}
      action={t('payments.deleteAction')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={isPending}
    >
      {t('payments.deleteText', { name })}
    </ConfirmDialog>
  )
}
