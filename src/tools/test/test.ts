import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { program } from '#src/core/command-line/program.ts'
import { check } from '../check/check.ts'
import { endToEnd } from './e2e.ts'
import { forget, type Kind, KINDS, readResults, RESULT_FILES, tally, writeChecks } from './results.ts'
import { run, seconds } from '../run.ts'

const help = `npm test

Runs everything that CI runs. Parts: npm run check, npm run unit -- src/core/money, npm run e2e -- story.
`

await program({
  name: 'test',
  help,
  async main(args) {
    parseArgs({ args, options: {} })
    await everything()
  },
})

/**
 * `npm test`: everything CI runs, installing what it needs. Ends with `N passed, N failed`, which counts
 * each test and each check as one; a part that crashes or runs nothing is a failure of its own.
 */
async function everything(): Promise<void> {
  const started = performance.now()
  for (const kind of KINDS) forget(kind)
  // Hundreds of processes load the same packages: what they compiled is kept for the next.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled')

  await part('checks', 'Checks', async () => {
    writeChecks(await check())
  })
  await part('unit', 'Unit, property and contract tests', async () => {
    const reporters = ['--reporter=dot', '--reporter=json', '--outputFile.json=.cache/results/unit.json']
    await run(['vitest', 'run', ...reporters], { show: true })
  })
  await part('e2e', 'End-to-end tests in Chromium', () => endToEnd([], { E2E_RESULTS: RESULT_FILES.e2e }))

  const parts = KINDS.map((kind) => tally(kind, readResults(kind)))
  for (const line of parts.flatMap(({ lines }) => lines)) console.log(line)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  console.log(`\n${seconds(performance.now() - started)} in all`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function part(kind: Kind, title: string, work: () => Promise<void>): Promise<void> {
  console.log(`\n── ${title}`)
  try {
    await work()
  } catch (error) {
    console.error(`${kind} stopped: ${error instanceof Error ? error.message : String(error)}`)
  }
}
