import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { depositPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../earn.module.css'
import { hasPausedItself } from './failures.ts'
import { reasonOf } from './fail-reason.ts'

type PlanFailuresProps = { readonly plan: AutoInvestPlan; readonly failures: readonly AutoInvestOrder[] }

/** Says how often a plan failed in a row, why, and what that leads to; nothing where the last purchase succeeded. */
export function PlanFailures({ plan, failures }: PlanFailuresProps) {
  const t = useText<AreaKeys['earn']>()
  const [last] = failures
  if (last === undefined) return null
  const reason = reasonOf(last)
  const isPaused = hasPausedItself(plan, failures)
  return (
    <div className={styles.failed} role="note">
      <Warning20Regular aria-hidden />
      <div className={styles.failedText}>
        <p className={styles.strong}>
          {t(isPaused ? 'earn.pausedItself' : 'earn.failedRuns', { count: failures.length })}
        </p>
        <p>
          {t(`earn.fail.${reason}`, { unit: plan.baseUnit })}{' '}
          {t(isPaused ? 'earn.continueLater' : 'earn.threePause')}
        </p>
      </div>
      {reason === 'balance' && (
        <LinkButton to={depositPath(plan.baseUnit)} look="secondary">
          {t('earn.deposit')}
        </LinkButton>
      )}
    </div>
  )
}
