import type { SeenJson } from '../coverage/seen.ts'
import type { Coverage } from '../coverage/tally.ts'
import type { Drift } from '../judge/gather.ts'
import type { Notes } from './baseline.ts'

/** Result of a run, for every output. */
export type Report = {
  /** The command that ran: `judge`, `verify`. */
  readonly command: string
  readonly findings: readonly Drift[]
  /** Operations that were judged at least once. */
  readonly judged: readonly string[]
  /** Operations of the contract in all. */
  readonly operations: number
  readonly calls: number
  /** Things of the contract that the calls showed, for `coverage`. */
  readonly seen?: SeenJson
  /** Counts of the contract's things that were seen, by kind. */
  readonly coverage?: Coverage['counts']
  /** Findings that the baseline knows, which do not count. */
  readonly known?: number
  /** Wrong inputs that were refused for another reason, so that nothing is known of their fields. */
  readonly warnings?: Notes
  /** Cases that were left out, each with the reason. */
  readonly skipped: Notes
}

/** Names a finding from run to run; the number of a row does not count. */
export function fingerprint({ rule, operation, at }: Pick<Drift, 'rule' | 'operation' | 'at'>): string {
  return `${rule} ${operation} ${at.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`.trim()
}

/** `1 finding`, `2 findings`. */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** The sentence at the end of every output for people. */
export function summary({ findings, judged, operations, calls, known = 0 }: Report): string {
  const news = findings.length === 0 ? 'no finding' : count(findings.length, 'finding')
  const verdict = known === 0 ? news : `${news}, ${known} known`
  return `${count(calls, 'call')}, ${judged.length} of ${count(operations, 'operation')}: ${verdict}`
}
