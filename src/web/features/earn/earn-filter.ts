import { type FilterOf, numberField, tabField } from '#src/web/list/filter/filter-field.ts'

/** The tab, and the product whose form is open (`?tab=recurring&product=3`). */
export const earnFields = {
  tab: tabField('tab', ['regular', 'recurring']),
  product: numberField('product', false),
}

export type EarnFilter = FilterOf<typeof earnFields>
export type EarnTabProps = {
  readonly filter: EarnFilter
  readonly change: (part: Partial<EarnFilter>) => void
}
