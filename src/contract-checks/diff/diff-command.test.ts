import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthy } from '../testing/healthy.ts'
import { diff, git, read, write } from '../testing/run-diff.ts'
import { GROUPS } from './rules/all.ts'
import { changesPage } from './rules/page.ts'

const home = mkdtempSync(join(tmpdir(), 'contract-diff-'))
afterAll(() => rmSync(home, { recursive: true }))

/** A checkout with two commits on main, and work on a branch that renames a field. */
const repo = join(home, 'repo')
const paid = healthy['openapi/schemas/PaidOrder.yaml'] ?? ''
beforeAll(() => {
  for (const [name, text] of Object.entries(healthy)) write(repo, name, text)
  git(repo, 'init', '-q', '-b', 'main')
  git(repo, 'add', '.')
  git(repo, 'commit', '-qm', 'The contract')
  write(repo, 'README.md', 'Shop\n')
  git(repo, 'add', '.')
  git(repo, 'commit', '-qm', 'A page')
  git(repo, 'checkout', '-qb', 'work')
  write(repo, 'openapi/schemas/PaidOrder.yaml', paid.replace('x-unit: coin', 'x-unit: ratio'))
})

test('a git ref is compared with the files here: rule, place on both sides, operations; exit code 1', async () => {
  const { status, stdout } = await diff(repo, 'main', '--format', 'json')
  expect(status).toBe(1)
  const { changes } = read(stdout)
  expect(changes).toMatchObject([
    {
      rule: 'unit-changed',
      severity: 'breaking',
      message: expect.stringMatching(/amount: coin → ratio$/) as string,
      before: { file: 'openapi/schemas/PaidOrder.yaml', line: 7 },
      after: { file: 'openapi/schemas/PaidOrder.yaml', line: 7 },
      operations: ['payOrder'],
      touched: { hooks: [], forms: [], screens: [] },
    },
  ])
})

test.each([
  ['a ref with a path', ['main:openapi/openapi.yaml']],
  ['a folder of another checkout', ['other']],
  ['a ref on both sides', ['main', 'main'], 0],
  ['a branch since it was left', ['--since', 'main']],
  ['never failing', ['main', '--fail-on', 'never'], 0],
  ['only what breaks, shown', ['main', '--show', 'breaking', '--format', 'markdown']],
])('%s', async (_what, args, status = 1) => {
  cpSync(join(repo, 'openapi'), join(repo, 'other/openapi'), { recursive: true, force: false })
  write(repo, 'other/openapi/schemas/PaidOrder.yaml', paid)
  expect(await diff(repo, ...args)).toMatchObject({ status, stderr: '' })
})

test('a version that announces breaking changes makes them accepted', async () => {
  const root = healthy['openapi/openapi.yaml'] ?? ''
  const version = /version: (\S+?)[,\n }]/.exec(root)?.[1] ?? ''
  write(repo, 'openapi/openapi.yaml', root.replace(`version: ${version}`, 'version: 99.0.0'))
  expect((await diff(repo, 'main')).status).toBe(1)
  const { status, stdout } = await diff(repo, 'main', '--by-version')
  expect(stdout).toContain(`announced by version ${version} → 99.0.0`)
  expect(status).toBe(0)
  write(repo, 'openapi/openapi.yaml', root)
})

test('a version that announces breaking changes accepts dangerous ones too, with a note', async () => {
  const root = healthy['openapi/openapi.yaml'] ?? ''
  const version = /version: (\S+?)[,\n }]/.exec(root)?.[1] ?? ''
  const pay = healthy['openapi/paths/pay.yaml'] ?? ''
  const id = /operationId: (\w+)/.exec(pay)?.[1] ?? ''
  const two = { old: join(home, 'before'), now: join(home, 'renamed') }
  for (const folder of Object.values(two))
    for (const [name, text] of Object.entries(healthy)) write(folder, name, text)
  write(two.now, 'openapi/paths/pay.yaml', pay.replace(id, 'payLater'))
  const compare = (...args: string[]) => diff(home, 'before/openapi', 'renamed/openapi', ...args)
  const asked = ['--fail-on', 'dangerous', '--by-version']

  expect((await compare()).status).toBe(0)
  const hidden = await compare(...asked, '--show', 'breaking', '--format', 'junit')
  expect(hidden.status).toBe(1)
  expect(hidden.stdout).toMatch(/failures="1"[^]*<failure type="operation-id-changed"/)
  expect((await compare(...asked, '--format', 'github')).stdout).toMatch(
    /^::error [^\n]*operation-id-changed/m,
  )

  write(two.now, 'openapi/openapi.yaml', root.replace(`version: ${version}`, 'version: 99.0.0'))
  const { status, stdout } = await compare(...asked)
  expect(stdout).toContain(`1 dangerous; announced by version ${version} → 99.0.0`)
  expect(status).toBe(0)
  expect((await compare(...asked, '--format', 'junit')).stdout).toContain('failures="0"')
  expect((await compare(...asked, '--format', 'github')).stdout).toMatch(
    /^::warning [^\n]*operation-id-changed/m,
  )
  expect((await compare('--fail-on', 'dangerous')).status).toBe(1)
})

