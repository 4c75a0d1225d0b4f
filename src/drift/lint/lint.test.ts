import { expect, test } from 'vitest'
import { healthy } from '../testing/healthy.ts'
import { memoryTree } from '../testing/memory-tree.ts'
import { lintContract } from './lint.ts'

test('nothing is found in a healthy contract', async () => {
  const { findings, operations } = await lintContract('openapi/openapi.yaml', memoryTree(healthy, ['wrong-password']))
  expect(findings).toEqual([])
  expect(operations).toBe(2)
})
