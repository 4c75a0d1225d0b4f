import type { Location } from '@redocly/openapi-core'
import type { Written } from '../api/api.ts'
import { writtenAt } from '../api/places.ts'
import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/operation.ts'
import { idOf } from '../document/place.ts'
import { compareChannels } from './channels.ts'
import { compareMarks } from './marks.ts'
import { matchOperations, template, type Matched } from './match-operations.ts'
import { bothOperations, compareAnswers, compareBody } from './messages.ts'
import { sharedName, type ReachedNote, type Note } from './note.ts'
import { compareParameters } from './parameters.ts'
import { compareRoots, failureOf } from './root.ts'
import { CHANGE_RULES, type ChangeId } from './rules/all.ts'
import type { Severity } from './rules/change-rule.ts'
import { compareSecurity } from './security.ts'
import { createCompareValues, notesOf, type Pair } from './values.ts'

/** One difference between two contracts, for every operation or channel that it reaches. */
export type Change = {
  readonly rule: ChangeId
  readonly severity: Severity
  /** Sentence that names the change, with the old and the new value. */
  readonly message: string
  readonly cause: string
  readonly fix: string
  readonly before: Written | undefined
  readonly after: Written | undefined
  readonly operations: readonly string[]
}

/** A change with a name that is the same in two documents that share what changed. */
export type KeyedChange = Change & { readonly key: string }

/** Every difference between two contracts, the worst first, each once however many operations it reaches. */
export function diffContracts(old: Contract, now: Contract): KeyedChange[] {
  const compare = createCompareValues(old.follow, now.follow)
  const matched = matchOperations(old, now)
  const met = new Map<string, Met>()
  const keep = (note: Note, operations: readonly string[]): void => {
    const key = keyOf(note)
    const entry = met.get(key) ?? { note, whats: new Set(), operations: new Set() }
    entry.whats.add(note.what)
    for (const operation of operations) entry.operations.add(operation)
    met.set(key, entry)
  }
  const [wasNo, isNo] = [failureOf(old), failureOf(now)]
  const failure = wasNo && isNo && compare('response', [wasNo], [isNo])
  for (const note of compareRoots(old, now))
    keep(
      note,
      [...now.operations, ...now.channels].map(({ id }) => id),
    )
  for (const { note, operations } of compareChannels(old, now, compare)) keep(note, operations)
  for (const { note, operations } of wholeOperations(old, now, matched)) keep(note, operations)
  for (const { before, after } of matched) {
    if (before === undefined || after === undefined) continue
    const notes: Note[] = []
    const pairs: Pair[] = failure !== undefined && after.node['x-bare'] !== true ? [failure] : []
    const both = bothOperations({ before, after, old, now }, compare, notes, pairs)
    if (template(before.path) !== template(after.path))
      both.say('path-renamed', `${before.path} → ${after.path}`, before.location, after.location)
    compareMarks(both)
    compareParameters(both)
    compareBody(both)
    compareAnswers(both)
    compareSecurity(both)
    // Clients generated from the old contract use the old name.
    const names = [...new Set([before.id, after.id])]
    for (const note of [...notes, ...pairs.flatMap(notesOf)]) keep(note, names)
  }
  return [...met].map(([key, entry]) => toChange(key, entry)).sort(worstFirst)
}

/** A change as it was met, with the names of what has it. */
type Met = { readonly note: Note; readonly whats: Set<string>; readonly operations: Set<string> }

/** The same change has the same rule, text and places; the place near which nothing is written does not count. */
const keyOf = ({ rule, how, before, after, near }: Note): string =>
  [
    rule,
    how,
    near === 'before' ? '' : before && idOf(before),
    near === 'after' ? '' : after && idOf(after),
  ].join(' ')

/** Operations that came or went; a path of which none is left is told once. */
function wholeOperations(old: Contract, now: Contract, matched: readonly Matched[]): ReachedNote[] {
  const gone = matched.flatMap(({ before, after }) =>
    before !== undefined && after === undefined ? [before] : [],
  )
  const come = matched.flatMap(({ before, after }) =>
    before === undefined && after !== undefined ? [after] : [],
  )
  const kept = new Set(now.operations.map(({ path }) => template(path)))
  const [whole, single] = [
    gone.filter(({ path, node }) => !kept.has(template(path)) && node['deprecated'] !== true),
    gone.filter(({ path, node }) => kept.has(template(path)) || node['deprecated'] === true),
  ]
  const note = (rule: ChangeId, operation: Operation, before?: Location, after?: Location): ReachedNote => ({
    note: {
      rule,
      what: operation.id,
      how: `${operation.method.toUpperCase()} ${operation.path}`,
      before,
      after,
    },
    operations: [operation.id],
  })
  return [
    ...[...Map.groupBy(whole, ({ path }) => path)].map(([path, operations]): ReachedNote => {
      const [first] = operations
      return {
        note: {
          rule: 'path-removed',
          what: operations.map(({ id }) => id).join(', '),
          how: path,
          before: first?.location,
          after: now.root.location.child('paths'),
        },
        operations: operations.map(({ id }) => id),
      }
    }),
    ...single.map((one) =>
      note(
        one.node['deprecated'] === true ? 'deprecated-operation-removed' : 'operation-removed',
        one,
        one.location,
        now.root.location.child('paths'),
      ),
    ),
    ...come.map((one) => note('operation-added', one, old.root.location.child('paths'), one.location)),
  ]
}

function toChange(key: string, { note, whats, operations }: Met): KeyedChange {
  const { rule, how, before, after, near } = note
  const { severity, cause, fix } = CHANGE_RULES[rule]
  const written = near === 'after' ? before : after
  const shared = whats.size > 1 && written !== undefined ? sharedName(written, how) : ''
  return {
    key,
    rule,
    severity,
    message: `${shared || few([...whats])}: ${how}`,
    cause,
    fix,
    before: before && writtenAt(before),
    after: after && writtenAt(after),
    operations: [...operations],
  }
}

const few = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

const ORDER = { breaking: 0, dangerous: 1, harmless: 2 } as const

function worstFirst(a: Change, b: Change): number {
  const [left, right] = [a, b].map((change) => {
    const { file = '', line = 0 } = change.after ?? change.before ?? {}
    return { file, line }
  })
  return (
    ORDER[a.severity] - ORDER[b.severity] ||
    (left?.file ?? '').localeCompare(right?.file ?? '') ||
    (left?.line ?? 0) - (right?.line ?? 0) ||
    (a.rule < b.rule ? -1 : 1)
  )
}
