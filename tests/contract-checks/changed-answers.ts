import { isJson, list } from '#src/contract-checks/document/place.ts'
import type { ApiOperation } from '#src/contract-checks/api/api.ts'

/** The examples of an operation's success, as text. */
export function exampleTexts({ node }: ApiOperation): string[] {
  const media = at(node, 'responses', '200', 'content', 'application/json')
  const named = Object.values(asJson(at(media, 'examples'))).map((one) => at(one, 'value'))
  const single = at(media, 'example')
  return [...(single === undefined ? [] : [single]), ...named].map((one) => JSON.stringify(one))
}

const asJson = (value: unknown): Readonly<Record<string, unknown>> => (isJson(value) ? value : {})
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => asJson(node)[key], value)

/** Values that may stand in the place of another, as older servers or broken ones send it. */
const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-1',
  '2.0',
  '1.50',
  '0E-8',
  '1.09E8',
  '1e999',
  '12345678901234567890',
  '1795224600000',
  '1795224600',
  '""',
  '"0"',
  '"1"',
  '"1.50"',
  '"2E-4"',
  '"true"',
  '"some text"',
  '"2026-11-21 09:30:00"',
  '"2026-11-21T01:30:00Z"',
  '"2026-11-21"',
  '{}',
  '{"more":1}',
  '[]',
  '[null]',
]

const SHARE = 4

/** Names of constants and other spellings, by the name of a field that has them. */
export type Words = {
  readonly names: ReadonlyMap<string, readonly string[]>
  readonly aliases: ReadonlyMap<string, readonly string[]>
}

/** Collects them from a document. */
export function wordsOf(document: unknown): Words {
  const names = new Map<string, readonly string[]>()
  const aliases = new Map<string, readonly string[]>()
  const schemas = asJson(at(document, 'components', 'schemas'))
  const visit = (node: unknown): void => {
    for (const [field, schema] of Object.entries(asJson(at(node, 'properties')))) {
      const { $ref } = asJson(schema)
      const target = typeof $ref === 'string' ? asJson(schemas[$ref.split('/').at(-1) ?? '']) : {}
      const { 'x-alias': alias, 'x-enum-varnames': constants } = { ...target, ...asJson(schema) }
      if (alias !== undefined) aliases.set(field, list(alias).map(String))
      if (constants !== undefined) names.set(field, list(constants).slice(0, 2).map(String))
    }
    for (const inner of isJson(node) ? Object.values(node) : list(node)) visit(inner)
  }
  visit(document)
  return { names, aliases }
}

type Changed = { readonly text: string; readonly change: string }
const MARK = '"\u2063here"'

/**
 * The answer itself, and with one change at each place: left out, with a further field, under another name, or with other
 * values. There are many places alike, so each gets some of the values in turn.
 */
export function changesOf(example: string, words: Words): Changed[] {
  const value: unknown = JSON.parse(example)
  return [
    { text: example, change: 'unchanged' },
    ...places(value).flatMap(({ path, kind }, turn) => {
      const name = `/${path.join('/')}`
      const marked = JSON.stringify(replaced(value, path, JSON.parse(MARK)))
      const field = path.at(-1) ?? ''
      const tried = VALUES.filter((_, index) => (index + turn) % SHARE === 0)
      const named = (words.names.get(field) ?? []).map((one) => JSON.stringify(one))
      const values = [...tried, ...named].map((other) => ({
        text: marked.replace(MARK, other),
        change: `${name} = ${other}`,
      }))
      const renamed = (words.aliases.get(field) ?? []).map((other) => ({
        text: JSON.stringify(
          replaced(replaced(value, [...path.slice(0, -1), other], valueAt(value, path)), path, undefined),
        ),
        change: `${name} as ${other}`,
      }))
      const without = { text: JSON.stringify(replaced(value, path, undefined)), change: `${name} left out` }
      const wider = replaced(
        value,
        path,
        kind === 'object' ? { ...asJson(valueAt(value, path)), debug: {} } : 0,
      )
      return [
        ...values,
        ...renamed,
        ...(path.length > 0 ? [without] : []),
        ...(kind === 'object'
          ? [{ text: JSON.stringify(wider), change: `${name} with a further field` }]
          : []),
        ...textOf(valueAt(value, path)).map((other) => ({
          text: marked.replace(MARK, other),
          change: `${name} as ${other}`,
        })),
      ]
    }),
  ]
}

/** A number as text, a decimal as a number. */
function textOf(value: unknown): string[] {
  if (typeof value === 'number') return [JSON.stringify(String(value))]
  return typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? [value] : []
}

type Place = { readonly path: readonly string[]; readonly kind: string }

/** Each place of an answer; of the items of a list only the first. */
function places(value: unknown, path: readonly string[] = []): Place[] {
  const kind = Array.isArray(value) ? 'list' : isJson(value) ? 'object' : 'scalar'
  const inner = isJson(value) ? Object.entries(value) : list(value).slice(0, 1).entries()
  return [{ path, kind }, ...[...inner].flatMap(([key, item]) => places(item, [...path, String(key)]))]
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value)

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? replaced(item, rest, by) : item))
  return { ...asJson(value), [key]: replaced(asJson(value)[key], rest, by) }
}
