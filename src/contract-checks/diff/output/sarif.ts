import { sarifLog, sarifPlace } from '../../output/sarif-log.ts'
import { mainSpot, type DiffReport } from '../report.ts'
import { CHANGE_RULES } from '../rules/all.ts'

const LEVELS = { breaking: 'error', dangerous: 'warning', harmless: 'note' } as const

/** Levels of accepted changes: a change that does not fail the run is no error. */
const EXCUSED = { ...LEVELS, breaking: 'warning' } as const

/** SARIF 2.1.0, pointing at line and column in the hand-written contract. */
export function toSarif({ changes }: DiffReport): string {
  const rules = Object.entries(CHANGE_RULES).map(([id, { severity, cause, fix }]) => ({
    id: `openbourse/${id}`,
    shortDescription: { text: cause },
    help: { text: fix },
    defaultConfiguration: { level: LEVELS[severity] },
  }))
  const results = changes.map((change) => ({
    ruleId: `openbourse/${change.rule}`,
    level: change.fails ? 'error' : EXCUSED[change.severity],
    message: { text: change.message },
    locations: [
      {
        ...sarifPlace(mainSpot(change)),
        logicalLocations: change.operations.map((name) => ({ name, kind: 'function' })),
      },
    ],
    ...(change.before === undefined ? {} : { relatedLocations: [sarifPlace(change.before)] }),
    partialFingerprints: { 'diff/v1': `${change.rule} ${change.message}` },
    properties: { ...change.touched },
  }))
  return sarifLog(rules, results)
}
