import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packChecks } from '#src/tools/build/pack-checks.ts'
import { run } from '#src/tools/run.ts'
import { library } from './mutation/subjects.ts'

const folder = mkdtempSync(join(tmpdir(), 'package-'))
const subject = await library()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await subject.server.close()
})

test('the packed checks run by npx in a folder without a checkout', async () => {
  const file = basename(await packChecks(folder))
  for (const name of ['library.yaml', 'library.checks.yaml'])
    copyFileSync(`tests/contract-checks/mutation/${name}`, join(folder, name))
  expect(statSync(join(folder, file)).size).toBeLessThan(3_000_000)
  // npm hands the command to a shell; cd is what a person does first.
  const there = (command: string) => run(['sh', '-c', `cd '${folder}' && npx --yes ./${file} ${command}`])
  const options = '--contract library.yaml --config library.checks.yaml --act --require-all'
  const fine = await there(`verify --url ${subject.server.url.href} ${options}`)
  expect(fine.output).toMatch(/14 of 14 operations: no finding/)
  expect(fine.code).toBe(0)
  subject.server.inject((request, pass) =>
    request.url.endsWith('/branches') ? Response.json([{ id: 'one' }]) : pass(request),
  )
  const broken = await there(`verify --url ${subject.server.url.href} ${options} --only getBranches`)
  expect(broken.output).toMatch(/getBranches {2}library\.yaml:\d+\n {2}wrong-type +\/0\/id/)
  expect(broken.code).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual([file, 'library.checks.yaml', 'library.yaml'].toSorted())
}, 180_000)
