// oxlint-disable-next-line house/arrows -- faults are seeded as the tests of the contract checks do
import type { Fault } from '#tests/contract-checks/mutation/site.ts'
import { seconds } from '../../run.ts'

export type Score = {
  /** Faults found, by family. */
  readonly found: Readonly<Record<string, number>>
  readonly missed: readonly string[]
  /** Failures on the healthy server, of all runs. */
  readonly usual: readonly string[]
  readonly perRun: number
  readonly ms: number
}

const FAMILIES: readonly (readonly [family: string, kinds: RegExp])[] = [
  ['fields, types', /^(field|type):/],
  ['constants, formats, limits', /^(enum|format|limit):/],
  ['statuses', /^code:/],
  ['content type, body', /^(content type|body):/],
  ['session, input', /^(session|input):/],
  ['paging, filters, state', /^(paging|filter|state):/],
]
const REST = 'time, now and then'

export const familyOf = (kind: string): string => FAMILIES.find(([, kinds]) => kinds.test(kind))?.[0] ?? REST

const NAMES = [...FAMILIES.map(([family]) => family), REST]

/** The head of the table, with the number of faults of each family. */
export function headOf(faults: readonly Pick<Fault, 'kind'>[]): string {
  const counts = NAMES.map((family) => `${family} (${countOf(faults, family)})`)
  const names = ['tool', `found (${faults.length})`, 'on the healthy server', 'time', ...counts]
  return `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`
}

export function rowOf(
  tool: string,
  faults: readonly Pick<Fault, 'kind'>[],
  { found, perRun, ms }: Score,
): string {
  const all = Object.values(found).reduce((sum, count) => sum + count, 0)
  const counts = NAMES.map((family) => (countOf(faults, family) === 0 ? '–' : String(found[family] ?? 0)))
  const healthy = Number.isInteger(perRun) ? String(perRun) : perRun.toFixed(1)
  return `| ${[tool, String(all), healthy, seconds(ms), ...counts].join(' | ')} |`
}

const countOf = (faults: readonly Pick<Fault, 'kind'>[], family: string): number =>
  faults.filter(({ kind }) => familyOf(kind) === family).length
