import type { Notes } from '../output/baseline.ts'
import { count } from '../output/report.ts'
import type { Change } from './diff.ts'
import type { Touched } from './impact/touched.ts'
import type { Severity } from './rules/change-rule.ts'

export type ReportedChange = Change & {
  readonly touched: Touched
  /** True where the change makes the comparison end with 1. */
  readonly fails: boolean
}

/** Result of a comparison, for every output. */
export type DiffReport = {
  readonly command: 'diff'
  readonly old: string
  readonly new: string
  readonly changes: readonly ReportedChange[]
  /** Reason why a change that would fail is accepted; undefined where it is not. */
  readonly accepted: string | undefined
  /** Changes that the baseline knows, which do not count. */
  readonly known?: number
  /** Remarks about the baseline's entries. */
  readonly notes?: Notes
}

export const SEVERITIES: readonly Severity[] = ['breaking', 'dangerous', 'harmless']

/** `2 breaking, 1 dangerous, 5 harmless changes`. */
export function summary({ changes, accepted, known = 0 }: DiffReport): string {
  const also = known === 0 ? '' : `, ${known} known`
  if (changes.length === 0) return `no change${also}`
  const parts = SEVERITIES.flatMap((severity) => {
    const some = changes.filter((change) => change.severity === severity).length
    return some === 0 ? [] : [`${some} ${severity}`]
  })
  const verdict = `${count(changes.length, 'change')}: ${parts.join(', ')}${also}`
  return accepted === undefined ? verdict : `${verdict}; ${accepted}`
}

/** Names a change from run to run. */
export const fingerprint = ({ rule, message }: Change): string => `openbourse/${rule} ${message}`

/** `file:line:column`. */
export const spotText = (spot: Change['before']): string =>
  spot === undefined ? 'nowhere' : `${spot.file}:${spot.line}:${spot.column}`

/** Returns the place to look at: the new one, or the old one of a thing that is gone. */
export const mainSpot = ({ before, after }: Change): NonNullable<Change['before']> =>
  after ?? before ?? { file: '', line: 1, column: 1, pointer: '' }

/** Returns the touched parts of the app, as pairs of kind and names. */
export function touchedLines({ operations, touched }: ReportedChange): [string, string][] {
  const lines: [string, readonly string[]][] = [
    ['operations', operations],
    ['hooks', touched.hooks],
    ['forms', touched.forms],
    ['screens', touched.screens],
    ['files', touched.files],
  ]
  return lines.filter(([, names]) => names.length > 0).map(([kind, names]) => [kind, few(names)])
}

const MANY = 12

function few(names: readonly string[]): string {
  if (names.length <= MANY) return names.join(', ')
  return `${names.slice(0, MANY).join(', ')} and ${names.length - MANY} more`
}
