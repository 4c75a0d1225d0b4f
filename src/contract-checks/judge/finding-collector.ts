import { MASK } from '#src/core/contract/mask.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { inOrder, type Finding } from '../finding.ts'
import { createKept, type KeptFinding, type KeptFindings } from './kept-findings.ts'
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
   * Notes what one call showed; `like` names calls that should have shown the same. `order` is when it was made, as text
   * that sorts by time: the earliest call is the example. Without it the first that is added is.
   * @returns how many of the violations were not known
   */
  add(
    operation: ApiOperation,
    violations: readonly Violation[],
    repeat: () => string,
    like?: string,
    order?: () => string,
  ): number
  findings(): ServerFinding[]
  kept(): KeptFindings
}

/** Characters of a value that are kept: a list of a million rows is told as well by its beginning. */
const LONGEST = 500

/**
 * Puts the same violation of many calls together. One that shows in some of like calls only is called intermittent.
 * @param most places that are kept of each rule and operation
 */
export function createFindingCollector(api: Pick<Api, 'placeOf'>, most = Infinity): FindingCollector {
  const kept = createKept(most)
  const operations = new Map<string, ApiOperation>()
  const calls = new Map<string, number>()
  return {
    add(operation, violations, repeat, like = operation.id, order = () => '') {
      calls.set(like, (calls.get(like) ?? 0) + 1)
      if (violations.length === 0) return 0
      operations.set(operation.id, operation)
      return violations.filter((violation) =>
        kept.add(operation.id, violation, like, order(), () => ({
          violation: told(operation, violation),
          repeat: repeat(),
        })),
      ).length
    },
    findings: () =>
      inOrder(
        kept.json().findings.flatMap((finding) => {
          const operation = operations.get(finding.operation)
          return operation === undefined
            ? []
            : [toDrift(api, operation, finding, calls.get(finding.like) ?? 1)]
        }),
      ),
    kept: () => kept.json(),
  }
}

/** The violation as it may be shown: a secret is masked, a long value cut. */
function told(operation: ApiOperation, violation: Violation): Violation {
  const { at, rule, got } = violation
  const isHidden = isSecret(operation, at) && rule !== 'wrong-type' && rule !== 'missing-field'
  const shown = isHidden ? MASK : got
  return { ...violation, got: shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown }
}

/** Rules whose place is a field of the request. */
const OF_REQUEST: ReadonlySet<RuleId> = new Set(['accepts-bad-input', 'parameter-ignored'])

/** @param of like calls that were made */
export function toDrift(
  { placeOf }: Pick<Api, 'placeOf'>,
  operation: ApiOperation,
  { violation, repeat, times }: Pick<KeptFinding, 'violation' | 'repeat' | 'times'>,
  of: number,
): ServerFinding {
  const { at, rule, expected, got } = violation
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
