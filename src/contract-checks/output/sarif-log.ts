type Spot = { readonly file: string; readonly line: number; readonly column: number }

/** A SARIF 2.1.0 log of one run; `rules` and `results` are what the format calls so. */
export function sarifLog(rules: readonly object[], results: readonly object[]): string {
  const driver = { name: 'openbourse-contract', rules }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}

/** A place in the hand-written files; lines and columns are counted from 1. */
export const sarifPlace = ({ file, line, column }: Spot) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split(/[/\\]/).map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column },
  },
})
