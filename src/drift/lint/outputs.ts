import { createWriter } from '../output/outputs.ts'
import { data, property } from '../output/github.ts'
import { escape, junitFile } from '../output/junit.ts'
import { sarifLog, sarifPlace } from '../output/sarif-log.ts'
import { rules as ours } from '../rules/all.ts'
import type { Linted } from './lint.ts'
import { PREFIX } from './plugin.ts'
import { toTerminal } from './terminal.ts'

/** How findings in the document itself are printed and written. */
export const writer = createWriter<Linted>({
  text: toTerminal,
  json: (linted) => `${JSON.stringify(linted, null, 2)}\n`,
  junit: toJunit,
  sarif: toSarif,
  github: toGithub,
})

function toGithub({ findings }: Linted): string {
  return findings
    .map(
      ({ severity, rule, message, file, line, column }) =>
        `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(message)}\n`,
    )
    .join('')
}

/** A test case per file that has something wrong, and one for the document as a whole. */
export function toJunit({ findings }: Linted): string {
  const cases = [...Map.groupBy(findings, ({ file }) => file)].map(([file, own]) => {
    const lines = own.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`)
    const [first] = lines
    return `    <testcase classname="contract.lint" name="${escape(file)}">
      <failure type="lint" message="${escape(first ?? '')}">${escape(lines.join('\n'))}</failure>
    </testcase>`
  })
  const all = cases.length > 0 ? cases : ['    <testcase classname="contract.lint" name="the document"/>']
  return junitFile('contract lint', all, { failures: cases.length })
}

/** SARIF 2.1.0; our rules tell cause and mend, redocly's have their name. */
export function toSarif({ findings }: Linted): string {
  const known = new Map(ours.map(({ id, cause, mend }) => [`${PREFIX}/${id}`, { cause, mend }]))
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => {
    const advice = known.get(id)
    return advice === undefined
      ? { id }
      : { id, shortDescription: { text: advice.cause }, help: { text: advice.mend } }
  })
  const results = findings.map(({ operation, ...finding }) => ({
    ruleId: finding.rule,
    level: finding.severity,
    message: { text: finding.message },
    locations: [
      {
        ...sarifPlace(finding),
        ...(operation === undefined ? {} : { logicalLocations: [{ name: operation, kind: 'function' }] }),
      },
    ],
  }))
  return sarifLog(rules, results)
}
