import { expect, test } from 'vitest'
import { earlierSection } from './list.ts'

const page = `# Mutants that survive

| part | files run |
|---|--:|
| money | 2 of 2 |

## src/core/money/add.ts

- **open**  
  \`1\`: \`1 → 2\`

## src/core/money/add-all.ts

- **equivalent**: the same  
  \`2\`: \`2 → 3\`
`

test('a page keeps the section of a file that has not run here', () => {
  expect(earlierSection(page, 'src/core/money/add.ts', [])).toEqual([
    '## src/core/money/add.ts\n\n- **open**  \n  `1`: `1 → 2`',
  ])
  expect(earlierSection(page, 'src/core/money/add-all.ts', [])).toEqual([
    '## src/core/money/add-all.ts\n\n- **equivalent**: the same  \n  `2`: `2 → 3`',
  ])
  expect(earlierSection(page, 'src/core/money/format.ts', [])).toEqual([])
})

test('a survivor of such a section has the reason that has come since', () => {
  const reasons = [{ line: '1', mutants: ['1 → 2'], reason: 'equivalent', why: 'one is two' }] as const
  expect(earlierSection(page, 'src/core/money/add.ts', reasons)).toEqual([
    '## src/core/money/add.ts\n\n- **equivalent**: one is two  \n  `1`: `1 → 2`',
  ])
  expect(earlierSection(page, 'src/core/money/add-all.ts', reasons)).toHaveLength(1)
})
