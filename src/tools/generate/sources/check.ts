/**
 * Checks the words of the contract and the forms where they are written: words that do not exist, and limits known at
 * run time (`{ctx: name}`) that the contract's `x-context` does not name or that are of another kind. Everything after
 * this would ignore them, or fail far from the place.
 */
import { globSync } from 'node:fs'
import { placeOfKey, readSourceFile } from './read.ts'
import { suggestion } from './nearest.ts'
import {
  CONTEXT_KINDS,
  FORM_WORDS,
  ONE_SCHEMA,
  OPERATION_WORDS,
  SCHEMA_LIST,
  SCHEMA_MAP,
  SCHEMA_WORDS,
} from './words.ts'

type Json = Readonly<Record<string, unknown>>
type Fault = { readonly at: readonly string[]; readonly text: string }
/** name -> kind: decimal, places or pattern */
export type ContextNames = ReadonlyMap<string, string>

const METHODS = new Set(['get', 'post', 'put', 'delete'])

/** Mistakes of all files, `<file>:<line>:<column>: …`, in the order of the files. */
export function sourceFaults(root = '.'): string[] {
  const context = contextNames(readSourceFile(`${root}/openapi/openapi.yaml`))
  const files = ['openapi/**/*.yaml', 'forms/*/form.json'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  )
  return files
    .filter((file) => !file.includes('redocly'))
    .sort()
    .flatMap((file) => {
      const path = root === '.' ? file : `${root}/${file}`
      return faultsOf(file, readSourceFile(path), context).map(
        ({ at, text }) => `${placeOfKey(path, at)}: ${text}`,
      )
    })
}

/** The limits known at run time that the contract declares. */
function contextNames(contract: unknown): ContextNames {
  const declared = isJson(contract) && isJson(contract['x-context']) ? contract['x-context'] : {}
  return new Map(
    Object.entries(declared).map(([name, entry]) => [name, isJson(entry) ? String(entry['kind']) : '']),
  )
}

function faultsOf(file: string, source: unknown, context: ContextNames): Fault[] {
  const isForm = file.endsWith('form.json')
  const own = isForm && isJson(source) && isJson(source['x-context']) ? Object.keys(source['x-context']) : []
  const twice = own.filter((name) => context.has(name))
  const known = new Map([...context, ...own.map((name) => [name, 'decimal'] as const)])
  if (isForm)
    return [
      ...twice.map((name) => ({
        at: ['x-context', name],
        text: `the contract has the limit ${name} already`,
      })),
      ...schemaFaults(source, [], known, FORM_WORDS),
    ]
  if (file.startsWith('openapi/schemas/')) return schemaFaults(source, [], known, SCHEMA_WORDS)
  return documentFaults(source, [], known, file.startsWith('openapi/paths/'))
}

/** Schemas inside a document that is none, and of a path its operations. */
function documentFaults(
  node: unknown,
  at: readonly string[],
  context: ContextNames,
  isPath: boolean,
): Fault[] {
  if (!isJson(node)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const here = [...at, key]
    if (key === 'example' || key === 'examples') return []
    if (key === 'schema') return schemaFaults(value, here, context, SCHEMA_WORDS)
    const strange =
      isPath && at.length === 0 && METHODS.has(key) && isJson(value)
        ? unknownWords(value, here, OPERATION_WORDS, 'an operation')
        : []
    const inside = Array.isArray(value)
      ? value.flatMap((item, index) => documentFaults(item, [...here, String(index)], context, isPath))
      : documentFaults(value, here, context, isPath)
    return [...strange, ...inside]
  })
}

function schemaFaults(
  schema: unknown,
  at: readonly string[],
  context: ContextNames,
  words: ReadonlySet<string>,
): Fault[] {
  if (!isJson(schema)) return []
  const inside = Object.entries(schema).flatMap(([word, value]) => {
    const here = [...at, word]
    if (SCHEMA_LIST.has(word) && Array.isArray(value))
      return value.flatMap((part, index) =>
        schemaFaults(part, [...here, String(index)], context, SCHEMA_WORDS),
      )
    if (SCHEMA_MAP.has(word) && isJson(value))
      return Object.entries(value).flatMap(([name, part]) =>
        name === '$ctx'
          ? contextFaults(part, [...here, name], context)
          : schemaFaults(part, [...here, name], context, SCHEMA_WORDS),
      )
    if (ONE_SCHEMA.has(word)) return schemaFaults(value, here, context, SCHEMA_WORDS)
    return argumentFaults(word, value, here, context)
  })
  return [...unknownWords(schema, at, words, 'a schema'), ...inside]
}

/** A condition on `$ctx` itself names its limits as properties. */
const contextFaults = (schema: unknown, at: readonly string[], context: ContextNames): Fault[] =>
  Object.keys(isJson(schema) && isJson(schema['properties']) ? schema['properties'] : {})
    .filter((name) => !context.has(name))
    .map((name) => ({ at: [...at, 'properties', name], text: unknownLimit(name, context) }))

function argumentFaults(word: string, value: unknown, at: readonly string[], context: ContextNames): Fault[] {
  return limitsIn(value).flatMap(({ name, keys }) => {
    const place = [...at, ...keys]
    const kind = context.get(name)
    const wanted = CONTEXT_KINDS[word] ?? 'decimal'
    if (kind === undefined) return [{ at: place, text: unknownLimit(name, context) }]
    return kind === wanted
      ? []
      : [{ at: place, text: `${word} takes a limit of kind ${wanted}; ${name} is of kind ${kind}` }]
  })
}

const unknownLimit = (name: string, context: ContextNames): string =>
  `x-context of openapi/openapi.yaml has no limit ${name}${suggestion(name, context.keys())}`

/** Names behind `{ctx: name}` in an argument, with the keys that lead there. */
function limitsIn(argument: unknown): { readonly name: string; readonly keys: readonly string[] }[] {
  if (Array.isArray(argument))
    return argument.flatMap((part: unknown, index) =>
      limitsIn(part).map(({ name, keys }) => ({ name, keys: [String(index), ...keys] })),
    )
  if (!isJson(argument)) return []
  if (typeof argument['ctx'] === 'string') return [{ name: argument['ctx'], keys: ['ctx'] }]
  return limitsIn(argument['product']).map(({ name, keys }) => ({ name, keys: ['product', ...keys] }))
}

const unknownWords = (node: Json, at: readonly string[], words: ReadonlySet<string>, of: string): Fault[] =>
  Object.keys(node)
    .filter((word) => !words.has(word))
    .map((word) => ({ at: [...at, word], text: `${word} is no word of ${of}${suggestion(word, words)}` }))

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
