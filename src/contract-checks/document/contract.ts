import type { UserContext } from '@redocly/openapi-core'
import { breakCycles } from './break-cycles.ts'
import { child, entries, idOf, isRef, followRefs, type Follow, type Json, type Place } from './place.ts'
import { readChannels, type Channel } from './read-channels.ts'
import { readOperations } from './read-operations.ts'
import type { Operation } from './operation.ts'
import type { Schema } from './schema.ts'
import { createSchemaReader } from './walk-schemas.ts'

/** The whole contract as its rules see it: read once from the source files, every part with its place. */
export type Contract = {
  readonly root: Place<Json>
  readonly operations: readonly Operation[]
  /** Channels of an AsyncAPI document, which has no operations of this kind. */
  readonly channels: readonly Channel[]
  /** Every schema at every written place, once. */
  readonly schemas: readonly Schema[]
  /** Absolute names of all files that a `$ref` reaches, the root included. */
  readonly files: ReadonlySet<string>
  readonly follow: Follow
}

/** Reads the document that redocly is walking; `$ref`s go through redocly's resolver, so nothing is loaded twice. */
export function readDocument(root: Json, context: Pick<UserContext, 'resolve' | 'location'>): Contract {
  const follow: Follow = ({ node, location }) => {
    if (!isRef(node)) return undefined
    const found = context.resolve<object>({ $ref: node.$ref }, location.source.absoluteRef)
    if (found.node === undefined) return undefined
    const [hop] = found.chain ?? []
    return hop === undefined
      ? { node: found.node, location: found.location }
      : { node: hop.node, location: hop.location }
  }
  const top = { node: root, location: context.location }
  const schemas = createSchemaReader(follow)
  const operations = readOperations(top, follow, (place) => schemas.read(place))
  const channels = readChannels(top, follow, (place) => schemas.read(place))
  const components = child(top, 'components')
  const named = components === undefined ? undefined : child(components, 'schemas')
  for (const [, place] of named === undefined ? [] : entries(named)) {
    const at = followRefs(place, follow)
    if (at !== undefined) schemas.read(at)
  }
  const all = schemas.all()
  breakCycles(all)
  return { root: top, operations, channels, schemas: all, files: reachedFiles(top, follow), follow }
}

/** Goes through every `$ref`, wherever it stands. */
function reachedFiles(top: Place, follow: Follow): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const open: Place[] = [top]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const id = idOf(at.location)
    if (seen.has(id)) continue
    seen.add(id)
    files.add(at.location.source.absoluteRef)
    const behind = isRef(at.node) ? follow(at) : undefined
    if (behind !== undefined) open.push(behind)
    if (Array.isArray(at.node))
      for (const [index, node] of at.node.entries()) open.push({ node, location: at.location.child(index) })
    else for (const [, value] of entries(at)) open.push(value)
  }
  return files
}
