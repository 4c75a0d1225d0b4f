import type { Operation } from '#src/core/contract/operation.ts'
import { refusedFieldsIn } from '#src/core/contract/received-envelope.ts'
import type { ApiErrorField } from './api-error.ts'

/**
 * The fields that a refusal belongs to: those in the answer's `errors`; else the one that the contract
 * names for this code. Most refusals share code 500 and tell themselves apart by a localized text only, so
 * a field is taken from the contract only when all rows of that code name the same one; the key only when
 * there is a single row. Otherwise the refusal belongs to the form as a whole.
 */
export function fieldErrors(
  operation: Operation,
  code: number,
  message: string,
  errors: unknown,
): readonly ApiErrorField[] {
  const told = refusedFieldsIn(errors).map((error) => ({ ...error, text: message }))
  if (told.length > 0) return told
  const rows = (operation.errors ?? []).filter((row) => row.code === code)
  const [first] = rows
  if (first?.field === undefined || rows.some(({ field }) => field !== first.field)) return []
  return [{ field: first.field, key: rows.length === 1 ? first.key : '', text: message }]
}
