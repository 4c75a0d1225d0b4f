import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { program } from '#src/core/command-line/program.ts'
import { type RunResult, run, seconds } from '../run.ts'
import type { Result } from '../test/results.ts'

/** Every check of the tree, cheapest to wait for last. `node` is the project's own (see toolPath). */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'bundle budgets': ['node', 'src/tools/bench/bench.ts', '--check'],
  'generated code is fresh': ['node', 'src/tools/generate/generate.ts', '--check'],
  types: ['tsc'],
  lint: ['oxlint', '--format=unix'],
  'unused exports and packages': ['knip', '--no-progress'],
  contract: ['node', 'src/contract-checks/cli.ts', 'lint'],
  'contract since main': ['node', 'src/contract-checks/cli.ts', 'diff', '--since', 'main', '--by-version'],
  'contract as a bundle': [
    'redocly',
    'lint',
    'generated/contract.json',
    '--config',
    'openapi/redocly.yaml',
    '--format=stylish',
    '--max-problems=20',
  ],
  streams: [
    'redocly',
    'lint',
    'openapi/streams.yaml',
    '--config',
    'openapi/redocly.streams.yaml',
    '--format=stylish',
  ],
  format: ['oxfmt', '--check'],
  'style sheets': ['node', 'src/tools/check/styles.ts'],
  json: ['node', 'src/tools/check/json.ts'],
  enums: ['node', 'src/tools/check/enums.ts'],
  locales: ['node', 'src/tools/check/locales.ts'],
  'lock file': ['node', 'src/tools/check/lock.ts', '--check'],
}

/** Two at a time: the smallest machine this is meant for has two cores. */
const LANES = 2

/** Runs the checks of the given names (all when none), prints each with its time. */
export async function check(names: readonly string[] = []): Promise<Result[]> {
  const queue = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name))
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name))
  if (unknown.length > 0)
    throw new BadInput(
      `there is no check ${unknown.join(', ')}; there are: ${Object.keys(CHECKS).join(', ')}`,
    )
  const results: Result[] = []
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, command] = next
      const ran = await run(command, { env: { REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' } })
      report(name, command, ran)
      results.push({ title: name, file: 'src/tools/check/check.ts', passed: ran.code === 0 })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

function report(name: string, command: readonly string[], { code, output, ms }: RunResult): void {
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(ms).padStart(7)}`)
  if (code === 0) return
  console.log(`  ${command.join(' ')} (exit ${code})`)
  console.log(output.trimEnd().replaceAll(/^/gm, '  '))
}

const help = `npm run check -- [name]...

Runs all checks of the tree, or those that are named: ${Object.keys(CHECKS).join(', ')}.
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'check',
    help,
    async main(args) {
      const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
      const results = await check(positionals)
      const failed = results.filter(({ passed }) => !passed).length
      console.log(`${results.length - failed} passed, ${failed} failed`)
      process.exitCode = failed === 0 ? 0 : 1
    },
  })
