import { isJson, type Json } from '../document/place.ts'
import { createAnchors, DATA, LABELS, NAMED } from './anchors.ts'
import { below, valueAt } from './pointer.ts'

/** Pointers of the schemas that the anchors of a dynamic scope stand for, by their names. */
type Bound = ReadonlyMap<string, string>

/**
 * The document with every reference to an anchor written as one to a place. `$dynamicRef` means another schema in each
 * schema that leads to it, so what lies between is written once for each of these. A schema of `components` is a scope,
 * as one with an `$id` is: documents name anchors there that are the same for several schemas, and mean it so.
 */
export function withStaticRefs(document: Json): Json {
  const anchors = createAnchors(document)
  if (anchors.isEmpty) return document
  const copies = new Map<string, string>()
  const copied: Record<string, unknown> = {}

  function refTo(pointer: string, bound: Bound): string {
    if (bound.size === 0 || !isDynamic(pointer)) return `#${pointer}`
    const key = JSON.stringify([pointer, ...bound])
    let name = copies.get(key)
    if (name === undefined) {
      // No name of a component has this character, so none is written over.
      name = `${pointer.split('/').at(-1) ?? ''}@${copies.size + 1}`
      copies.set(key, name)
      copied[name] = copyOf(valueAt(document, pointer), pointer, bound)
    }
    return `#${below('/components/schemas', name)}`
  }

  /** True where a `$dynamicRef` is in the schema, or in one that it leads to. */
  function isDynamic(pointer: string, seen = new Set<string>()): boolean {
    if (seen.has(pointer)) return false
    seen.add(pointer)
    const text = JSON.stringify(valueAt(document, pointer) ?? null)
    if (text.includes('"$dynamicRef":"')) return true
    return [...text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)].some(([, ref = '""']) =>
      isDynamic(anchors.pointerOf(JSON.parse(ref) as string, pointer), seen),
    )
  }

  function copyOf(node: unknown, at: string, outer: Bound, isNamed = false): unknown {
    if (Array.isArray(node)) return node.map((each, index) => copyOf(each, `${at}/${index}`, outer))
    if (!isJson(node)) return node
    // The outermost schema that names an anchor has the say.
    const bound = new Map([...anchors.dynamicIn(at), ...outer])
    const { $ref, $dynamicRef } = node
    const refs = [
      ...(typeof $ref === 'string' ? [refTo(anchors.pointerOf($ref, at), bound)] : []),
      ...(typeof $dynamicRef === 'string' ? [dynamicRef($dynamicRef, at, bound)] : []),
    ]
    const entries = Object.entries(node).flatMap(([key, value]) => {
      const isText = typeof value === 'string'
      if (!isNamed && isText && (LABELS.has(key) || key === '$ref' || key === '$dynamicRef')) return []
      const isData = DATA.has(key) && !isNamed
      return [[key, isData ? value : copyOf(value, below(at, key), bound, NAMED.has(key) && !isNamed)]]
    })
    const copy = Object.fromEntries(entries) as Json
    const [first, second] = refs
    if (first === undefined) return copy
    if (second === undefined) return { $ref: first, ...copy }
    return { allOf: [{ $ref: first }, { $ref: second }, copy] }
  }

  function dynamicRef(ref: string, at: string, bound: Bound): string {
    const target = anchors.pointerOf(ref, at)
    const name = anchors.dynamicName(target)
    return refTo((name === undefined ? undefined : bound.get(name)) ?? target, bound)
  }

  const made = copyOf(document, '', new Map()) as Json
  const components = isJson(made['components']) ? made['components'] : {}
  const schemas = isJson(components['schemas']) ? components['schemas'] : {}
  return { ...made, components: { ...components, schemas: { ...schemas, ...copied } } }
}
