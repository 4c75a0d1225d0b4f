import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instrumentErrors } from './errors-mutants.ts'
import { readReasons, type Reason, reasonOf, REASONS, staleReasons } from './reasons.ts'
import type { Mutant } from './results.ts'

const mutant = (to: string, killed: boolean): Mutant => ({ line: 'return a < b', from: 'a < b', to, killed })
const reason: Reason = {
  line: 'return a < b',
  mutants: ['a < b → a <= b'],
  reason: 'equivalent',
  why: 'never equal',
}

test('a survivor has the reason that names its line and its change', () => {
  expect(reasonOf(mutant('a <= b', false), [reason])).toBe(reason)
  expect(reasonOf(mutant('true', false), [reason])).toBeUndefined()
  expect(reasonOf({ ...mutant('a <= b', false), line: 'if (a < b) return' }, [reason])).toBeUndefined()
})

test('a reason is stale where a test kills its mutant, and where there is no such mutant', () => {
  expect(staleReasons({ mutants: [mutant('a <= b', false)] }, [reason])).toEqual([])
  expect(staleReasons({ mutants: [mutant('a <= b', true)] }, [reason])).toEqual([
    'return a < b: a < b → a <= b',
  ])
  expect(staleReasons({ mutants: [] }, [reason])).toEqual(['return a < b: a < b → a <= b'])
})

test('a sample says nothing of the reasons for mutants that it leaves out', () => {
  expect(staleReasons({ mutants: [], sample: 12 }, [reason])).toEqual([])
  expect(staleReasons({ mutants: [mutant('a <= b', false)], sample: 12 }, [reason])).toEqual([])
  const stale = staleReasons({ mutants: [mutant('a <= b', true)], sample: 12 }, [reason])
  expect(stale).toEqual(['return a < b: a < b → a <= b'])
})

test('every reason of the list is of a known kind, says why, and names a line that still stands', () => {
  const wrong = Object.entries(readReasons()).flatMap(([file, reasons]) => {
    // Of a table of operations the line names the operation.
    const text = file.startsWith('generated/operations/')
      ? instrumentErrors(file)
          .mutants.map(({ line }) => line)
          .join('\n')
      : readFileSync(file, 'utf8')
    return reasons.filter(
      ({ line, reason: kind, why }) =>
        !Object.hasOwn(REASONS, kind) || why === '' || (file.endsWith('.ts') && !text.includes(line)),
    )
  })
  expect(wrong).toEqual([])
})
