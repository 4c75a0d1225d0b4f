import { isJson, type Json } from '../document/place.ts'
import { below } from './pointer.ts'

/** Keywords that name a schema. */
export const LABELS: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor'])

/** Keywords whose values are data, in which nothing refers to anything. */
export const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples'])

/** Keywords that hold schemas by names of the author's choice. */
export const NAMED: ReadonlySet<string> = new Set([
  '$defs',
  'dependentSchemas',
  'patternProperties',
  'properties',
  'schemas',
])

export type Anchors = {
  readonly isEmpty: boolean
  /** Pointer of the schema that a reference at a place leads to, before anything dynamic is looked at. */
  readonly pointerOf: (ref: string, at: string) => string
  /** Schemas with a `$dynamicAnchor` in the scope that begins at a place, by name; none where no scope begins. */
  readonly dynamicIn: (at: string) => ReadonlyMap<string, string>
  /** The `$dynamicAnchor` of the schema at a pointer. */
  readonly dynamicName: (pointer: string) => string | undefined
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Finds the anchors of a document, each in the scope in which its name counts. */
export function createAnchors(document: Json): Anchors {
  const scopes = new Map<string, Map<string, string>>()
  const dynamic = new Map<string, Map<string, string>>()
  const names = new Map<string, string>()

  function visit(node: unknown, at: string, scope: string, isNamed = false): void {
    if (typeof node !== 'object' || node === null) return
    const isScope =
      isJson(node) && (typeof node['$id'] === 'string' || /^\/components\/schemas\/[^/]+$/.test(at))
    const own = isScope ? at : scope
    if (isJson(node))
      for (const label of ['$anchor', '$dynamicAnchor']) {
        const name = node[label]
        if (typeof name !== 'string') continue
        put(scopes, own, name, at)
        if (label === '$anchor') continue
        put(dynamic, own, name, at)
        names.set(at, name)
      }
    for (const [key, value] of Object.entries(node))
      if (isNamed || !DATA.has(key)) visit(value, below(at, key), own, !isNamed && NAMED.has(key))
  }

  visit(document, '', '')

  const scopeOf = (at: string): string =>
    [...scopes.keys()]
      .filter((scope) => `${at}/`.startsWith(`${scope}/`))
      .sort((a, b) => b.length - a.length)[0] ?? ''

  function anchored(name: string, at: string): string | undefined {
    const everywhere = [...scopes.values()].flatMap((known) => known.get(name) ?? [])
    return scopes.get(scopeOf(at))?.get(name) ?? everywhere[0]
  }

  return {
    isEmpty: scopes.size === 0,
    pointerOf(ref, at) {
      const fragment = ref.replace(/^#/, '')
      return fragment === '' || fragment.startsWith('/')
        ? fragment
        : (anchored(fragment, at) ?? `/${fragment}`)
    },
    dynamicIn: (at) => dynamic.get(at) ?? NONE,
    dynamicName: (pointer) => names.get(pointer),
  }
}

function put(all: Map<string, Map<string, string>>, scope: string, name: string, at: string): void {
  const known = all.get(scope) ?? new Map<string, string>()
  known.set(name, at)
  all.set(scope, known)
}
