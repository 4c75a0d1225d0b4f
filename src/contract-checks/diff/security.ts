import { isDeepStrictEqual } from 'node:util'
import { isJson, list, type Json } from '../document/place.ts'
import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/operation.ts'
import type { BothOperations } from './messages.ts'

/**
 * Compares the security of two operations as callers feel it: whoever could prove who calls must still be able to, by
 * what he sends. Of the alternatives, each a set of schemes with scopes, any one is enough.
 */
export function compareSecurity({ before, after, old, now, say }: BothOperations): void {
  const names = renamedSchemes(old, now)
  const from = alternativesOf(before, old, (name) => names.get(name) ?? name)
  const to = alternativesOf(after, now)
  const places = [placeOf(before, old), placeOf(after, now)] as const
  const [wasOpen, isOpen] = [from, to].map((all) => all.length === 0 || all.some((one) => one.size === 0))
  if (wasOpen === true && isOpen === false) say('security-added', told(to, ' or '), ...places)
  if (wasOpen === false && isOpen === true) say('security-lifted', told(from, ' or '), ...places)
  if (wasOpen === true || isOpen === true) return
  const gone = from.filter((one) => !to.some((other) => schemesIn(other, one)))
  const come = to.filter((one) => !from.some((other) => keyOf(other) === keyOf(one)))
  const became = come.length > 0 ? ` → ${told(come)}` : ''
  if (gone.length > 0) say('security-alternative-removed', `${told(gone)}${became}`, ...places)
  else if (come.length > 0) say('security-alternative-added', told(come), ...places)
  const asked = scopes(from, (one) =>
    fewest(to.filter((other) => schemesIn(other, one)).map((other) => lacking(one, other))),
  )
  const lost = scopes(to, (one) =>
    fewest(from.filter((other) => keyOf(other) === keyOf(one)).map((other) => lacking(one, other))),
  )
  if (asked.length > 0) say('security-scope-added', asked.join(', '), ...places)
  if (lost.length > 0) say('security-scope-removed', lost.join(', '), ...places)
}

/** Schemes that prove together who calls, each with the scopes that are asked for. */
type Alternative = ReadonlyMap<string, readonly unknown[]>

function alternativesOf(
  { node }: Operation,
  { root }: Contract,
  nameOf: (name: string) => string = (name) => name,
): Alternative[] {
  const all = list(node['security'] ?? root.node['security']).filter(isJson)
  return all.map((one) => new Map(Object.entries(one).map(([name, asked]) => [nameOf(name), list(asked)])))
}

const keyOf = (one: Alternative): string => [...one.keys()].toSorted().join(' with ')

const told = (all: readonly Alternative[], between = ', '): string => all.map(keyOf).join(between)

/** Returns true where whoever has the schemes of `one` has all of `other`. */
const schemesIn = (other: Alternative, one: Alternative): boolean =>
  [...other.keys()].every((name) => one.has(name))

/** Scopes that `other` asks for beside those of `one`. */
const lacking = (one: Alternative, other: Alternative): unknown[] =>
  [...other].flatMap(([name, asked]) => asked.filter((scope) => one.get(name)?.includes(scope) !== true))

const fewest = (some: readonly unknown[][]): readonly unknown[] =>
  some.toSorted((a, b) => a.length - b.length)[0] ?? []

const scopes = (all: readonly Alternative[], of: (one: Alternative) => readonly unknown[]): string[] => [
  ...new Set(all.flatMap(of).map(String)),
]

/** New names of schemes that are the same but for the name. */
function renamedSchemes(old: Contract, now: Contract): Map<string, string> {
  const [was, is] = [schemesOf(old), schemesOf(now)]
  const come = [...is].filter(([name]) => !was.has(name))
  return new Map(
    [...was].flatMap(([name, { written }]) => {
      const same = is.has(name)
        ? undefined
        : come.find(([, other]) => isDeepStrictEqual(other.written, written))
      return same === undefined ? [] : [[name, same[0]]]
    }),
  )
}

const placeOf = ({ node, location }: Operation, { root }: Contract) =>
  Object.hasOwn(node, 'security')
    ? location.child('security')
    : Object.hasOwn(root.node, 'security')
      ? root.location.child('security')
      : location

/** Returns the security schemes by name, each as text that says how it carries its proof. */
export function schemesOf({ root, follow }: Contract): Map<string, { text: string; written: Json }> {
  const components = root.node['components']
  const schemes = isJson(components) ? components['securitySchemes'] : undefined
  return new Map(
    Object.entries(isJson(schemes) ? schemes : {}).map(([name, written]) => {
      const place = root.location.child(['components', 'securitySchemes', name])
      const at = follow({ node: written, location: place })?.node ?? written
      const { description: _description, ...own } = isJson(at) ? at : {}
      const { type, in: where, name: header, scheme, openIdConnectUrl } = own
      const said = [type, where, header, scheme, openIdConnectUrl].filter((one) => one !== undefined)
      return [name, { text: said.map(String).join(' ').toLowerCase(), written: own }]
    }),
  )
}
