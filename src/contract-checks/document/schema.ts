import type { Location } from '@redocly/openapi-core'
import { isJson, list, type Json } from './place.ts'

/** Relation of a schema to the one above it; `root` is a body, a parameter, a component or a whole file. */
export type Via =
  | 'root'
  | 'property'
  | 'items'
  | 'values'
  | 'names'
  | 'allOf'
  | 'oneOf'
  | 'anyOf'
  | 'condition'

/**
 * A schema as it is written in one place. A `$ref` is a schema of its own (its siblings count), with the
 * schema behind it as `target`.
 */
export type Schema = {
  /** Keywords as written; a boolean schema has none. */
  readonly node: Json
  readonly written: unknown
  readonly location: Location
  readonly via: Via
  /** Name of the property, when it is one. */
  readonly name: string | undefined
  readonly parent: Schema | undefined
  /** Set once, while the document is walked. */
  target: Schema | undefined
  readonly children: Schema[]
  /** The `$ref`s that lead here. */
  readonly uses: Schema[]
}

/** All keywords that count here: those behind the `$ref` and those beside it, which win. */
export function whole(schema: Schema): Json {
  const { $ref: _ref, ...own } = schema.node
  return schema.target === undefined ? own : { ...whole(schema.target), ...own }
}

/** The schema behind `$ref`s and behind a choice between one schema and null. */
export function core(schema: Schema): Schema {
  if (schema.target !== undefined) return core(schema.target)
  const choices = schema.children.filter(({ via }) => via === 'oneOf' || via === 'anyOf')
  const others = choices.filter((choice) => choice.node['type'] !== 'null')
  const [only] = others
  return only !== undefined && others.length === 1 ? core(only) : schema
}

const COMPOSED: ReadonlySet<Via> = new Set(['allOf', 'oneOf', 'anyOf'])

/** Properties by name, those behind `$ref`, in the parts of `allOf` and in any choice included. */
export function members(schema: Schema): Map<string, Schema> {
  const at = core(schema)
  const all = new Map<string, Schema>()
  for (const part of at.children.filter(({ via }) => COMPOSED.has(via)))
    for (const [name, property] of members(part)) all.set(name, property)
  for (const property of at.children) if (property.via === 'property') all.set(property.name ?? '', property)
  return all
}

export function typesOf(schema: Schema): readonly string[] {
  const type = whole(schema)['type']
  const all = Array.isArray(type) ? type : [type]
  return all.filter((one): one is string => typeof one === 'string')
}

/** Returns true when the schema only tightens one that is declared elsewhere: a branch of if, then, else, not. */
export function isFragment(schema: Schema): boolean {
  if (schema.via === 'condition') return true
  return schema.parent !== undefined && isFragment(schema.parent)
}

const INNER: ReadonlySet<Via> = new Set(['condition', 'allOf', 'oneOf', 'anyOf'])

/**
 * The declared properties beside this one, seen from inside conditions and compositions, also from a file of
 * its own that others compose.
 */
export function siblings(property: Schema): Map<string, Schema> {
  const all = new Map<string, Schema>()
  const seen = new Set<Schema>()
  const open = property.parent === undefined ? [] : [property.parent]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    for (const [name, schema] of members(at)) if (!isFragment(schema)) all.set(name, schema)
    for (const place of [at, ...at.uses])
      if (INNER.has(place.via) && place.parent !== undefined) open.push(place.parent)
  }
  return all
}

/** Used in nothing but `allOf`: whoever composes it, says and closes the rest. */
export function isPartOnly(schema: Schema): boolean {
  if (schema.via === 'allOf') return true
  return schema.uses.length > 0 && schema.uses.every((use) => use.via === 'allOf' || isAlias(use))
}

/** A bare `$ref` that only passes on (a named component): its own uses decide. */
function isAlias(use: Schema): boolean {
  return use.via === 'root' && use.uses.length > 0 && isPartOnly(use)
}

/** Description written here or at the enclosing choice, else the one behind the `$ref`. */
export function descriptionOf(schema: Schema): string {
  const own = whole(schema)['description']
  const inChoice = schema.via === 'oneOf' || schema.via === 'anyOf'
  const above = inChoice && schema.parent !== undefined ? descriptionOf(schema.parent) : ''
  return [typeof own === 'string' ? own : '', above].filter((text) => text !== '').join(' ')
}

/** A schema that says nothing about its value. */
export function isUntyped(schema: Schema): boolean {
  if (!isJson(schema.written)) return schema.written === true
  const says = ['$ref', 'type', 'enum', 'const', 'allOf', 'oneOf', 'anyOf', 'properties', 'items', 'not']
  return !says.some((keyword) => Object.hasOwn(schema.node, keyword))
}

/** Enum values that are not null. */
export function enumOf(schema: Schema): readonly unknown[] {
  return list(whole(schema)['enum']).filter((value) => value !== null)
}
