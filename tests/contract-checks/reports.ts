import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { DiffReport } from '#src/contract-checks/diff/report.ts'
import { CHANGE_RULES, type ChangeId } from '#src/contract-checks/diff/rules/all.ts'
import { RULES, type Violation } from '#src/contract-checks/judge/violation.ts'
import { createFindingCollector } from '#src/contract-checks/judge/finding-collector.ts'
import type { Linted } from '#src/contract-checks/lint/lint.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'

const api = await loadApi('openapi/openapi.yaml')

const EVIL = '<img src="https://evil.test/x" onerror="alert(1)">&amp;\u0007]]>'
export const violation = (rule: Violation['rule'], at: string): Violation => ({
  rule,
  at,
  expected: 'text',
  got: EVIL,
})

/** One finding of every rule, and some whose place is known to the line. */
export function report(...faults: [id: string, ...Violation[]][]): RunReport {
  const gathering = createFindingCollector(api)
  for (const [id, ...own] of faults)
    for (const operation of api.operations)
      if (operation.id === id) gathering.add(operation, own, () => `curl '${EVIL}'`)
  return {
    command: 'verify',
    findings: gathering.findings(),
    judged: faults.map(([id]) => id),
    operations: api.operations.length,
    calls: 7,
    skipped: [{ what: 'convert', why: 'changes data; allow with --act' }],
  }
}
export const everyRule = report([
  'listAds',
  ...Object.keys(RULES).map((rule, at) => violation(rule as Violation['rule'], `/data/content/${at}/price`)),
])

/** A comparison with every rule of `diff`. */
export const diffReport: DiffReport = {
  command: 'diff',
  old: 'main',
  new: 'openapi/openapi.yaml',
  changes: Object.entries(CHANGE_RULES).map(([rule, advice], at) => ({
    // The keys of the table are its rules.
    rule: rule as ChangeId,
    ...advice,
    message: EVIL,
    before: at % 2 === 0 ? undefined : { file: 'api.yaml', line: at, column: 1, pointer: '/' },
    after: { file: 'api.yaml', line: at + 1, column: 2, pointer: '/' },
    operations: ['listAds'],
    touched: { hooks: ['useListAds'], files: [], forms: [], screens: ['/ads'] },
    fails: advice.severity === 'breaking',
  })),
  accepted: undefined,
}

/** Example of findings of `lint`: one rule of ours and one of redocly. */
export const lintReport: Linted = {
  findings: ['openbourse/amount-unit', 'no-unresolved-refs'].map((rule, at) => ({
    rule,
    severity: at === 0 ? 'error' : 'warning',
    message: EVIL,
    file: 'api/pay order.yaml',
    line: at + 1,
    column: 1,
    pointer: '/paths',
    ...(at === 0 ? { operation: 'payOrder' } : {}),
  })),
  operations: 1,
  files: 1,
}
