import { expect, test } from 'vitest'
import { Markdown } from './no-markdown.ts'

test('a description is shown as it is, without mark-up', () => {
  expect(Markdown({ children: 'At most *5*.' })).toBe('At most *5*.')
})

test('a field without a description shows nothing in its place', () => {
  expect(Markdown({})).toBe('')
})
