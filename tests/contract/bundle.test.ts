import { expect, test } from 'vitest'
import { lintContract } from '#src/contract-checks/lint/lint.ts'
import { diskTree } from '#src/contract-checks/lint/tree.ts'

// `npm run check` judges the files that people write; this is the one file that everything is generated from.
test("the bundled contract passes redocly's rules and ours without findings", async () => {
  const { findings, operations } = await lintContract('generated/contract.json', diskTree(), {
    config: 'openapi/redocly.yaml',
  })
  expect(findings).toEqual([])
  expect(operations).toBeGreaterThan(100)
}, 60_000)
