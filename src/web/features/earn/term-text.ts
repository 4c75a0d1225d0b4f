import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { SavingsPeriodUnit } from '#generated/models/savings-period-unit.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'

export type Term = {
  readonly duration: LockedSavingsActivity['duration']
  readonly periodUnit?: LockedSavingsActivity['periodUnit'] | undefined
}

const MONTH = 30
const YEAR = 365

/** A term in the unit that its product is shown in; in days where it is not whole of that. */
export function termText({ duration, periodUnit }: Term, t: Text<AreaKeys['earn']>): string {
  if (periodUnit === SavingsPeriodUnit.YEAR && duration % YEAR === 0)
    return t('earn.years', { count: duration / YEAR })
  if (periodUnit === SavingsPeriodUnit.MONTH && duration % MONTH === 0)
    return t('earn.months', { count: duration / MONTH })
  return t('earn.days', { count: duration })
}
