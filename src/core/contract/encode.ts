/**
 * From the app's types to the wire: what the client sends.
 *
 *   encodeForm(shape, value): URLSearchParams      encodeMultipart(shape, value): FormData
 *   encodeQuery(fields, value): URLSearchParams    encodeJson(shape, value): wire-canonical JSON value
 *
 * undefined and null are not sent (a form has no null), '' is sent empty. A list is repeated, or joined by
 * commas where the shape says so; an empty repeated list is not sent. Properties that the shape does not
 * declare are left out. decode-form.ts is the inverse.
 */
import { type Sendable, toWire } from './encode-scalar.ts'
import { fieldsOf, resolveShape } from './shapes.ts'
import type { Field, Shape } from './shape.ts'

/**
 * A form-encoded body from app values.
 * @throws RangeError where a value does not fit its shape: a fault of ours, not of the user
 */
export const encodeForm = (shape: Shape, value: object): URLSearchParams =>
  encodeQuery(fieldsOf(shape), value)

/**
 * A query string from app values.
 * @throws RangeError as encodeForm
 */
export function encodeQuery(fields: Readonly<Record<string, Field>>, value: object): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, item] of entriesOf(fields, value)) {
    if (item instanceof Blob) throw new RangeError(`${name}: a file travels in a multipart body only`)
    form.append(name, String(item))
  }
  return form
}

/**
 * A multipart body from app values; files travel as they are.
 * @throws RangeError as encodeForm
 */
export function encodeMultipart(shape: Shape, value: object): FormData {
  const form = new FormData()
  for (const [name, item] of entriesOf(fieldsOf(shape), value))
    if (item instanceof Blob) form.append(name, item)
    else form.append(name, String(item))
  return form
}

/**
 * The wire-canonical JSON value of an app value: instants as their wire form, the rest as it is.
 * @throws RangeError as encodeForm
 */
export function encodeJson(shape: Shape, value: unknown): unknown {
  const { kind } = shape
  if (kind === 'ref') return encodeJson(shape.to(), value)
  if (kind === 'nullable') return value === null ? null : encodeJson(shape.of, value)
  if (kind === 'list') return listOf(value).map((item) => encodeJson(shape.of, item))
  if (kind === 'tuple') {
    const items = listOf(value)
    return shape.of.map((part, index) => encodeJson(part, items[index]))
  }
  if (kind === 'map')
    return Object.fromEntries(
      Object.entries(recordOf(value)).map(([key, item]) => [key, encodeJson(shape.of, item)]),
    )
  if (kind !== 'object') return toWire(shape, value)
  return Object.fromEntries(
    own(shape.fields, recordOf(value)).map(([name, field, item]) => [name, encodeJson(field.shape, item)]),
  )
}

function* entriesOf(fields: Readonly<Record<string, Field>>, value: object): Generator<[string, Sendable]> {
  for (const [name, field, item] of own(fields, recordOf(value))) {
    if (item === null) continue
    const shape = resolveShape(field.shape)
    if (shape.kind === 'list') {
      const items = listOf(item).map((one) => scalarOf(name, shape.of, one))
      if (shape.wire === 'comma') yield [name, join(name, items)]
      else for (const one of items) yield [name, one]
    } else yield [name, scalarOf(name, shape, item)]
  }
}

function scalarOf(name: string, shape: Shape, value: unknown): Sendable {
  const inner = resolveShape(shape)
  if (inner.kind === 'list' || inner.kind === 'tuple' || inner.kind === 'map' || inner.kind === 'object')
    throw new RangeError(`${name}: a ${inner.kind} cannot travel in a form`)
  return toWire(inner, value)
}

function join(name: string, items: readonly Sendable[]): string {
  const texts = items.map(String)
  if (texts.some((text) => text.includes(',')) || (texts.length === 1 && texts[0] === ''))
    throw new RangeError(`${name}: an item with a comma, or empty, cannot travel in a comma list`)
  return texts.join(',')
}

/** The declared properties that are there. */
const own = (
  fields: Readonly<Record<string, Field>>,
  value: Readonly<Record<string, unknown>>,
): [string, Field, unknown][] =>
  Object.entries(fields)
    .map(([name, field]): [string, Field, unknown] => [
      name,
      field,
      Object.hasOwn(value, name) ? value[name] : undefined,
    ])
    .filter(([, , item]) => item !== undefined)

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError('not a list')
  return value
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError('not an object')
  return value as Readonly<Record<string, unknown>>
}
