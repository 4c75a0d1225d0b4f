import { isJson, list, type Json } from '../document/place.ts'
import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/operation.ts'
import type { BothOperations } from './messages.ts'

/**
 * Compares the security of two operations: alternatives, each a set of schemes with scopes, of which any one is enough.
 */
export function compareSecurity({ before, after, old, now, say }: BothOperations): void {
  const from = askedBy(before, old)
  const to = askedBy(after, now)
  const places = [placeOf(before, old), placeOf(after, now)] as const
  if (from.open && !to.open) say('security-added', to.keys.join(' or '), ...places)
  if (!from.open && to.open) say('security-lifted', from.keys.join(' or '), ...places)
  if (from.open || to.open) return
  const scopes = (side: Asked) =>
    new Set(side.alternatives.flatMap((one) => Object.values(one).flatMap(list)))
  const gone = from.keys.filter((key) => !to.keys.includes(key))
  const come = to.keys.filter((key) => !from.keys.includes(key))
  if (gone.length > 0) say('security-alternative-removed', gone.join(', '), ...places)
  if (come.length > 0) say('security-alternative-added', come.join(', '), ...places)
  const [less, more] = [scopes(from), scopes(to)]
  const lost = [...less].filter((scope) => !more.has(scope))
  const asked = [...more].filter((scope) => !less.has(scope))
  if (asked.length > 0) say('security-scope-added', asked.join(', '), ...places)
  if (lost.length > 0) say('security-scope-removed', lost.join(', '), ...places)
}

type Asked = {
  readonly open: boolean
  readonly alternatives: readonly Json[]
  readonly keys: readonly string[]
}

function askedBy({ node }: Operation, { root }: Contract): Asked {
  const alternatives = list(node['security'] ?? root.node['security']).filter(isJson)
  const keys = alternatives.map((one) => Object.keys(one).toSorted().join(' with '))
  return { open: keys.length === 0 || keys.includes(''), alternatives, keys }
}

const placeOf = ({ node, location }: Operation, { root }: Contract) =>
  Object.hasOwn(node, 'security')
    ? location.child('security')
    : Object.hasOwn(root.node, 'security')
      ? root.location.child('security')
      : location

/** Returns the security schemes by name, each as text that says how it carries its proof. */
export function schemesOf({ root, follow }: Contract): Map<string, { text: string; pointer: string }> {
  const components = root.node['components']
  const schemes = isJson(components) ? components['securitySchemes'] : undefined
  return new Map(
    Object.entries(isJson(schemes) ? schemes : {}).map(([name, written]) => {
      const place = root.location.child(['components', 'securitySchemes', name])
      const at = follow({ node: written, location: place })?.node ?? written
      const { type, in: where, name: header, scheme, openIdConnectUrl } = isJson(at) ? at : {}
      const said = [type, where, header, scheme, openIdConnectUrl].filter((one) => one !== undefined)
      return [name, { text: said.map(String).join(' ').toLowerCase(), pointer: name }]
    }),
  )
}
