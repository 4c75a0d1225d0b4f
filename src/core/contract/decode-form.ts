/**
 * The inverse of encode.ts: what a server reads from a form, a query or a path.
 *
 *   decodeForm(shape, entries): Decoded             value: the wire-canonical JSON value
 *   decodeQuery(fields, entries): Decoded
 *
 * Integers become numbers, decimals and ids stay text, instants stay in their wire form, files stay files, so
 * that the value can be checked against the request schema. Strict: only the canonical text of a value is
 * read, repeated single values and names that the shape does not declare are refused. What was not sent is
 * missing; where it is required it is null or the empty list if the shape allows that.
 * `decode` makes app values of the result.
 */
import { Mismatch } from './decode-scalar.ts'
import { type Decoded, toPointer } from './decode.ts'
import { fromWireText } from './decode-text.ts'
import type { Field, Shape } from './shape.ts'
import { fieldsOf, resolveShape, isNullable } from './shapes.ts'

export type Entries = Iterable<readonly [string, string | Blob]>

/** Reads a form or multipart body (URLSearchParams, FormData or any entries). */
export const decodeForm = (shape: Shape, entries: Entries): Decoded => decodeQuery(fieldsOf(shape), entries)

/** Reads a query or path parameters. */
export function decodeQuery(fields: Readonly<Record<string, Field>>, entries: Entries): Decoded {
  const sent = Map.groupBy(entries, ([name]) => name)
  const value: Record<string, unknown> = {}
  let at = ''
  try {
    for (at of sent.keys()) if (!Object.hasOwn(fields, at)) throw new Mismatch('no such field', 'a value')
    for (const [name, field] of Object.entries(fields)) {
      at = name
      const read = readField(
        field,
        (sent.get(name) ?? []).map(([, item]) => item),
      )
      if (read !== undefined) value[name] = read
    }
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    return { ok: false, pointer: toPointer([at]), expected: error.expected, got: error.got }
  }
}

function readField(field: Field, sent: readonly (string | Blob)[]): unknown {
  const shape = resolveShape(field.shape)
  const [first] = sent
  if (first === undefined) {
    if (field.optional) return undefined
    if (isNullable(field.shape)) return null
    if (shape.kind === 'list' && shape.wire !== 'comma') return []
    throw new Mismatch(shape.kind, 'nothing')
  }
  if (shape.kind === 'list' && shape.wire !== 'comma') return sent.map((item) => scalar(shape.of, item))
  if (sent.length > 1) throw new Mismatch(`one ${shape.kind}`, `${sent.length} values`)
  if (shape.kind !== 'list') return scalar(shape, first)
  if (typeof first !== 'string') throw new Mismatch('list', 'file')
  return first === '' ? [] : first.split(',').map((item) => scalar(shape.of, item))
}

function scalar(shape: Shape, sent: string | Blob): unknown {
  const inner = resolveShape(shape)
  if (inner.kind === 'list' || inner.kind === 'tuple' || inner.kind === 'map' || inner.kind === 'object')
    throw new RangeError(`a ${inner.kind} cannot travel in a form`)
  return fromWireText(inner, sent)
}
