import { ADVICE } from '../judge/advice.ts'
import { fingerprint } from './baseline.ts'
import type { Report } from './report.ts'

/** SARIF 2.1.0, pointing at the operation's line and column in the hand-written contract. */
export function toSarif({ findings }: Report): string {
  const rules = Object.entries(ADVICE).map(([id, { cause, mend }]) => ({
    id: `openbourse/${id}`,
    shortDescription: { text: cause },
    help: { text: mend },
  }))
  const results = findings.map(({ rule, message, file, line, column, operation, at, repeat }) => ({
    ruleId: rule,
    level: 'error',
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ name: operation, kind: 'function' }],
      },
    ],
    partialFingerprints: { 'drift/v1': fingerprint({ rule, operation, at }) },
    properties: { at, repeat },
  }))
  const driver = { name: 'openbourse-contract', rules }
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, results }],
    },
    null,
    2,
  )
}
