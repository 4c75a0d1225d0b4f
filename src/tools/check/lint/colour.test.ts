import { expect, test } from 'vitest'
import { styleFaults } from './colour.ts'

test('colours from tokens are accepted in a style sheet', () => {
  const css = `.a {
  color: var(--ink);
  background: transparent;
  border-color: currentColor; /* not #fff */
  white-space: nowrap;
  fill: var(--green-3);
}`
  expect(styleFaults(css)).toEqual([])
})

test.each([
  'color: #fff;',
  'border: 1px solid RGBA(0, 0, 0, 0.5);',
  'color: white;',
  'box-shadow: 0 0 1px black',
])('%s is found', (line) => {
  expect(styleFaults(`.a {\n${line}\n}`)).toEqual([`2: ${line}`])
})