test('with --strict-answers what answers may bring more is breaking', async () => {
  const state = healthy['openapi/schemas/State.yaml'] ?? ''
  const two = { old: join(home, 'narrow'), now: join(home, 'wide') }
  for (const folder of Object.values(two))
    for (const [name, text] of Object.entries(healthy)) write(folder, name, text)
  const wide = state
    .replace(/enum: \[/, 'enum: [77, ')
    .replace(/x-enum-varnames: \[/, 'x-enum-varnames: [ODD, ')
  expect(wide).not.toBe(state)
  write(two.now, 'openapi/schemas/State.yaml', wide)
  const compare = (...args: string[]) => diff(home, 'narrow/openapi', 'wide/openapi', ...args)
  expect((await compare()).status).toBe(0)
  const strict = await compare('--strict-answers')
  expect(strict.stdout).toMatch(/^breaking {2}response-enum-value-added/m)
  expect(strict.status).toBe(1)
})

test('without enough history the command compares nothing and reports no error', async () => {
  const shallow = join(home, 'shallow')
  git(home, 'clone', '-q', '--depth', '1', '--branch', 'main', `file://${repo}`, 'shallow')
  expect(await diff(shallow, '--since', 'main')).toEqual({
    status: 0,
    stdout: 'nothing to compare with: the history is cut off (a shallow clone); git fetch --unshallow\n',
    stderr: '',
  })
  const { status, stderr } = await diff(shallow, 'HEAD~1')
  expect(status).toBe(2)
  expect(stderr).toContain('the clone is shallow; git fetch --unshallow')
  const bare = join(home, 'no-git')
  mkdirSync(bare)
  symlinkSync(join(repo, 'openapi'), join(bare, 'openapi'))
  expect(await diff(bare, '--since', 'main')).toMatchObject({
    status: 0,
    stdout: 'nothing to compare with: this is no git checkout with a commit\n',
  })
})

test('on the branch itself the old side is the commit before', async () => {
  const clone = join(home, 'clone')
  git(home, 'clone', '-q', '--branch', 'main', `file://${repo}`, 'clone')
  const { status, stdout } = await diff(clone, '--since', 'main')
  expect(status).toBe(0)
  expect(stdout).toMatch(/\(the commit before this one\) → openapi\/openapi\.yaml: no change\n$/)
})

test.each([
  ['nothing to compare', [], /diff needs something to compare with/],
  ['three sides', ['a', 'b', 'c'], /two sides/],
  ['neither file nor ref', ['nowhere'], /no file nowhere, and git does not know nowhere/],
  ['a ref without the file', ['main:gone.yaml'], /main:gone\.yaml has no file gone\.yaml/],
  ['a folder without a contract', ['locales'], /has no openapi\.yaml/],
  ['no contract', ['README.md'], /cannot read README\.md|not an OpenAPI document/],
  ['an unknown level', ['main', '--fail-on', 'loud'], /--fail-on loud: choose breaking/],
  ['two old sides', ['main', '--since', 'main'], /--since names the old side/],
  ['an option for git', ['--', '--output=x'], /no file --output=x/],
])('%s: exit code 2 and one clear line', async (_what, args, says) => {
  mkdirSync(join(repo, 'locales'), { recursive: true })
  const { status, stdout, stderr } = await diff(repo, ...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(says)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('all outputs contain rule, place and operation', async () => {
  const formats = ['text', 'json', 'junit', 'sarif', 'markdown', 'github', 'html']
  const files = formats.map((format) => join(home, `report.${format}`))
  await diff(
    repo,
    'main',
    ...formats.flatMap((format, index) => ['--write', `${format}=${files[index] ?? ''}`]),
  )
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll('<wbr>', '')
    expect(text).toContain('unit-changed')
    expect(text).toContain('openapi/schemas/PaidOrder.yaml')
    expect(text).toMatch(/coin → ratio/)
  }
})

test('a change listed in a baseline does not count until its day, a fixed one is listed', async () => {
  const file = join(home, 'known.json')
  expect((await diff(repo, 'main', '--write', `baseline=${file}`)).status).toBe(1)
  const { status, stdout } = await diff(repo, 'main', '--baseline', file)
  expect({ status, said: stdout.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    said: 'main → openapi/openapi.yaml: no change, 1 known',
  })
  writeFileSync(file, readFileSync(file, 'utf8').replace(/20\d\d-/, '2020-'))
  const expired = await diff(repo, 'main', '--baseline', file)
  expect(expired).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/known until 2020.*has passed/) as string,
  })
  const fixed = await diff(repo, 'main', 'main', '--baseline', file)
  expect(fixed).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/found no more: take it out/) as string,
  })
  expect(await diff(repo, 'main', '--baseline', 'none.json')).toMatchObject({ status: 2 })
})

