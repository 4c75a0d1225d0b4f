import { expect, test } from 'vitest'
import { costlySelectors } from './costly-selectors.ts'

test.each([
  '.columns:has(li:nth-child(7)) ul {}',
  '.tiles:not(:has(> :nth-child(3):last-child)) {}',
  '@media (x) { .actions:has(> div:only-child) {} }',
  'p:has(+ .note:empty) {}',
])('%s is found', (css) => {
  expect(costlySelectors(css)).toHaveLength(1)
})

test.each([
  '.option:has(:checked) > :first-child {}',
  '.option:last-child:has(:checked) {}',
  '/* :has(:nth-child(2)) */ .a {}',
  '.a:has(> .b, :focus-visible) .c:nth-child(2) {}',
])('%s is let pass', (css) => {
  expect(costlySelectors(css)).toEqual([])
})
