import { MASK } from '#src/core/contract/mask.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { inOrder, type Finding } from '../finding.ts'
import { RULES, type Violation, type RuleId } from './violation.ts'
import { isSecret } from './repeat.ts'

/** A finding about a running server. */
export type ServerFinding = Finding & {
  readonly operation: string
  /** JSON pointer into the answer. */
  readonly at: string
  readonly expected: string
  readonly got: string
  /** In how many of how many like calls of the operation it showed. */
  readonly times: number
  readonly of: number
  /** A shell line that repeats the call, secrets masked. */
  readonly repeat: string
}

export type FindingCollector = {
  /**
   * Notes what one call showed; `like` names calls that should have shown the same.
   * @returns how many of the violations were not known
   */
  add(operation: ApiOperation, violations: readonly Violation[], repeat: () => string, like?: string): number
  findings(): ServerFinding[]
}

type Entry = { violation: Violation; operation: ApiOperation; repeat: string; like: string; times: number }

/** Puts the same violation of many calls together. One that shows in some of like calls only is called intermittent. */
export function createFindingCollector({ placeOf }: Pick<Api, 'placeOf'>): FindingCollector {
  const entries = new Map<string, Entry>()
  const calls = new Map<string, number>()
  return {
    add(operation, violations, repeat, like = operation.id) {
      calls.set(like, (calls.get(like) ?? 0) + 1)
      const before = entries.size
      for (const violation of violations) {
        const key = [operation.id, violation.rule, violation.at.replaceAll(/\/\d+(?=\/|$)/g, '/*')].join(' ')
        const entry = entries.get(key)
        if (entry === undefined) entries.set(key, { violation, operation, repeat: repeat(), like, times: 1 })
        else if (entry.like === like) entry.times += 1
      }
      return entries.size - before
    },
    findings: () =>
      inOrder([...entries.values()].map((entry) => toDrift(entry, calls.get(entry.like) ?? 1, placeOf))),
  }
}

/** Rules whose place is a field of the request. */
const OF_REQUEST: ReadonlySet<RuleId> = new Set(['accepts-bad-input', 'parameter-ignored'])

function toDrift(
  { violation, operation, repeat, times }: Entry,
  of: number,
  placeOf: Api['placeOf'],
): ServerFinding {
  const { at, rule, expected } = violation
  const got =
    isSecret(operation, at) && rule !== 'wrong-type' && rule !== 'missing-field' ? MASK : violation.got
  const place = at === '' ? 'the answer' : at
  const often = times < of ? ` (intermittent: ${times} of ${of} calls)` : ''
  return {
    rule: `openbourse/${rule}`,
    severity: 'error',
    message: `${operation.id}: ${RULES[rule]}: ${place}: expected ${expected}, got ${got}${often}`,
    ...placeOf(operation, at, OF_REQUEST.has(rule) ? 'request' : 'answer', violation),
    operation: operation.id,
    at,
    expected,
    got,
    times,
    of,
    repeat,
  }
}
