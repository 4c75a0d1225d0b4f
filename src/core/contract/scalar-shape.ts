/**
 * Shape of a single value by the words of its schema: the one list of what is read as what, for generated clients and for
 * the contract checks. References and `allOf` are taken away before; null beside the type is left aside.
 */
import type { Accept, Scalar } from './shape.ts'

type Words = Readonly<Record<string, unknown>>

/** Returns the shape; undefined for lists, objects, choices and what no client reads. */
export function scalarShape(words: Words): Scalar | undefined {
  const accept = words['x-accept'] === undefined ? {} : { accept: words['x-accept'] as readonly Accept[] }
  if (words['const'] !== undefined) return constants([words['const']], {}, accept)
  if (Array.isArray(words['enum'])) {
    const names = Array.isArray(words['x-enum-varnames'])
      ? { names: words['x-enum-varnames'] as string[] }
      : {}
    return constants(words['enum'], names, accept)
  }
  const types = [words['type']].flat().filter((type) => type !== 'null')
  const [type] = types
  if (types.length === 2 && types.includes('integer') && types.includes('string'))
    return { kind: 'id', ...accept }
  if (types.length > 1) return undefined
  if (type === undefined) return words['type'] === undefined ? undefined : { kind: 'null' }
  if (typeof type !== 'string') return undefined
  const format = typeof words['format'] === 'string' ? byFormat[`${type} ${words['format']}`] : undefined
  if (format !== undefined)
    return format.kind === 'file' || format.kind === 'day' ? format : { ...format, ...accept }
  if (type === 'string') return { kind: 'text', ...accept }
  return type === 'integer' || type === 'number' || type === 'boolean' ? { kind: type, ...accept } : undefined
}

const byFormat: Readonly<Record<string, Scalar>> = {
  'string decimal': { kind: 'decimal' },
  'string gmt8': { kind: 'instant', wire: 'gmt8' },
  'integer epoch-ms': { kind: 'instant', wire: 'epoch-ms' },
  'string date': { kind: 'day' },
  'string binary': { kind: 'file' },
}

function constants(
  all: readonly unknown[],
  names: { readonly names?: readonly string[] },
  accept: { readonly accept?: readonly Accept[] },
): Scalar | undefined {
  const told = all.filter((value) => value !== null)
  const values = told.filter((value) => typeof value === 'number' || typeof value === 'string')
  if (values.length < told.length) return undefined
  return values.length === 0 ? { kind: 'null' } : { kind: 'enum', values, ...names, ...accept }
}
