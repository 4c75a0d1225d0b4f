import { afterAll, expect, test } from 'vitest'
import { KIND_NAMES } from '#src/drift/coverage/kinds.ts'
import type { Report } from '#src/drift/output/report.ts'
import { api, verifyRun } from './verify-run.ts'

// Twenty seeds are run by `npm run bench`; this is as much as a test's time allows.
const run = await verifyRun({ histories: true })
afterAll(() => run.close())

const idsOf = (effect: string): string[] =>
  api.operations.filter((operation) => operation.effect === effect).map(({ id }) => id)

test('reading only: nothing is found, every read is reached, every act left out', async () => {
  const report = await run.check([], { seed: 1 })
  expect(report.findings).toEqual([])
  expect(report.skipped).toEqual(
    idsOf('act')
      .filter((id) => id !== 'logIn')
      .toSorted()
      .map((what) => ({ what, why: 'changes data; allow with --act' })),
  )
  expect(new Set(report.judged)).toEqual(new Set(['logIn', ...idsOf('read')]))
})

test('with leave to change data and the inbox: every operation is reached, and nothing is found', async () => {
  const report = await run.check([], { act: true, seed: 4 })
  expect(report.findings).toEqual([])
  expect(report.skipped).toEqual([])
  expect(new Set(report.judged)).toEqual(new Set(api.operations.map(({ id }) => id)))
  expect(tooLittle(report)).toEqual([])
}, 60_000)

/** Percent of the contract that a run with everything allowed sees at least. */
const SEEN = { operations: 100, parameters: 75, fields: 65, values: 40, codes: 90 } as const

const tooLittle = ({ coverage }: Report): string[] =>
  KIND_NAMES.filter((kind) => {
    const { seen, of } = coverage?.[kind] ?? { seen: 0, of: 1 }
    return seen * 100 < SEEN[kind] * of
  })
