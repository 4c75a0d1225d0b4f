import { afterAll, expect, test } from 'vitest'
import { breakOne, faultsOf, runOn } from './mutation/run.ts'
import { depot, library } from './mutation/subjects.ts'

// All kinds on all contracts are seeded by `npm run bench -- --mutation`; this is as much as a test's time allows.
const KINDS = [
  'field: a required field of rows is missing',
  'code: a valid request is refused',
  'session: works without a token',
  'paging: the size is ignored',
  'paging: the total counts the page',
  'filter: the end of a span is ignored',
  'state: what is made is not kept',
  'state: one thing is always the same',
  'time: too slow',
]

const subjects = await Promise.all([library(), depot()])
afterAll(() => Promise.all(subjects.map(({ server }) => server.close())))

test.each(subjects)(
  '$name: a healthy server is reached as a whole, without findings',
  async (subject) => {
    await subject.reset()
    for (const seed of [1, 2]) {
      const report = await runOn(subject, [], seed)
      expect(report).toMatchObject({ findings: [], skipped: [], missed: [], warnings: [] })
      expect(report.judged).toHaveLength(subject.api.operations.length)
    }
  },
  60_000,
)

test.each(subjects)(
  '$name: seeded faults are found, each told once',
  async (subject) => {
    const faults = await faultsOf(subject, 1, KINDS)
    expect(faults.length).toBeGreaterThan(6)
    for (const fault of faults) {
      const told = await breakOne(subject, fault)
      const isThere = told.some((line) => fault.operations.some((id) => line.startsWith(`${id} `)))
      expect({ kind: fault.kind, told, isThere, count: told.length }).toMatchObject({
        isThere: true,
        count: 1,
      })
    }
  },
  120_000,
)
