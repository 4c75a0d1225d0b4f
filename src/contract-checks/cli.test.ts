import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { commands } from './commands.ts'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command line in this process and returns its exit code, stdout and stderr. */
async function cli(...args: string[]) {
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text)
      return true
    }),
  )
  try {
    const status = await main(args)
    return { status, ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('file names are relative to where npm was called, below the checkout too', () => {
  const env = { ...process.env, INIT_CWD: resolve('openapi'), npm_lifecycle_event: 'contract-checks' }
  const { status, stderr } = spawnSync(
    'node',
    [resolve('src/contract-checks/cli.ts'), 'lint', 'redocly.yaml'],
    {
      env,
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^contract: redocly\.yaml is not OpenAPI 3/) as string,
  })
})

test('the program prints help, and exits with 2 on bad usage', () => {
  const run = (...args: string[]) =>
    spawnSync('node', ['src/contract-checks/cli.ts', ...args], { encoding: 'utf8' })
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('lint') as string })
  expect(run('lnit')).toMatchObject({ status: 2, stdout: '' })
})

test.each(Object.keys(commands))('%s --help prints its options', async (name) => {
  const { status, stdout } = await cli(name, '--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^ {2}--[a-z]/m)
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
  [
    'no folder to write into',
    ['judge', 'package.json', '--write', 'junit=nowhere/report.xml'],
    /--write junit=nowhere\/report\.xml: there is no folder nowhere/,
  ],
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
  [
    'no address, with a password',
    ['proxy', '--to', 'https://ada:hid/den@127.0.0.1:99999'],
    /^contract: --to https:\/\/127\.0\.0\.1:99999 is no address/,
  ],
  ['no server to verify', ['verify'], /verify needs --url/],
  [
    'a password in the address',
    ['verify', '--url', 'http://ada:hidden@127.0.0.1:9/api'],
    /^contract: --url names somebody to log in as/,
  ],
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
  [
    'an unknown operation in the configuration',
    ['judge', 'package.json', '--config', file('fly.yaml', 'ignore: [fly]')],
    /names fly, which is no operation/,
  ],
  [
    'a bad regular expression',
    ['judge', 'package.json', '--config', file('match.yaml', "inbox: { url: 'http://x.test', match: '(' }")],
    /\( is no regular expression/,
  ],
  [
    'an unreadable baseline',
    ['judge', 'package.json', '--baseline', file('known.json', '{')],
    /cannot read .*known\.json/,
  ],
  ['a port that is none', ['proxy', '--to', 'http://x.test', '--port', '99999'], /--port 99999 is no port/],
  [
    'no certificate',
    ['verify', '--url', 'http://x.test', '--ca', 'README.md'],
    /--ca README\.md is no certificate/,
  ],
])('%s: exit code 2 and one clear line', async (_what, args, message) => {
  const { status, stdout, stderr } = await cli(...args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('unreadable YAML: exit code 2 and one clear line', async () => {
  const { status, stderr } = await cli('lint', file('broken.yaml', 'openapi: 3.1.0\ninfo: [\n'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/^contract: cannot read .*broken\.yaml: .*\n$/)
})

test('findings exit with 1, and are JSON with --format json', async () => {
  const path = file('small.yaml', 'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: {}\n')
  const { status, stdout } = await cli('lint', path, '--profile', 'house', '--format', 'json')
  expect(status).toBe(1)
  const { findings } = JSON.parse(stdout) as { findings: unknown[] }
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'openbourse/answer-envelope', line: 2, column: 1, pointer: '/info' }),
  )
})

test('judge names settings that change nothing', async () => {
  const contract = file(
    'watched.yaml',
    "openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: { /a: { get: { responses: { '200': { description: A } } } } }\n",
  )
  const config = file('idle.yaml', 'values: { name: [Ada] }\nlatency: 500\n')
  const har = file('empty.har', '{ "log": { "entries": [] } }')
  const { status, stdout } = await cli('judge', har, '--contract', contract, '--config', config)
  expect(status).toBe(0)
  expect(stdout).toMatch(/Settings without effect[^]*values[^]*only verify calls the server by itself/)
  expect(stdout).not.toMatch(/latency/)
})
