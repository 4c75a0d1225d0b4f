import { type FilterField, type FilterOf, tabField } from '#src/web/list/filter/filter-field.ts'

/** The number of a product or a plan, or null. */
export const numberField = (name: string, narrows: boolean): FilterField<string | null> => ({
  names: [name],
  read: (params) => params.get(name) || null,
  write: (value) => (value === null ? {} : { [name]: value }),
  narrows,
})

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
