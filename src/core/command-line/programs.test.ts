import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'bad-use-'))
afterAll(() => rmSync(folder, { recursive: true }))
const nowhere = join(folder, 'nowhere')
const notJournal = join(folder, 'other.json')
writeFileSync(notJournal, '{"format": "another"}')

async function run(program: string, args: readonly string[]) {
  const child = spawn('node', [`src/${program}.ts`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...said }
}

test.concurrent.each<[string, string[], string]>([
  ['tools/bench/bench', ['--minutes', 'x'], 'bench: --minutes x: a number above 0 is expected'],
  ['tools/bench/bench', ['--minutes', '0'], 'bench: --minutes 0: a number above 0 is expected'],
  ['tools/bench/bench', ['--check', '--trade'], 'bench: --check and --trade: choose one of them'],
  ['tools/bench/bench', ['--minute', '3'], "bench: Unknown option '--minute'; see --help"],
  ['tools/test/e2e', ['stroy'], 'e2e: no file in tests/e2e fits stroy'],
  ['tools/test/e2e', ['--shots', '--worker=1'], 'e2e: there is no option --worker'],
  ['tools/build/build', ['--watch'], "build: Unknown option '--watch'; see --help"],
  ['tools/check/check', ['lint', 'tpyes'], 'check: there is no check tpyes; there are: bundle budgets, '],
  ['tools/generate/generate', ['--chekc'], "generate: Unknown option '--chekc'; see --help"],
  ['tools/check/lock', ['--chekc'], "lock: Unknown option '--chekc'; see --help"],
  ['tools/check/locales', ['de_DE'], "locales: Unexpected argument 'de_DE'"],
  ['tools/generate/new', [], 'new: the operation needs a name in camelCase, a verb first: npm run new -- '],
  ['tools/generate/new', ['--aera', 'x'], "new: Unknown option '--aera'; see --help"],
  ['tools/test/test', ['src/core/money'], "test: Unexpected argument 'src/core/money'"],
  ['tools/build/start', ['--port', 'x'], 'start: --port x: a whole number from 0 to 65535 is expected'],
  ['tools/build/start', ['--prot', '1'], "start: Unknown option '--prot'; see --help"],
  ['sandbox/hosts/node/serve', ['--port', '99999'], 'start: --port 99999: a whole number from 0 to 65535'],
  ['sandbox/hosts/node/soak', ['--commands', 'many'], 'soak: --commands many: a whole number from 1 to'],
  ['sandbox/hosts/node/cli', [], 'sandbox: say one of --list, --export <file> and --replay <file>'],
  ['sandbox/hosts/node/cli', ['--list', '--replay', 'x'], 'sandbox: say one of --list, --export <file> and'],
  [
    'sandbox/hosts/node/cli',
    ['--export', nowhere, '--data', nowhere],
    `sandbox: there is no sandbox in ${nowhere}`,
  ],
  ['sandbox/hosts/node/cli', ['--replay', nowhere], `sandbox: cannot read ${nowhere}: ENOENT`],
  ['sandbox/hosts/node/cli', ['--replay', notJournal], `sandbox: cannot read ${notJournal}: `],
  ['sandbox/hosts/node/cli', ['--replay', 'README.md'], 'sandbox: cannot read README.md: Unexpected token'],
])('%s %j: exit code 2 and one clear line', async (program, args, line) => {
  const { status, stdout, stderr } = await run(program, args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr.slice(0, line.length)).toBe(line)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test.concurrent.each([
  'bench/bench',
  'test/e2e',
  'build/build',
  'check/check',
  'generate/generate',
  'check/lock',
  'check/locales',
  'generate/new',
  'test/test',
  'build/start',
])('tools/%s --help prints the usage, and does nothing else', async (name) => {
  const { status, stdout, stderr } = await run(`tools/${name}`, ['--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^(npm (run|start|test)|node src)/)
})
