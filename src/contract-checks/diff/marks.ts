import { isJson, list, show, type Json } from '../document/place.ts'
import type { Operation } from '../document/operation.ts'
import type { BothOperations } from './messages.ts'

/** Compares the properties of two operations themselves: name, method, tag, and our marks. */
export function compareMarks(both: BothOperations): void {
  const { before, after, say } = both
  if (before.id !== after.id && before.node['operationId'] !== undefined)
    say(
      'operation-id-changed',
      `${before.id} → ${after.id}`,
      placeOf(before, 'operationId'),
      placeOf(after, 'operationId'),
    )
  const deprecated = [before, after].map(({ node }) => node['deprecated'] === true)
  if (deprecated[0] !== deprecated[1])
    say(
      deprecated[1] === true ? 'operation-deprecated' : 'operation-undeprecated',
      after.id,
      placeOf(before, 'deprecated'),
      placeOf(after, 'deprecated'),
    )
  const tags = [before, after].map(({ node }) => list(node['tags']).map(String).join(', '))
  if (tags[0] !== tags[1])
    say('tag-changed', `${tags[0]} → ${tags[1]}`, placeOf(before, 'tags'), placeOf(after, 'tags'))
  const effects = [before, after].map(effectOf)
  if (effects[0] !== effects[1])
    say(
      effects[1] === 'act' ? 'effect-became-act' : 'effect-became-read',
      `${effects[0]} → ${effects[1]}`,
      placeOf(before, 'x-effect'),
      placeOf(after, 'x-effect'),
    )
  const bare = [before, after].map(({ node }) => node['x-bare'] === true)
  if (bare[0] !== bare[1])
    say(
      bare[1] === true ? 'answer-became-bare' : 'answer-became-enveloped',
      after.id,
      placeOf(before, 'x-bare'),
      placeOf(after, 'x-bare'),
    )
  compareMethods(both)
  compareSecrets(both)
  compareRefusals(both)
  comparePaging(both)
}

/** Returns the place of the mark, or of the operation when it has none. */
const placeOf = ({ node, location }: Operation, word: string) =>
  Object.hasOwn(node, word) ? location.child(word) : location

const effectOf = ({ node, method }: Operation): string =>
  typeof node['x-effect'] === 'string' ? node['x-effect'] : method === 'get' ? 'read' : 'act'

function alsoOf({ node }: Operation): string[] {
  const also = node['x-also-method']
  return list(Array.isArray(also) ? also : [also])
    .filter((one) => one !== undefined)
    .map((one) => show(one).toUpperCase())
}

function compareMethods({ before, after, say }: BothOperations): void {
  const places = [placeOf(before, 'x-also-method'), placeOf(after, 'x-also-method')] as const
  const [from, to] = [before.method.toUpperCase(), after.method.toUpperCase()]
  if (from !== to)
    say(
      alsoOf(after).includes(from) ? 'method-changed-with-alias' : 'method-changed',
      `${from} → ${to}`,
      before.location,
      after.location,
    )
  const [was, is] = [alsoOf(before), alsoOf(after)]
  const gone = was.filter((method) => !is.includes(method) && method !== to)
  const come = is.filter((method) => !was.includes(method) && method !== from)
  if (gone.length > 0) say('also-method-removed', gone.join(', '), ...places)
  if (come.length > 0) say('also-method-added', come.join(', '), ...places)
}

function compareSecrets({ before, after, say }: BothOperations): void {
  const places = [placeOf(before, 'x-secrets'), placeOf(after, 'x-secrets')] as const
  const [was, is] = [before, after].map(({ node }) => list(node['x-secrets']).map(String))
  const gone = was?.filter((name) => is?.includes(name) !== true) ?? []
  const come = is?.filter((name) => was?.includes(name) !== true) ?? []
  if (gone.length > 0) say('secret-removed', gone.join(', '), ...places)
  if (come.length > 0) say('secret-added', come.join(', '), ...places)
}

type Refusal = { readonly code: string; readonly key: string; readonly field: string; readonly index: number }

function refusalsOf({ node }: Operation): Refusal[] {
  return list(node['x-errors']).map((one, index) => {
    const { code, key, field } = isJson(one) ? one : {}
    return { code: show(code ?? ''), key: show(key ?? code ?? ''), field: show(field ?? ''), index }
  })
}

/** A refusal is the same when it has the same key: what it means, whatever its number. */
function compareRefusals({ before, after, say }: BothOperations): void {
  const at = (operation: Operation, { index }: Refusal) => operation.location.child(['x-errors', index])
  const come = new Set(refusalsOf(after))
  for (const old of refusalsOf(before)) {
    const same = [...come].filter(({ key }) => key === old.key)
    const now =
      same.find(({ field, code }) => field === old.field && code === old.code) ??
      same.find(({ field, code }) => field === old.field || code === old.code)
    if (now === undefined) {
      say('refusal-removed', `${old.code} ${old.key}`, at(before, old), placeOf(after, 'x-errors'))
      continue
    }
    come.delete(now)
    const places = [at(before, old), at(after, now)] as const
    if (old.code !== now.code) say('refusal-code-changed', `${now.key}: ${old.code} → ${now.code}`, ...places)
    if (old.field !== now.field)
      say('refusal-field-changed', `${now.key}: ${old.field || 'none'} → ${now.field || 'none'}`, ...places)
  }
  for (const now of come)
    say('refusal-added', `${now.code} ${now.key}`, placeOf(before, 'x-errors'), at(after, now))
}

function comparePaging({ before, after, say }: BothOperations): void {
  const [from, to] = [before.node['x-paging'], after.node['x-paging']]
  const places = [placeOf(before, 'x-paging'), placeOf(after, 'x-paging')] as const
  if (from === undefined && to !== undefined) say('paging-added', placesOf(to), ...places)
  if (from !== undefined && to === undefined) say('paging-removed', placesOf(from), ...places)
  if (!isJson(from) || !isJson(to)) return
  if (from['base'] !== to['base'])
    say('paging-base-changed', `${show(from['base'])} → ${show(to['base'])}`, ...places)
  if (placesOf(from) !== placesOf(to))
    say('paging-place-changed', `${placesOf(from)} → ${placesOf(to)}`, ...places)
}

const placesOf = (paging: unknown): string =>
  ['page', 'size', 'items', 'total']
    .map((word) => show((isJson(paging) ? paging : ({} as Json))[word]))
    .join(' ')
