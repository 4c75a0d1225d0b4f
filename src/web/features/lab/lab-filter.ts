import { tabField } from '#src/web/list/filter/filter-field.ts'
import { STEPS } from './step.ts'

/** The phase whose activities are shown (`?show=ongoing`). */
export const labFields = { show: tabField('show', ['all', ...STEPS]) }
