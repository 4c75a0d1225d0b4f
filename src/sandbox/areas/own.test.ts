import { expect, test } from 'vitest'
import { addOwn, type Own, ownOf } from './own.ts'

test('records of a member are listed in the order in which they were made, apart from those of others', () => {
  const own: Own<string> = {}
  for (const [member, key] of [
    [600_001, 'b'],
    [600_002, 'x'],
    [600_001, 'a'],
    [600_001, 'c'],
  ] as const)
    addOwn(own, member, key)
  expect([600_001, 600_002, 600_003].map((member) => ownOf(own, member))).toEqual([
    ['b', 'a', 'c'],
    ['x'],
    [],
  ])
})
