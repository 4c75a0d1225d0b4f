import { expect, test } from 'vitest'
import { instrumentErrors } from './errors-mutants.ts'
import { instrument } from './instrument.ts'

const SHARES = 'src/core/money/shares.ts'
const SECURITY = 'generated/operations/security.ts'

test('mutants of a file are named by line and change, with ids of their own behind switches', async () => {
  const { text, mutants } = await instrument(SHARES)
  expect(mutants).toContainEqual({
    id: expect.stringMatching(/^src\/core\/money\/shares\.ts@[\da-f]{16}#\d+$/) as unknown,
    file: SHARES,
    line: "if (units.some((part) => part < 0n)) throw new RangeError('a negative part has no share')",
    from: 'part < 0n',
    to: 'part <= 0n',
  })
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  for (const { id } of mutants) expect(text).toContain(`stryMutAct_9fa48("${id}")`)
})

test('each refusal of an operation is a mutant, and read through a switch', () => {
  const { text, mutants } = instrumentErrors(SECURITY)
  expect(mutants[0]).toMatchObject({
    file: SECURITY,
    line: 'applyForRealName: x-errors',
    from: 'missing-real-name at realName',
    to: 'gone',
  })
  for (const { id } of mutants) expect(text).toContain(JSON.stringify(id))
  expect(text).not.toMatch(/^ {2}errors: \[/m)
})
