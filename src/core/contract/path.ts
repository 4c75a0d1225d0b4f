/**
 * Path templates: fillPath(template, fields, values): string, readPath(template, path): record | null
 */
import { toWire } from './encode-scalar.ts'
import type { Field } from './shape.ts'
import { resolveShape } from './shapes.ts'

const NAME = /\{(\w+)\}/g

/**
 * `/uc/asset/wallet/{symbol}` with app values in place, each as one segment.
 * @throws RangeError for a missing or empty value, and for dots that would climb to another path
 */
export function fillPath(template: string, fields: Readonly<Record<string, Field>>, values: object): string {
  const given = values as Readonly<Record<string, unknown>>
  return template.replace(NAME, (_whole, name: string) => {
    const field = fields[name]
    if (field === undefined) throw new RangeError(`${template} has no parameter ${name}`)
    const shape = resolveShape(field.shape)
    if (shape.kind === 'list' || shape.kind === 'tuple' || shape.kind === 'map' || shape.kind === 'object')
      throw new RangeError(`${name}: a ${shape.kind} cannot stand in a path`)
    const value = toWire(shape, given[name])
    const text = value instanceof Blob ? '' : String(value)
    if (/^\.{0,2}$/.test(text)) throw new RangeError(`${name} cannot stand in a path`)
    return encodeURIComponent(text)
  })
}

/** The parameters of a path that fits the template, as texts; null where it does not fit. */
export function readPath(template: string, path: string): Readonly<Record<string, string>> | null {
  const names = [...template.matchAll(NAME)].map(([, name = '']) => name)
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(NAME, '([^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  if (match === null) return null
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
  } catch {
    return null
  }
}
