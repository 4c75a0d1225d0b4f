/** Single values as texts of forms, queries and paths. */
import { toChartNumber } from '#src/core/money/chart.ts'
import { parseDecimal, toText } from '#src/core/money/decimal.ts'
import { wholeNumber } from '#src/core/money/whole.ts'
import { parseDay } from '#src/core/time/day.ts'
import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { parseEpochMs } from '#src/core/time/instant.ts'
import { describe, Mismatch } from './decode-scalar.ts'
import type { Scalar } from './shape.ts'

/** The wire-canonical JSON value of a canonical text; throws Mismatch for any other text. */
export function fromWireText(shape: Scalar, sent: string | Blob): unknown {
  const value = typeof sent === 'string' ? read(shape, sent) : shape.kind === 'file' ? sent : undefined
  if (value === undefined) throw new Mismatch(shape.kind, typeof sent === 'string' ? describe(sent) : 'file')
  return value
}

function read(shape: Scalar, text: string): unknown {
  switch (shape.kind) {
    case 'text':
      return text
    case 'id':
      return text === '' ? undefined : text
    case 'integer':
      return integer(text)
    case 'number': {
      const value = parseDecimal(text)
      return value === null ? undefined : toChartNumber(value)
    }
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'decimal': {
      const value = parseDecimal(text)
      return value !== null && toText(value) === text ? text : undefined
    }
    case 'instant': {
      if (shape.wire === 'gmt8') return parseGmt8(text) === null ? undefined : text
      const epoch = integer(text)
      return epoch === undefined ? undefined : (parseEpochMs(epoch) ?? undefined)
    }
    case 'day':
      return parseDay(text) ?? undefined
    case 'enum':
      return shape.values.find((value) => String(value) === text)
    default:
      return undefined
  }
}

function integer(text: string): number | undefined {
  const value = wholeNumber(text)
  return value !== null && String(value) === text ? value : undefined
}
