import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { parseIso } from '#src/core/time/instant.ts'
import { isJson, list, show, type Json } from '../document/place.ts'

/**
 * Strictness of the judge: `legacy` takes also the forms that `x-accept` and `x-alias` name beside the canonical one.
 */
export type Profile = 'strict' | 'legacy'

/** Returns true when an older server may send the value in place of the canonical one (`x-accept`). */
export function isAccepted(parts: readonly Json[], value: unknown): boolean {
  const forms = new Set(parts.flatMap((part) => list(part['x-accept'])))
  if (forms.size === 0) return false
  const constants = parts.flatMap((part) => list(part['enum']))
  const types = parts.flatMap((part) => part['type'])
  if (typeof value === 'boolean') return forms.has('boolean')
  if (typeof value === 'number') {
    if (forms.has('epoch-ms') || forms.has('epoch-s')) return Number.isSafeInteger(value)
    const isConstant = constants.map(String).includes(String(value)) || constants[value] !== undefined
    return forms.has('number') && (constants.length === 0 || isConstant)
  }
  if (typeof value !== 'string') return false
  const names = parts.flatMap((part) => list(part['x-enum-varnames']))
  return (
    (forms.has('name') && names.includes(value)) ||
    (forms.has('gmt8') && parseGmt8(value) !== null) ||
    (forms.has('iso') && parseIso(value) !== null) ||
    (forms.has('text') && readsAs(value, constants, types.flat()))
  )
}

/** Returns true when a text is a constant, a number, or true or false in quotes. */
function readsAs(text: string, constants: readonly unknown[], types: readonly unknown[]): boolean {
  if (constants.length > 0) return constants.map(String).includes(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return true
  return types.includes('integer') ? /^-?\d+$/.test(text) : /^-?\d+(\.\d+)?$/.test(text)
}

/** The object with other spellings of its fields (`x-alias`) put into those of the contract. */
export function renamed(
  value: Json,
  aliases: readonly (readonly [name: string, others: readonly string[]])[],
): Json {
  const moves = new Map(
    aliases.flatMap(([name, others]) => {
      const other = Object.hasOwn(value, name) ? undefined : others.find((each) => Object.hasOwn(value, each))
      return other === undefined ? [] : [[other, name] as const]
    }),
  )
  if (moves.size === 0) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [moves.get(name) ?? name, item]))
}

/** Other spellings that the parts of a property's schema name. */
export const aliasesOf = (parts: readonly unknown[]): string[] =>
  parts.filter(isJson).flatMap((part) => list(part['x-alias']).map(show))
