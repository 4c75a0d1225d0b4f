/**
 * Derives a form's schema: the references into the contract are written out, what only documents is left out.
 * The result is plain JSON Schema with the constraint vocabulary, small enough to ship.
 */
import { dirname, join } from 'node:path'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { readSourceFile } from './sources/read.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Marks that rules are written in; every other `x-` mark, and all prose, is documentation. */
const CONSTRAINT = /^x-(decimal-|equals$|differs$|not-before$|pattern$|upload$)/
const PROSE = new Set([
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
])

const files = new Map<string, JsonObject>()

/** Reads a YAML or JSON file below the project's root, once. */
export function readSource(path: string): JsonObject {
  const known = files.get(path)
  if (known !== undefined) return known
  const made = asObject(readSourceFile(path) as Json, path)
  files.set(path, made)
  return made
}

/** Reads anew from here on: the files may have changed between two runs in one process. */
export function forgetSources(): void {
  files.clear()
}

/**
 * The schema at `path` with every reference written out. `required` holds the form's own list and each property
 * that points at a property its request requires.
 */
export function deriveSchema(path: string): JsonObject {
  const form = readSource(path)
  const properties = asObject(form['properties'], `${path}: properties`)
  const own = form['required'] === undefined ? [] : asTexts(form['required'], `${path}: required`)
  const required = Object.keys(properties).filter(
    (name) => own.includes(name) || isRequiredByRequest(path, asObject(properties[name], `${path}: ${name}`)),
  )
  const unknownFields = own.filter((name) => !(name in properties))
  if (unknownFields.length > 0)
    throw new BadInput(`${path}: required names no property: ${unknownFields.join(', ')}`)
  return asObject(resolve({ ...form, required }, path, []), path)
}

function isRequiredByRequest(path: string, property: JsonObject): boolean {
  const target = property['$ref']
  if (typeof target !== 'string') return false
  const [file = '', pointer = ''] = target.split('#')
  const name = pointer.split('/').at(-1) ?? ''
  const required = readSource(join(dirname(path), file))['required']
  return pointer.includes('/properties/') && Array.isArray(required) && required.includes(name)
}

function resolve(node: Json, path: string, trail: readonly string[]): Json {
  if (Array.isArray(node)) return node.map((item: Json) => resolve(item, path, trail))
  if (!isObject(node)) return node
  const { $ref, ...beside } = node
  if ($ref === undefined) return resolveMembers(beside, path, trail)
  if (typeof $ref !== 'string') throw new BadInput(`${path}: $ref is not text`)
  const [file = '', pointer = ''] = $ref.split('#')
  const target = file === '' ? path : join(dirname(path), file)
  const place = `${target}#${pointer}`
  if (trail.includes(place)) throw new BadInput(`${path}: ${place} refers to itself; a form cannot show that`)
  const found = resolve(lookUp(readSource(target), pointer, place), target, [...trail, place])
  return merge(
    asObject(found, place),
    asObject(resolveMembers(beside, path, trail), path),
    `${path}: ${$ref}`,
  )
}

function resolveMembers(node: JsonObject, path: string, trail: readonly string[]): JsonObject {
  const kept = Object.entries(node).filter(
    ([key]) => !PROSE.has(key) && (!key.startsWith('x-') || CONSTRAINT.test(key)),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, member(key, value, path, trail)]))
}

/** Names of properties are not keywords: a field may be called `description`. */
function member(key: string, value: Json, path: string, trail: readonly string[]): Json {
  if (key !== 'properties' || !isObject(value)) return resolve(value, path, trail)
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, resolve(schema, path, trail)]),
  )
}

/** A rule beside a reference may add to what it refers to, not overrule it. */
function merge(target: JsonObject, beside: JsonObject, where: string): JsonObject {
  const conflicting = Object.keys(beside).filter((key) => key in target && beside[key] !== target[key])
  if (conflicting.length > 0) throw new BadInput(`${where}: ${conflicting.join(', ')} is already said there`)
  return { ...target, ...beside }
}

function lookUp(root: JsonObject, pointer: string, place: string): Json {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<Json>((node, step) => {
    const next = isObject(node) ? node[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    if (next === undefined) throw new BadInput(`${place}: nothing there`)
    return next
  }, root)
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asObject(value: Json | undefined, where: string): JsonObject {
  if (!isObject(value)) throw new BadInput(`${where}: not an object`)
  return value
}

export function asText(value: Json | undefined, where: string): string {
  if (typeof value !== 'string') throw new BadInput(`${where}: not a text`)
  return value
}

export function asTexts(value: Json | undefined, where: string): readonly string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new BadInput(`${where}: not a list of texts`)
  return value as readonly string[]
}
