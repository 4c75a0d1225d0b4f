import { useFinishRecurringPlan } from '#generated/client/earn/earn.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

type FinishPlanProps = { readonly plan: AutoInvestPlan; readonly onClose: () => void }

/** Asks before a plan is finished: what stays, and that it cannot be started again. */
export function FinishPlan({ plan, onClose }: FinishPlanProps) {
  const t = useText<AreaKeys['earn']>()
  const { mutateAsync, isPending } = useFinishRecurringPlan()
  const values = { unit: plan.coinUnit }

  async function finish(): Promise<void> {
    await mutateAsync({ data: { id: plan.id } })
    showToast({ kind: 'success', title: t('earn.finished', values) })
  }

  return (
    <ConfirmDialog
      title={t('earn.finishTitle', values)}
      action={t('earn.finishPlan')}
      back={t('earn.keepPlan')}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => void finish().then(onClose, onClose)}
    >
      <p>{t('earn.finishText')}</p>
    </ConfirmDialog>
  )
}
