import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { SavingsPeriodUnit } from '#generated/models/savings-period-unit.ts'
import { MONTH_DAYS, YEAR_DAYS } from '#src/core/earn/term.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'

export type Term = {
  readonly duration: LockedSavingsActivity['duration']
  readonly periodUnit?: LockedSavingsActivity['periodUnit'] | undefined
}

/** A term in the unit that its product is shown in; in days where it is not whole of that. */
export function termText({ duration, periodUnit }: Term, t: Text<AreaKeys['earn']>): string {
  if (periodUnit === SavingsPeriodUnit.YEAR && duration % YEAR_DAYS === 0)
    return t('earn.years', { count: duration / YEAR_DAYS })
  if (periodUnit === SavingsPeriodUnit.MONTH && duration % MONTH_DAYS === 0)
    return t('earn.months', { count: duration / MONTH_DAYS })
  return t('earn.days', { count: duration })
}
