import { isDeepStrictEqual } from 'node:util'
import type { Location } from '@redocly/openapi-core'
import type { Contract } from '../document/contract.ts'
import { child, isJson, followRefs, type Follow } from '../document/place.ts'
import type { Answer, Media, Operation } from '../document/operation.ts'
import type { Schema } from '../document/schema.ts'
import type { Direction, Note, NoteChange } from './note.ts'
import { Near, placesOf } from './spot.ts'
import type { ChangeId } from './rules/all.ts'
import type { CompareValues, Pair } from './values.ts'

/** One operation on both sides, and where to note what changed. */
export type BothOperations = {
  readonly before: Operation
  readonly after: Operation
  readonly old: Contract
  readonly now: Contract
  readonly say: NoteChange
  /** Compares values and keeps what it shows. */
  readonly values: (...args: Parameters<CompareValues>) => void
}

/** Makes the two sides of an operation; what is found lands in `notes` and `pairs`. */
export function bothOperations(
  { before, after, old, now }: Pick<BothOperations, 'before' | 'after' | 'old' | 'now'>,
  compare: CompareValues,
  notes: Note[],
  pairs: Pair[],
): BothOperations {
  return {
    before,
    after,
    old,
    now,
    say: (rule, how, from, to) => notes.push({ rule, what: after.id, how, ...placesOf(from, to) }),
    values: (...args) => void pairs.push(compare(...args)),
  }
}

/** The body that is sent, by type. */
export function compareBody(both: BothOperations): void {
  const { before, after, say } = both
  const from = bodyOf(before, both.old.follow)
  const to = bodyOf(after, both.now.follow)
  if (from === undefined && to !== undefined)
    say(
      `request-body-added-${to.required ? 'required' : 'optional'}`,
      'a body',
      new Near(before.location),
      to.location,
    )
  if (from !== undefined && to === undefined)
    say('request-body-removed', 'the body', from.location, new Near(after.location))
  if (from === undefined || to === undefined) return
  if (from.required !== to.required)
    say(
      `request-body-became-${to.required ? 'required' : 'optional'}`,
      'the body',
      from.location,
      to.location,
    )
  compareMedia(both, before.requests, after.requests, from.location, to.location, 'request')
  for (const old of before.requests) {
    const now = after.requests.find(({ type }) => sameType(type, old.type))
    if (now === undefined) continue
    compareSchemas(both, 'request', old, now)
    compareEncoding(both, old, now)
  }
}

type Described = { readonly schema: Schema | undefined; readonly location: Location }

/** Compares the schemas of two messages; a side without a schema takes anything. */
export function compareSchemas(
  { say, values }: BothOperations,
  direction: Direction,
  old: Described,
  now: Described,
): void {
  if (old.schema !== undefined && now.schema !== undefined) values(direction, [old.schema], [now.schema])
  else if (old.schema !== now.schema)
    say(
      `${direction}-type-${now.schema === undefined ? 'widened' : 'narrowed'}`,
      now.schema === undefined ? 'anything' : 'described',
      old.location,
      now.location,
    )
}

function compareEncoding({ say }: BothOperations, old: Media, now: Media): void {
  const [from, to] = [old, now].map(({ node }) => (isJson(node['encoding']) ? node['encoding'] : {}))
  const parts = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])
  for (const part of parts)
    if (!isDeepStrictEqual(from?.[part], to?.[part]))
      say('request-encoding-changed', part, old.location, now.location)
}

function bodyOf({ node, location }: Operation, follow: Follow) {
  const place = child({ node, location }, 'requestBody')
  const body = place === undefined ? undefined : followRefs(place, follow)
  if (body === undefined || !isJson(body.node)) return undefined
  return { required: body.node['required'] === true, location: body.location }
}

function compareMedia(
  { say }: BothOperations,
  from: readonly Media[],
  to: readonly Media[],
  before: Location,
  after: Location,
  direction: 'request' | 'response',
): void {
  for (const { type, location } of from)
    if (!to.some((one) => sameType(one.type, type)))
      say(`${direction}-media-type-removed`, type, location, new Near(after))
  for (const { type, location } of to)
    if (!from.some((one) => sameType(one.type, type)))
      say(`${direction}-media-type-added`, type, new Near(before), location)
}

/** Parameters of a media type, such as its charset, change nothing. */
const sameType = (a: string, b: string): boolean => bare(a) === bare(b)

const bare = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

/** Statuses, the bodies under them and their headers. */
export function compareAnswers(both: BothOperations): void {
  const { before, after, say } = both
  for (const answer of before.answers) {
    const now = after.answers.find(({ status }) => status === answer.status)
    if (now === undefined)
      say(statusRule(answer, 'removed'), answer.status, answer.location, new Near(after.location))
    else compareAnswer(both, answer, now)
  }
  for (const answer of after.answers)
    if (!before.answers.some(({ status }) => status === answer.status))
      say(statusRule(answer, 'added'), answer.status, new Near(before.location), answer.location)
}

const statusRule = ({ status }: Answer, kind: 'added' | 'removed'): ChangeId =>
  `response-${/^[123]/.test(status) ? 'success' : 'refusal'}-status-${kind}`

function compareAnswer(both: BothOperations, from: Answer, to: Answer): void {
  const { say } = both
  if (from.media.length > 0 && to.media.length === 0)
    say('response-body-removed', from.status, from.location, to.location)
  else if (from.media.length === 0 && to.media.length > 0)
    say('response-body-added', to.status, from.location, to.location)
  else compareMedia(both, from.media, to.media, from.location, to.location, 'response')
  for (const old of from.media) {
    const now = to.media.find(({ type }) => sameType(type, old.type))
    if (now !== undefined) compareSchemas(both, 'response', old, now)
  }
  compareHeaders(both, from, to)
}

function compareHeaders(both: BothOperations, from: Answer, to: Answer): void {
  const { say } = both
  for (const header of from.headers) {
    const other = to.headers.find(({ name }) => name === header.name)
    if (other === undefined) {
      say('response-header-removed', header.name, header.location, new Near(to.location))
      continue
    }
    const [was, is] = [header.node['required'] === true, other.node['required'] === true]
    if (was !== is)
      say(
        `response-header-became-${is ? 'required' : 'optional'}`,
        header.name,
        header.location,
        other.location,
      )
    compareSchemas(both, 'response', header, other)
  }
  for (const { name, location } of to.headers)
    if (!from.headers.some((header) => header.name === name))
      say('response-header-added', name, new Near(from.location), location)
}
