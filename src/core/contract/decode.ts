/**
 * From the wire to the app's types.
 *
 *   decode(shape, raw): { ok: true, value } | { ok: false, pointer, expected, got }
 *
 * `raw` comes from parseWire. Takes the canonical form and what the shape declares (`accept`, `alias`), and
 * nothing else; properties that are not declared are dropped. One rule is for all shapes: **null and absent
 * are one thing where the contract has only one of them**. Serialisers differ in writing empty members, and
 * neither can be mistaken for data: null in an optional member counts as absent, an absent nullable one as null.
 */
import { Mismatch, decodeScalar, describe } from './decode-scalar.ts'
import { isLeftOut, spellingOf } from './fields.ts'
import type { Field, Shape } from './shape.ts'
import { isNullable } from './shapes.ts'

export type Decoded =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly pointer: string; readonly expected: string; readonly got: string }

/** Decodes one value; the JSON pointer names the place that does not fit. `got` says kinds, never contents. */
export function decode(shape: Shape, raw: unknown): Decoded {
  const path: string[] = []
  try {
    return { ok: true, value: read(shape, raw, path) }
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    return { ok: false, pointer: toPointer(path), expected: error.expected, got: error.got }
  }
}

/** JSON pointer (RFC 6901) of a path. */
export const toPointer = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Reads below `path`, which is left standing at the wrong place when a Mismatch is thrown. */
function read(shape: Shape, raw: unknown, path: string[]): unknown {
  switch (shape.kind) {
    case 'ref':
      return read(shape.to(), raw, path)
    case 'nullable':
      if (raw === null || raw === undefined || (raw === true && shape.acceptsTrue)) return null
      return read(shape.of, raw, path)
    case 'list':
      if (!Array.isArray(raw)) throw new Mismatch('list', describe(raw))
      return raw.map((item: unknown, index) => below(shape.of, item, String(index), path))
    case 'tuple':
      if (!Array.isArray(raw)) throw new Mismatch('list', describe(raw))
      // What some servers add behind is dropped, as undeclared properties are.
      return shape.of.map((part, index) => below(part, raw[index], String(index), path))
    case 'map':
      return Object.fromEntries(
        Object.entries(asObject(raw)).map(([key, item]) => [key, below(shape.of, item, key, path)]),
      )
    case 'object':
      return readObject(shape.fields, asObject(raw), path)
    default:
      return decodeScalar(shape, raw)
  }
}

function readObject(
  fields: Readonly<Record<string, Field>>,
  raw: Readonly<Record<string, unknown>>,
  path: string[],
): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    if (field === undefined) continue
    const spelling = spellingOf(name, field.alias, raw)
    const item = Object.hasOwn(raw, spelling) ? raw[spelling] : undefined
    if (field.optional && isLeftOut(item, () => isNullable(field.shape))) continue
    value[name] = below(field.shape, item, spelling, path)
  }
  return value
}

function below(shape: Shape, raw: unknown, key: string, path: string[]): unknown {
  path.push(key)
  const value = read(shape, raw, path)
  path.pop()
  return value
}

function asObject(raw: unknown): Readonly<Record<string, unknown>> {
  if (describe(raw) !== 'object') throw new Mismatch('object', describe(raw))
  return raw as Readonly<Record<string, unknown>>
}
