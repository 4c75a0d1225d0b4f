import { afterAll, expect, test } from 'vitest'
import { reportOfRun } from '#src/contract-checks/judge/run-report.ts'
import { REPORT_FORMATS } from '#src/contract-checks/output/report-writer.ts'
import { OURS } from './faults.ts'
import { breakAnswer } from './subject.ts'
import { api, verifyRun } from './verify-run.ts'

const run = await verifyRun()
afterAll(() => run.close())

test('no output contains a token, a password or a code', async () => {
  run.inject(breakAnswer({ api, style: OURS }, 'bindAuthenticator', (body) => (body['more'] = 1)))
  const report = await run.check(['bindAuthenticator', 'changeLoginPassword', 'logIn'], { act: true })
  const told = Object.values(REPORT_FORMATS)
    .map((write) => write(reportOfRun(report)))
    .join()
  expect(told).toContain('bindAuthenticator')
  for (const secret of ['openbourse&', '"openbourse"', 'password=openbourse', 'correct-horse'])
    expect(told).not.toContain(secret)
  expect(told).not.toMatch(/[?&](codes|secret|password)=[^•&'%]/)
})
