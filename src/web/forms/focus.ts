import type { FieldError } from './field-errors.ts'
import { fieldId } from './form-context.ts'

/** Moves the focus to what is wrong: the entry of a list, the field, or whoever speaks for it while it is hidden. */
export function focusError(formId: string, { field, shownAt, row }: FieldError): void {
  const own = fieldId(formId, field)
  const ids = [...(row === undefined ? [] : [rowId(own, row)]), own, fieldId(formId, shownAt)]
  const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
  target?.focus()
}

/** Id of an entry of a list. The first one has the field's own. */
export const rowId = (id: string, row: number): string => (row === 0 ? id : `${id}_${row}`)
