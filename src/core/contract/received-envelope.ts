/**
 * Reads the envelope of an answer, whatever else a server puts into it or leaves out: the same for clients and for the
 * contract checks.
 */
import { decode } from './decode.ts'
import type { Shape } from './shape.ts'

const CODE: Shape = { kind: 'integer', accept: ['text'] }

/** The code of an envelope; null for what is none. */
export function codeIn(raw: unknown): number | null {
  const code = decode(CODE, raw)
  return code.ok && typeof code.value === 'number' ? code.value : null
}

/** The text for people; one that is no text says nothing. */
export const messageIn = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null)

type Refused = { readonly field: string; readonly key: string }

/** The fields that a refusal names; entries without a field are passed over, one without a key has the empty one. */
export const refusedFieldsIn = (raw: unknown): readonly Refused[] =>
  (Array.isArray(raw) ? raw : []).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null || !('field' in error)) return []
    const { field } = error
    if (typeof field !== 'string' || field === '') return []
    return [{ field, key: 'key' in error && typeof error.key === 'string' ? error.key : '' }]
  })

/** Servers add something to the success of an act: an error would make people repeat it. */
export const dataIn = (raw: unknown, carriesData: boolean): unknown => (carriesData ? raw : null)
