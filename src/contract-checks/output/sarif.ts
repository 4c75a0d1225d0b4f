import { ADVICE } from '../judge/advice.ts'
import { fingerprint, type Report } from './report.ts'
import { sarifLog, sarifPlace } from './sarif-log.ts'

/** SARIF 2.1.0, pointing at the operation's line and column in the hand-written contract. */
export function toSarif({ findings }: Report): string {
  const rules = Object.entries(ADVICE).map(([id, { cause, fix }]) => ({
    id: `openbourse/${id}`,
    shortDescription: { text: cause },
    help: { text: fix },
  }))
  const results = findings.map(({ operation, at, repeat, ...finding }) => ({
    ruleId: finding.rule,
    level: 'error',
    message: { text: finding.message },
    locations: [{ ...sarifPlace(finding), logicalLocations: [{ name: operation, kind: 'function' }] }],
    partialFingerprints: { 'drift/v1': fingerprint({ rule: finding.rule, operation, at }) },
    properties: { at, repeat },
  }))
  return sarifLog(rules, results)
}
