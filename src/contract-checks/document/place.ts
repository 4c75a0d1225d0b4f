import type { Location } from '@redocly/openapi-core'

export type Json = Readonly<Record<string, unknown>>

/** A value of the contract and where in the hand-written files it stands. */
export type Place<T = unknown> = { readonly node: T; readonly location: Location }

/** Takes one `$ref` away; undefined when it leads nowhere (redocly's `no-unresolved-refs` tells that). */
export type Follow = (place: Place) => Place | undefined

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isRef(value: unknown): value is Json & { readonly $ref: string } {
  return isJson(value) && typeof value['$ref'] === 'string'
}

/** Members of an object, each with its place; nothing when it is not an object. */
export function entries({ node, location }: Place): [string, Place][] {
  if (!isJson(node)) return []
  return Object.entries(node).map(([key, value]) => [key, { node: value, location: location.child(key) }])
}

/** Members of a list, each with its place; nothing when it is not a list. */
export function elements({ node, location }: Place): Place[] {
  return list(node).map((value, index) => ({ node: value, location: location.child(index) }))
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The place below `key`; undefined when there is none. */
export function child({ node, location }: Place, key: string): Place | undefined {
  if (!isJson(node) || !Object.hasOwn(node, key)) return undefined
  return { node: node[key], location: location.child(key) }
}

/** Names the same value in the same file, however it was reached. */
export function idOf(location: Location): string {
  return `${location.source.absoluteRef}${location.pointer}`
}

/** Follows `$ref`s to their end. */
export function followRefs(place: Place, follow: Follow): Place | undefined {
  let at: Place | undefined = place
  for (let hops = 0; at !== undefined && isRef(at.node) && hops < 20; hops++) at = follow(at)
  return at
}

/** A value in a message. */
export function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
}
