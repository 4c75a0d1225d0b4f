import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Mara Keller', 'MK'],
  ['mara.keller@post.example', 'MK'],
  ['ada', 'AD'],
  ['王小明', '王'],
  ['15012345678', '78'],
  ['', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
