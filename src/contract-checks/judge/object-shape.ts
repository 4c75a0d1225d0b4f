import { list, isJson, type Json } from '../document/place.ts'
import { isClosed, together } from './walk-parts.ts'

/** An object as all parts of its schema describe it; a field called `__proto__` is none of theirs. */
export type ObjectShape = {
  readonly required: readonly string[]
  readonly fields: ReadonlyMap<string, Json | undefined>
  /** Schema of fields without a name of their own. */
  readonly others: Json | undefined
  readonly isFree: boolean
  /** Fields that are only sent (`writeOnly`), and fields that a schema of `false` excludes. */
  readonly hidden: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
  /** Names that `patternProperties` describes. */
  readonly patterns: readonly RegExp[]
  readonly isClosed: boolean
}

/** Merges what the parts of a schema say about an object; `flat` takes references and `allOf` apart. */
export function objectShape(parts: readonly Json[], flat: (schema: Json) => readonly Json[]): ObjectShape {
  const declared = parts.map((part) => part['properties']).filter(isJson)
  const maps = parts
    .flatMap((part) => [part['additionalProperties'], part['unevaluatedProperties']])
    .filter(isJson)
  const isOpen = parts.some(({ additionalProperties }) => additionalProperties === true)
  const isClosedHere = parts.some(isClosed)
  const patterns = parts.flatMap((part) =>
    Object.keys(isJson(part['patternProperties']) ? part['patternProperties'] : {}),
  )
  const names = new Set(declared.flatMap((properties) => Object.keys(properties)))
  const own = (name: string): Json[] => declared.map((properties) => properties[name]).filter(isJson)
  const hidden = new Set(
    [...names].filter((name) =>
      own(name)
        .flatMap(flat)
        .some((part) => part['writeOnly'] === true),
    ),
  )
  return {
    required: [...new Set(parts.flatMap((part) => list(part['required']).map(String)))].filter(
      (name) => !hidden.has(name),
    ),
    hidden,
    barred: new Set([...names].filter((name) => declared.some((properties) => properties[name] === false))),
    patterns: patterns.map((pattern) => new RegExp(pattern, 'u')),
    fields: new Map(
      [...names].map((name) => [
        name,
        together(declared.map((properties) => properties[name]).filter(isJson)),
      ]),
    ),
    others: together(maps),
    isFree: isOpen || maps.length > 0 || (declared.length === 0 && !isClosedHere),
    isClosed: isClosedHere,
  }
}
