import type { Finding } from '../finding.ts'
import { count } from '../output/report.ts'
import { rules } from '../rules/all.ts'
import type { Rule } from '../rules/rule.ts'
import type { Linted } from './lint.ts'
import { PREFIX } from './plugin.ts'

/** Names a finding from run to run: its place in the document, which outlives the line that it stands on. */
export const fingerprint = ({ rule, file, pointer, message }: Finding): string =>
  `${rule} ${file}${pointer} ${message}`

/** `96 operations in 210 files: 1 error, 2 warnings`. */
export function summary({ findings, operations, files, known = 0 }: Linted): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const verdict =
    findings.length === 0
      ? 'nothing to fix'
      : `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`
  const scope = `${count(operations, 'operation')} in ${count(files, 'file')}`
  return `${scope}: ${verdict}${known === 0 ? '' : `, ${known} known`}`
}

/** Findings of each file, in the order of the files. */
export const byFile = ({ findings }: Linted): [file: string, own: Finding[]][] => [
  ...Map.groupBy(findings, ({ file }) => file),
]

/** Cause and fix of our rules, by the name that findings have; redocly's have only a name. */
export const adviceOn = new Map<string, Pick<Rule, 'cause' | 'fix'>>(
  rules.map(({ id, cause, fix }) => [`${PREFIX}/${id}`, { cause, fix }]),
)
