import { sarifLog, sarifPlace } from '../../output/sarif-log.ts'
import type { Linted } from '../lint.ts'
import { adviceOn, fingerprint } from '../report.ts'

/** SARIF 2.1.0; our rules tell cause and fix, redocly's have their name. */
export function toSarif({ findings }: Linted): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => {
    const advice = adviceOn.get(id)
    return advice === undefined
      ? { id }
      : { id, shortDescription: { text: advice.cause }, help: { text: advice.fix } }
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
    partialFingerprints: { 'lint/v1': fingerprint(finding) },
  }))
  return sarifLog(rules, results)
}
