import type { AreaKeys } from '#generated/messages/keys.ts'
import { SavingsPeriodUnit } from '#generated/models/savings-period-unit.ts'
import { YEAR_DAYS } from '#src/core/earn/term.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import { termText } from '../term-text.ts'

/** A time in the past: years where it is whole of them, else months or days. */
export const periodText = (days: number, t: Text<AreaKeys['earn']>): string =>
  termText(
    { duration: days, periodUnit: days % YEAR_DAYS === 0 ? SavingsPeriodUnit.YEAR : SavingsPeriodUnit.MONTH },
    t,
  )
