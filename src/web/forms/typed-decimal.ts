import { truncate } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, placesOf, toText } from '#src/core/money/decimal.ts'
import { inputText } from '#src/core/money/format.ts'
import { readDecimal } from '#src/core/money/input.ts'

export type TypedDecimal = {
  /** Text of the input after reading. */
  readonly text: string
  /** Canonical decimal text for the form; undefined where nothing could be read. */
  readonly value: string | undefined
  /** Why there is no value, as the name of a message; null when nothing was typed, or it is fine. */
  readonly error: 'not-a-number' | 'ambiguous' | 'too-long' | null
  /** True if digits other than zeros were cut off. */
  readonly isCut: boolean
}

/**
 * Reads text typed into a field that takes so many places (null: any number) and values up to `largest` (null:
 * unknown). Digits beyond the places are cut off, never rounded (VAL-18, VAL-19); `isCut` reports it when they were not
 * all zeros.
 */
export function readTyped(
  text: string,
  language: string,
  places: number | null,
  largest: Decimal | null = null,
): TypedDecimal {
  const read = readDecimal(text, language, largest)
  if (!read.ok)
    return { text, value: undefined, error: read.reason === 'empty' ? null : read.reason, isCut: false }
  const { value } = read
  if (places === null || placesOf(value) <= places)
    return { text, value: toText(value), error: null, isCut: false }
  const cut = truncate(value, places)
  return { text: inputText(cut, language), value: toText(cut), error: null, isCut: !equals(cut, value) }
}

/** A limit as it is filled in by the button "max": cut to the places, without idle zeros. */
export function fillText(limit: Decimal, places: number | null): string {
  const text = toText(places === null ? limit : truncate(limit, places))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
