import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

function cli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['src/drift/cli.ts', ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('help exists for the whole and for each command', () => {
  expect(cli('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('lint') as string })
  expect(cli('lint', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--format') as string,
  })
})

test.each([
  ['no such command', ['lnit'], /no command lnit; there are: lint, verify, judge/],
  ['no such file', ['lint', 'nowhere.yaml'], /no file nowhere\.yaml/],
  ['no such option', ['lint', '--colour'], /--colour.*see lint --help/],
  ['no such format', ['lint', '--format', 'pdf'], /no format pdf/],
  ['no such configuration', ['lint', '--config', 'nowhere.yaml'], /no configuration nowhere\.yaml/],
  ['two files', ['lint', 'a.yaml', 'b.yaml'], /one file/],
  ['a folder', ['lint', 'openapi'], /cannot read openapi/],
  ['not OpenAPI', ['lint', 'package.json'], /not OpenAPI 3/],
  ['no recording named', ['judge'], /judge takes one file/],
  ['no such recording', ['judge', 'nowhere.har'], /no file nowhere\.har/],
  ['no recording', ['judge', 'package.json'], /not an HTTP archive/],
  ['no JSON', ['judge', 'README.md'], /cannot read README\.md/],
  ['no such output', ['judge', 'package.json', '--format', 'pdf'], /no format pdf; choose text/],
  ['no file to write to', ['judge', 'package.json', '--write', 'junit'], /--write junit: format=file/],
  [
    'no such profile',
    ['judge', 'package.json', '--profile', 'lax'],
    /no profile lax; choose strict or legacy/,
  ],
  [
    'no such baseline',
    ['judge', 'package.json', '--baseline', 'nowhere.json'],
    /no baseline nowhere\.json; make one/,
  ],
  ['no server to pass on to', ['proxy'], /proxy needs --to/],
  ['no address to pass on to', ['proxy', '--to', 'nowhere'], /--to nowhere is no address/],
  ['no server to verify', ['verify'], /verify needs --url/],
  [
    'nobody there',
    ['verify', '--url', 'http://127.0.0.1:9/api'],
    /nobody answers at http:\/\/127\.0\.0\.1:9/,
  ],
  [
    'no such operation',
    ['verify', '--url', 'http://127.0.0.1:9', '--only', 'fly'],
    /--only fly is no operation/,
  ],
  ['no such contract', ['judge', 'package.json', '--contract', 'nowhere.yaml'], /no file nowhere\.yaml/],
  ['no contract', ['judge', 'package.json', '--contract', 'package.json'], /not OpenAPI 3/],
  [
    'a strange configuration',
    ['judge', 'package.json', '--config', 'package.json'],
    /package\.json: name is unknown/,
  ],
])('%s: exit code 2 and one clear line', (_what, args, message) => {
  const { status, stdout, stderr } = cli(...args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('unreadable YAML: exit code 2 and one clear line', () => {
  const { status, stderr } = cli('lint', file('broken.yaml', 'openapi: 3.1.0\ninfo: [\n'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/^contract: cannot read .*broken\.yaml: .*\n$/)
})

test('findings: exit code 1, as data with --format json', () => {
  const path = file('small.yaml', 'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: {}\n')
  const { status, stdout } = cli('lint', path, '--format', 'json')
  expect(status).toBe(1)
  const { findings } = JSON.parse(stdout) as { findings: unknown[] }
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'openbourse/answer-envelope', line: 2, column: 1, pointer: '/info' }),
  )
})
