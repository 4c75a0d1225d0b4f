import { type FilterOf, numberField, tabField } from '#src/web/list/filter/filter-field.ts'

export const PLAN_TABS = ['ongoing', 'completed', 'purchases'] as const

/** The tab, and the plan whose purchases are shown. */
export const planFields = { show: tabField('show', PLAN_TABS), plan: numberField('plan', true) }

export type PlanFilter = FilterOf<typeof planFields>
