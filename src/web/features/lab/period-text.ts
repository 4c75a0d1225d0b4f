import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LabPeriod } from '#generated/models/lab-period.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'

type LabText = Text<AreaKeys['lab']>

/** "every day", "every 30 days": how often something comes. */
export const everyText = (period: LabPeriod, t: LabText): string => t(`lab.every.${period}`)

/** So many periods as a time: "60 days", "12 × 30 days". */
export const periodsText = (period: LabPeriod, count: number, t: LabText): string =>
  t(`lab.periods.${period}`, { count })
