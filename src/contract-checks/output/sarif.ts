import type { Report, ReportedRule, Spot } from './report.ts'

/** SARIF 2.1.0, pointing at line and column in the hand-written contract. */
export function toSarif({ rules, findings }: Report): string {
  const driver = { name: 'openbourse-contract', rules: rules.map(ruleOf) }
  const results = findings.map(
    ({ rule, level, message, spot, before, operations, fingerprint, properties }) => ({
      ruleId: rule,
      level,
      message: { text: message },
      locations: [
        {
          ...placeOf(spot),
          ...(operations.length > 0 && {
            logicalLocations: operations.map((name) => ({ name, kind: 'function' })),
          }),
        },
      ],
      ...(before !== undefined && { relatedLocations: [placeOf(before)] }),
      partialFingerprints: Object.fromEntries([fingerprint]),
      ...(properties !== undefined && { properties }),
    }),
  )
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}

const ruleOf = ({ id, cause, fix, level }: ReportedRule): object => ({
  id,
  ...(cause !== undefined && { shortDescription: { text: cause } }),
  ...(fix !== undefined && { help: { text: fix } }),
  ...(level !== undefined && { defaultConfiguration: { level } }),
})

const placeOf = ({ file, line, column }: Spot) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split(/[/\\]/).map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column },
  },
})
