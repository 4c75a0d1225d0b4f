import { expect, test } from 'vitest'
import { playwrightResults, tally, vitestResults } from './results.ts'

test('a skipped unit test does not count as passed', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'VAL-01 one', status: 'passed' },
          { fullName: 'VAL-02 two', status: 'skipped' },
        ],
      },
    ],
  }
  expect(vitestResults(JSON.stringify(report))).toEqual([
    { title: 'VAL-01 one', file: 'a.test.ts', passed: true },
    { title: 'VAL-02 two', file: 'a.test.ts', passed: false },
  ])
})

test('a test file that fails to load is a failure', () => {
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }
  expect(vitestResults(JSON.stringify(report))).toEqual([
    { title: 'a.test.ts could be run', file: 'a.test.ts', passed: false },
  ])
})

test('end-to-end titles include their groups; skipped tests and errors outside tests are failures', () => {
  const spec = (title: string, status: string, expectedStatus = 'passed') => ({
    title,
    file: 'story.spec.ts',
    tests: [{ projectName: 'desk', status, expectedStatus }],
  })
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'story.spec.ts',
        file: 'story.spec.ts',
        specs: [spec('FEAT-01 registers', 'expected')],
        suites: [{ title: 'SESS', file: 'story.spec.ts', specs: [spec('late', 'skipped', 'skipped')] }],
      },
    ],
  }
  expect(playwrightResults(JSON.stringify(report))).toEqual([
    { title: 'FEAT-01 registers', file: 'story.spec.ts', passed: true },
    { title: 'SESS late', file: 'story.spec.ts', passed: false },
    { title: 'no server', file: '', passed: false },
  ])
})

test('a part that crashed or ran nothing is a failure', () => {
  expect(tally('unit', null)).toEqual({ passed: 0, failed: 1, lines: ['✗ unit: nothing ran'] })
  expect(tally('e2e', []).failed).toBe(1)
})

test('each result counts once, and the failed ones are listed', () => {
  const results = [
    { title: 'one', file: 'a', passed: true },
    { title: 'two', file: 'a', passed: false },
  ]
  expect(tally('checks', results)).toEqual({ passed: 1, failed: 1, lines: ['✗ checks: two'] })
})
