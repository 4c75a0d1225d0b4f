import { isRef, followRefs, type Follow, type Place } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'

/** Words that say nothing about what is taken. */
const SILENT = new Set(['description', 'title', 'example', 'examples', '$comment', 'x-source', 'summary'])

/** A schema as text, references taken away, so that two of them can be compared whatever file they stand in. */
export function canonical(place: Place, follow: Follow, depth = 12): string {
  if (depth === 0) return '…'
  const at = isRef(place.node) ? followRefs(place, follow) : place
  if (at === undefined) return '?'
  const { node, location } = at
  if (Array.isArray(node))
    return `[${node.map((one: unknown, index) => canonical({ node: one, location: location.child(index) }, follow, depth - 1)).join()}]`
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? ''
  const own = isRef(place.node) ? Object.entries(place.node).filter(([key]) => key !== '$ref') : []
  return `{${[...Object.entries(node), ...own]
    .filter(([key]) => !SILENT.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, value]) =>
        `${key}:${canonical({ node: value, location: location.child(key) }, follow, depth - 1)}`,
    )
    .join()}}`
}

export const canonicalOf = (schemas: readonly Schema[], follow: Follow): string =>
  schemas.map(({ written, location }) => canonical({ node: written, location }, follow)).join('&')
