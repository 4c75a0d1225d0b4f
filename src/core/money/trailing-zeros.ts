/**
 * Splits a written number into what counts and the zeros at its end that do not: `0.12` and `000000`.
 * Only zeros after the decimal mark; what follows the digits (a unit) stays apart as the last part.
 */
export function splitTrailingZeros(
  text: string,
  mark: string,
): readonly [counts: string, zeros: string, rest: string] {
  const at = text.indexOf(mark)
  if (at < 0) return [text, '', '']
  const start = at + mark.length
  const end = start + text.slice(start).search(/\D|$/)
  const counting = text.slice(start, end).replace(/0+$/, '')
  // A mark with nothing but zeros after it counts for nothing either.
  const cut = counting === '' ? at : start + counting.length
  return [text.slice(0, cut), text.slice(cut, end), text.slice(end)]
}
