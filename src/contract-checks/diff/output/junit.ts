import { escape, junitFile } from '../../output/junit.ts'
import { spotText, touchedLines, type DiffReport } from '../report.ts'

/** JUnit XML: a test case per change. */
export function toJunit({ changes }: DiffReport): string {
  const cases = changes.map((change) => {
    const open = `    <testcase classname="contract.diff" name="${escape(`${change.rule} ${change.message}`)}"`
    if (!change.fails) return `${open}/>`
    const body = [
      `was ${spotText(change.before)}, is ${spotText(change.after)}`,
      change.cause,
      change.fix,
      ...touchedLines(change).map(([kind, names]) => `${kind}: ${names}`),
    ].join('\n')
    return `${open}>\n      <failure type="${escape(change.rule)}" message="${escape(change.message)}">${escape(body)}</failure>\n    </testcase>`
  })
  return junitFile('contract diff', cases, { failures: changes.filter(({ fails }) => fails).length })
}