test("a baseline holds dangerous changes too, whatever is shown, and keeps another one's entries", async () => {
  const one = join(home, 'shown.json')
  const two = join(home, 'grown.json')
  const names = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { known: { finding: string }[] }).known
      .map(({ finding }) => finding.split(' ')[0] ?? '')
      .toSorted()
  const root = healthy['openapi/openapi.yaml'] ?? ''
  const other = join(repo, 'dangerous')
  cpSync(join(repo, 'openapi'), other, { recursive: true })
  write(other, 'openapi.yaml', root.replace('[4000]', '[4000, 401]'))
  await diff(repo, 'main', 'dangerous', '--show', 'breaking', '--write', `baseline=${one}`)
  expect(names(one)).toEqual(['openbourse/session-code-added', 'openbourse/unit-changed'])
  await diff(repo, 'main', '--write', `baseline=${two}`)
  await diff(repo, 'main', 'dangerous', '--baseline', two, '--write', `baseline=${two}`)
  expect(names(two)).toEqual(names(one))
  const known = await diff(repo, 'main', 'dangerous', '--fail-on', 'dangerous', '--baseline', two)
  expect(known).toMatchObject({ status: 0, stdout: expect.stringContaining('2 known') as string })
})

test('channels beside the contract are compared too, by their own version', async () => {
  const streams = (version: string, address: string) => `
asyncapi: 3.0.0
info: { title: Shop, live, version: ${version} }
channels: { paid: { address: ${address}, messages: { order: { payload: { $ref: schemas/PaidOrder.yaml } } } } }`
  const two = { old: join(home, 'old'), now: join(home, 'now') }
  for (const folder of Object.values(two)) cpSync(join(repo, 'openapi'), folder, { recursive: true })
  write(two.now, 'streams.yaml', streams('1.0.0', '/paid'))
  expect(await diff(home, 'old', 'now')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('channel-added  paid: /paid') as string,
  })
  expect(await diff(home, 'now', 'old')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('channel-removed  paid: /paid') as string,
  })
  write(two.old, 'streams.yaml', streams('1.0.0', '/paid'))
  write(two.now, 'streams.yaml', streams('2.0.0', '/orders'))
  expect((await diff(home, 'old', 'now')).status).toBe(1)
  const { status, stdout } = await diff(home, 'old', 'now', '--by-version')
  expect(stdout).toMatch(
    /channel-address-changed {2}paid: \/paid → \/orders[^]*announced by version 1.0.0 → 2.0.0/,
  )
  expect(status).toBe(0)
  write(two.now, 'streams.yaml', streams('1.0.0', '/paid'))
  write(two.old, 'schemas/PaidOrder.yaml', paid)
  expect(read((await diff(home, 'old', 'now', '--format', 'json')).stdout).changes).toMatchObject([
    { rule: 'unit-changed', operations: ['payOrder', 'paid'] },
  ])
  expect(await diff(home, 'old', 'now/streams.yaml')).toMatchObject({
    status: 2,
    stderr: 'old and now/streams.yaml are of two kinds: OpenAPI and AsyncAPI cannot be compared',
  })
})

test('docs/contract-changes.md lists every rule as it is', () => {
  expect(readFileSync('docs/contract-changes.md', 'utf8')).toBe(changesPage(GROUPS))
})
