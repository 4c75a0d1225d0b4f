import type { Finding } from '../finding.ts'
import {
  count,
  spotText,
  type Block,
  type Case,
  type Report,
  type ReportedFinding,
  type ReportedRule,
} from '../output/report.ts'
import { rules } from '../rules/all.ts'
import type { Rule } from '../rules/rule.ts'
import type { Linted } from './lint.ts'
import { PREFIX } from './plugin.ts'

/** Names a finding from run to run: its place in the document, which outlives the line that it stands on. */
export const fingerprint = ({ rule, file, pointer, message }: Finding): string =>
  `${rule} ${file}${pointer} ${message}`

/** The report of a judged document for every output. */
export function reportOfLint(linted: Linted): Report {
  const { findings, notes = [] } = linted
  const files = [...Map.groupBy(findings, ({ file }) => file)]
  return {
    command: 'lint',
    verdict: findings.length === 0 ? 'nothing to fix' : count(findings.length, 'finding'),
    summary: summaryOf(linted),
    findings: findings.map(findingOf),
    columns: COLUMNS,
    blocks: files.map(blockOf),
    rules: [...new Set(findings.map(({ rule }) => rule))].map(ruleOf),
    cases: files.length === 0 ? [{ name: 'the document' }] : files.map(caseOf),
    remarks: [{ title: 'Baseline', notes }],
  }
}

const COLUMNS: Report['columns'] = {
  html: [
    { name: 'rule', style: 'plain' },
    { name: 'finding', style: 'plain' },
    { name: 'severity', style: 'plain' },
    { name: 'cause and fix', style: 'plain' },
    { name: 'operation', style: 'plain' },
    { name: 'written', style: 'code' },
  ],
  markdown: [
    { name: 'severity', style: 'plain' },
    { name: 'rule', style: 'code' },
    { name: 'finding', style: 'plain' },
    { name: 'written', style: 'code' },
    { name: 'operation', style: 'code' },
  ],
}

/** `96 operations in 210 files: 1 error, 2 warnings`. */
function summaryOf({ findings, operations, files, known = 0 }: Linted): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const verdict =
    findings.length === 0
      ? 'nothing to fix'
      : `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`
  const scope = `${count(operations, 'operation')} in ${count(files, 'file')}`
  return `${scope}: ${verdict}${known === 0 ? '' : `, ${known} known`}`
}

function findingOf(finding: Finding): ReportedFinding {
  const { rule, severity, message, file, operation } = finding
  const { cause = '', fix = '' } = ADVICE.get(rule) ?? {}
  return {
    rule,
    level: severity,
    name: rule,
    title: rule,
    message,
    spot: finding,
    operations: operation === undefined ? [] : [operation],
    group: file,
    cells: {
      severity,
      rule,
      finding: message,
      'cause and fix': `${cause} ${fix}`,
      operation: operation ?? '',
      written: spotText(finding),
    },
    fingerprint: ['lint/v1', fingerprint(finding)],
  }
}

const blockOf = ([heading, findings]: [file: string, own: readonly Finding[]]): Block => ({
  heading,
  lines: findings.map(({ line, column, severity, message, rule }) => {
    const place = `${line}:${column}`.padStart(9)
    return `${place}  ${severity.padEnd(7)}  ${message}  (${rule})`
  }),
})

function caseOf([name, findings]: [file: string, own: readonly Finding[]]): Case {
  const lines = findings.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`)
  return { name, failure: { type: 'lint', message: lines[0] ?? '', body: lines.join('\n') } }
}

/** Cause and fix of our rules, by the name that findings have; redocly's have only a name. */
const ADVICE = new Map<string, Pick<Rule, 'cause' | 'fix'>>(
  rules.map(({ id, cause, fix }) => [`${PREFIX}/${id}`, { cause, fix }]),
)

function ruleOf(id: string): ReportedRule {
  const advice = ADVICE.get(id)
  return { id, ...advice, isExplained: advice !== undefined }
}
