/** Single app values in their canonical wire form. */
import { decimal, toText } from '#src/core/money/decimal.ts'
import { day } from '#src/core/time/day.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { describe } from './decode-scalar.ts'
import type { Scalar } from './shape.ts'

export type Sendable = string | number | boolean | null | Blob

/**
 * The canonical wire value of one app value.
 * @throws RangeError where the value does not fit the shape
 */
export function toWire(shape: Scalar, value: unknown): Sendable {
  switch (shape.kind) {
    case 'enum':
      if ((typeof value === 'string' || typeof value === 'number') && shape.values.includes(value))
        return value
      break
    case 'instant':
      if (typeof value !== 'number') break
      return shape.wire === 'gmt8' ? formatGmt8(instant(value)) : instant(value)
    case 'decimal':
      if (typeof value === 'string' && toText(decimal(value)) === value) return value
      break
    case 'day':
      if (typeof value === 'string') return day(value)
      break
    case 'text':
      if (typeof value === 'string') return value
      break
    case 'id':
      if (typeof value === 'string' && value !== '') return value
      break
    case 'integer':
      if (Number.isSafeInteger(value)) return value as number
      break
    case 'number':
      if (Number.isFinite(value)) return value as number
      break
    case 'boolean':
      if (typeof value === 'boolean') return value
      break
    case 'file':
      if (value instanceof Blob) return value
      break
    case 'null':
      if (value === null) return null
  }
  throw new RangeError(`expected ${shape.kind}, got ${describe(value)}`)
}
