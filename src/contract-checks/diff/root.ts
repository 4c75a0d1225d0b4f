import { isDeepStrictEqual } from 'node:util'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import type { Contract } from '../document/contract.ts'
import type { Note } from './note.ts'
import type { ChangeId } from './rules/all.ts'
import { schemesOf } from './security.ts'

/** Compares the parts of two documents that hold for all their operations. */
export function compareRoots(old: Contract, now: Contract): Note[] {
  const notes: Note[] = []
  const say = (rule: ChangeId, how: string, ...keys: (string | number)[]): void => {
    notes.push({
      rule,
      what: 'the document',
      how,
      before: deepest(old, keys),
      after: deepest(now, keys),
    })
  }
  const [was, is] = [old.root.node, now.root.node]
  if (minor(was) !== minor(is)) say('openapi-version-changed', `${minor(was)} → ${minor(is)}`, 'openapi')
  compareServers(was, is, say)
  compareEnvelope(was, is, say)
  compareSession(was, is, say)
  compareTerms(was, is, say)
  const schemes = schemesOf(now)
  for (const [name, { text }] of schemesOf(old)) {
    const other = schemes.get(name)
    if (other !== undefined && other.text !== text)
      say(
        'security-scheme-changed',
        `${name}: ${text} → ${other.text}`,
        'components',
        'securitySchemes',
        name,
      )
  }
  return notes
}

type Say = (rule: ChangeId, how: string, ...keys: (string | number)[]) => void

/** The place, or the nearest above it that is written on this side. */
function deepest({ root }: Contract, keys: readonly (string | number)[]) {
  let { location } = root
  let node: unknown = root.node
  for (const key of keys) {
    if (!isJson(node) || !Object.hasOwn(node, key)) break
    node = node[key]
    location = location.child(key)
  }
  return location
}

const minor = ({ openapi }: Json): string => show(openapi).split('.').slice(0, 2).join('.')

function compareServers(was: Json, is: Json, say: Say): void {
  const [from, to] = [serversOf(was), serversOf(is)]
  const gone = from.filter((url) => !to.includes(url))
  const come = to.filter((url) => !from.includes(url))
  if (gone.length > 0) say('server-removed', gone.join(', '), 'servers')
  if (come.length > 0) say('server-added', come.join(', '), 'servers')
}

/** Addresses; those of AsyncAPI stand in a map, in parts. */
const serversOf = ({ servers }: Json): string[] =>
  (isJson(servers) ? Object.values(servers) : list(servers)).flatMap((one) =>
    isJson(one) ? [addressOf(one).replace(/\/$/, '')] : [],
  )

const addressOf = ({ url, protocol, host, pathname = '' }: Json): string =>
  url === undefined ? `${show(protocol)}://${show(host)}${show(pathname)}` : show(url)

const ENVELOPE = ['code', 'success', 'message', 'data', 'errors'] as const

function compareEnvelope(was: Json, is: Json, say: Say): void {
  const [from, to] = [was['x-envelope'], is['x-envelope']]
  if (isJson(from) !== isJson(to))
    say(isJson(to) ? 'envelope-added' : 'envelope-removed', 'x-envelope', 'x-envelope')
  if (!isJson(from) || !isJson(to)) return
  if (from['failure'] !== undefined && to['failure'] === undefined)
    say('envelope-failure-removed', show(from['failure']), 'x-envelope')
  for (const word of ENVELOPE)
    if (show(from[word]) !== show(to[word]))
      say(`envelope-${word}-changed`, `${show(from[word])} → ${show(to[word])}`, 'x-envelope', word)
}

/**
 * Returns the schema of a refusal, which every operation with an envelope shares; undefined where the document names
 * none.
 */
export function failureOf({ root, schemas }: Contract): Schema | undefined {
  const envelope = root.node['x-envelope']
  const failure = isJson(envelope) ? envelope['failure'] : undefined
  if (typeof failure !== 'string') return undefined
  const pointer = `#/${failure.replace(/^#?\//, '')}`
  return schemas.find(
    ({ location }) => location.source === root.location.source && location.pointer === pointer,
  )
}

/** Words that are compared by themselves. */
const KNOWN = new Set(['x-envelope', 'x-session-codes'])

function compareTerms(was: Json, is: Json, say: Say): void {
  const words = new Set([...Object.keys(was), ...Object.keys(is)])
  for (const word of words)
    if (word.startsWith('x-') && !KNOWN.has(word) && !isDeepStrictEqual(was[word], is[word]))
      say('terms-changed', word, word)
}

function compareSession(was: Json, is: Json, say: Say): void {
  const [from, to] = [was['x-session-codes'], is['x-session-codes']].map((said) => (isJson(said) ? said : {}))
  const [less, more] = [list(from?.['loggedOut']), list(to?.['loggedOut'])]
  const gone = less.filter((code) => !more.includes(code))
  const come = more.filter((code) => !less.includes(code))
  if (gone.length > 0) say('session-code-removed', gone.map(show).join(', '), 'x-session-codes', 'loggedOut')
  if (come.length > 0) say('session-code-added', come.map(show).join(', '), 'x-session-codes', 'loggedOut')
  if (from?.['check'] !== to?.['check'])
    say(
      'session-check-changed',
      `${show(from?.['check'])} → ${show(to?.['check'])}`,
      'x-session-codes',
      'check',
    )
  if (from?.['ask'] !== to?.['ask'])
    say('session-ask-changed', `${show(from?.['ask'])} → ${show(to?.['ask'])}`, 'x-session-codes', 'ask')
}
