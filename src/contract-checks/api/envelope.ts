import { isJson, list, show, type Json } from '../document/place.ts'
import type { Envelope } from './api.ts'
import type { Reader } from './reader.ts'

/** Returns true when a code means success; the envelope names one value, or a list of them. */
export const isSuccessCode = ({ success }: Envelope, code: unknown): boolean =>
  (Array.isArray(success) ? list(success) : [success]).some((one) => show(one) === show(code))

/** The constants that a schema allows; undefined where it names none. */
export function constantsOf(words: Json): readonly unknown[] | undefined {
  if ('const' in words) return [words['const']]
  if (Array.isArray(words['enum'])) return list(words['enum'])
  const { minimum, maximum } = words
  return typeof minimum === 'number' && minimum === maximum ? [minimum] : undefined
}

/** Returns true when constants and limits of a schema allow a value; its type does not count. */
export function allows(words: Json, value: unknown): boolean {
  const constants = constantsOf(words)
  if (constants !== undefined) return constants.some((one) => show(one) === show(value))
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern, not } = words
  if (isJson(not) && constantsOf(not) !== undefined && allows(not, value)) return false
  if (typeof value === 'string' && typeof pattern === 'string') return new RegExp(pattern, 'u').test(value)
  if (typeof value !== 'number') return true
  return (
    (typeof minimum !== 'number' || value >= minimum) &&
    (typeof maximum !== 'number' || value <= maximum) &&
    (typeof exclusiveMinimum !== 'number' || value > exclusiveMinimum) &&
    (typeof exclusiveMaximum !== 'number' || value < exclusiveMaximum)
  )
}

/** The branches of a schema that is a choice, `allOf` and references around it taken away; none where it is no choice. */
export function branchesOf(reader: Reader, schema: unknown): readonly Json[] {
  const words = reader.keywords(schema)
  const own = [...list(words['oneOf']), ...list(words['anyOf'])].filter(isJson)
  return own.flatMap((branch) => {
    const inner = branchesOf(reader, branch)
    return inner.length > 0 && Object.keys(reader.properties(branch)).length === 0 ? inner : [branch]
  })
}

/** Branches of an answer by the side that they describe. */
export type Sides = { readonly success: Json; readonly failure: Json }

/**
 * The schemas of success and of refusal in one schema with a choice between both; each is the schema itself where the
 * choice does not tell them apart.
 */
export function sidesOf(reader: Reader, schema: Json, envelope: Envelope): Sides {
  const branches = branchesOf(reader, schema)
  const [one] = Array.isArray(envelope.success) ? list(envelope.success) : [envelope.success]
  const isGood = (branch: Json): boolean => {
    const words = reader.keywords(reader.properties(branch)[envelope.code])
    return allows(words, one)
  }
  const good = branches.filter(isGood)
  const bad = branches.filter((branch) => !isGood(branch))
  if (good.length === 0 || bad.length === 0) return { success: schema, failure: schema }
  return { success: together(good), failure: together(bad) }
}

function together(branches: readonly Json[]): Json {
  const [only] = branches
  return only !== undefined && branches.length === 1 ? only : { oneOf: branches }
}
