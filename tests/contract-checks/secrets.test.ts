import { afterAll, expect, test } from 'vitest'
import { toGithub } from '#src/contract-checks/output/github.ts'
import { toHtml } from '#src/contract-checks/output/html.ts'
import { toJunit } from '#src/contract-checks/output/junit.ts'
import { toMarkdown } from '#src/contract-checks/output/markdown.ts'
import { toSarif } from '#src/contract-checks/output/sarif.ts'
import { toTerminal } from '#src/contract-checks/output/terminal.ts'
import { OURS } from './faults.ts'
import { breakAnswer } from './subject.ts'
import { api, verifyRun } from './verify-run.ts'

const run = await verifyRun()
afterAll(() => run.close())

test('no output carries a token, a password or a code', async () => {
  run.inject(breakAnswer({ api, style: OURS }, 'bindAuthenticator', (body) => (body['more'] = 1)))
  const report = await run.check(['bindAuthenticator', 'changeLoginPassword', 'logIn'], { act: true })
  const told = [toTerminal, toSarif, toJunit, toMarkdown, toGithub, toHtml]
    .map((write) => write(report))
    .join()
  expect(told).toContain('bindAuthenticator')
  for (const secret of ['openbourse&', '"openbourse"', 'password=openbourse', 'correct-horse'])
    expect(told).not.toContain(secret)
  expect(told).not.toMatch(/[?&](codes|secret|password)=[^•&'%]/)
})
