import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Edit16Regular } from '@fluentui/react-icons/svg/edit'
import { Pause16Regular } from '@fluentui/react-icons/svg/pause'
import { Play16Regular } from '@fluentui/react-icons/svg/play'
import { useSetRecurringPlanStatus } from '#generated/client/earn/earn.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { AutoInvestPlanStatus } from '#generated/models/auto-invest-plan-status.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

type PlanActionsProps = {
  readonly plan: AutoInvestPlan
  readonly title: string
  readonly onOpen: (dialog: 'change' | 'finish') => void
}

/** Pauses a plan or continues it; the other acts ask first. */
export function PlanActions({ plan, title, onOpen }: PlanActionsProps) {
  const t = useText<AreaKeys['earn']>()
  const { mutateAsync, isPending } = useSetRecurringPlanStatus()
  const isPaused = plan.status === AutoInvestPlanStatus.DISABLED
  const of = <VisuallyHidden>{` ${title}`}</VisuallyHidden>

  async function toggle(): Promise<void> {
    const status = isPaused ? AutoInvestPlanStatus.ENABLED : AutoInvestPlanStatus.DISABLED
    await mutateAsync({ data: { id: plan.id, status } })
    showToast({ kind: 'success', title: t(isPaused ? 'earn.continued' : 'earn.pausedDone'), text: title })
  }

  return (
    <>
      <Button
        look="subtle"
        icon={isPaused ? <Play16Regular /> : <Pause16Regular />}
        busy={isPending}
        // A failure is told by the client.
        onClick={() => void toggle().catch(() => {})}
      >
        {t(isPaused ? 'earn.continue' : 'earn.pause')}
        {of}
      </Button>
      <Button look="subtle" icon={<Edit16Regular />} onClick={() => onOpen('change')}>
        {t('earn.change')}
        {of}
      </Button>
      <Button look="subtle" icon={<Checkmark16Regular />} onClick={() => onOpen('finish')}>
        {t('earn.finish')}
        {of}
      </Button>
    </>
  )
}
