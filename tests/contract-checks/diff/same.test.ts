import { expect, test } from 'vitest'
import { diffContracts } from '#src/contract-checks/diff/diff.ts'
import { readContract } from '#src/contract-checks/lint/read-contract.ts'
import { diskTree } from '#src/contract-checks/lint/tree.ts'
import { memoryTree } from '#src/contract-checks/testing/memory-tree.ts'
import { otherStyle } from '#src/contract-checks/testing/other-style.ts'

// What is said in other words is no change.

test('our contract in 500 files equals the one in a single file', async () => {
  const [split, joined] = await Promise.all(
    ['openapi/openapi.yaml', 'generated/contract.json'].map((file) =>
      readContract(file, diskTree().resolver),
    ),
  )
  if (split === undefined || joined === undefined) throw new Error('two contracts')
  expect(diffContracts(split, joined)).toEqual([])
  expect(diffContracts(joined, split)).toEqual([])
})

test('the same document in OpenAPI 3.0 and 3.1 has no changes', async () => {
  const read = (text: string) => readContract('shop.yaml', memoryTree({ 'shop.yaml': text }).resolver)
  const modern = otherStyle
    .replace('openapi: 3.0.3', 'openapi: 3.1.0')
    .replace('minimum: 0, exclusiveMinimum: true', 'exclusiveMinimum: 0')
    .replace('type: string, nullable: true', "type: [string, 'null']")
    .replaceAll('enum: [OK]', 'const: OK')
  expect(modern).not.toMatch(/nullable|enum: \[OK/)
  const [old, now] = [await read(otherStyle), await read(modern)]
  expect(diffContracts(old, now).map(({ rule }) => rule)).toEqual(['openapi-version-changed'])
  expect(diffContracts(now, old).map(({ rule }) => rule)).toEqual(['openapi-version-changed'])
})
