/** Reading shapes: what encoder and its inverse need to know about one. */
import type { Field, Shape } from './shape.ts'

type Plain = Exclude<Shape, { kind: 'ref' | 'nullable' }>

/** The shape itself, references followed and null left aside. */
export function resolveShape(shape: Shape): Plain {
  if (shape.kind === 'ref') return resolveShape(shape.to())
  return shape.kind === 'nullable' ? resolveShape(shape.of) : shape
}

/** Returns true when null is a value of the shape. */
export function isNullable(shape: Shape): boolean {
  if (shape.kind === 'ref') return isNullable(shape.to())
  return shape.kind === 'nullable' || shape.kind === 'null'
}

/**
 * The fields of a body.
 * @throws RangeError for a shape that is no object
 */
export function fieldsOf(shape: Shape): Readonly<Record<string, Field>> {
  const inner = resolveShape(shape)
  if (inner.kind !== 'object') throw new RangeError(`a form has fields, a ${inner.kind} has none`)
  return inner.fields
}
