import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { positiveNumber, wholeNumber } from '#src/core/command-line/numbers.ts'
import { program } from '#src/core/command-line/program.ts'
import { contractTimes, type Measured } from './bench-contract.ts'
import { BUDGETS, LIGHTHOUSE, SOAK, TRADE_LIGHTHOUSE, WAITS } from './budgets.ts'
import { ensureBuilt } from '../build/build.ts'
import { type Manifest, mockedFiles, pageFiles, type Part, partSizes, forbiddenParts } from './bundle.ts'
import { PARTS } from '../mutants/parts.ts'
import { shareLine, shareOf } from '../mutants/shares.ts'
import { run, seconds } from '../run.ts'
// oxlint-disable-next-line house/arrows -- measured is what the end-to-end tests run
import { startServer } from '#tests/support/server.ts'

const RUNS = 5
/** Seconds that an open trading screen is watched: in a check, and in the whole bench. */
const SHORT_SECONDS = 6
const LONG_SECONDS = 20
/** Random gestures on its chart: in a check, and in the whole bench. */
const SHORT_GESTURES = 1_000
const LONG_GESTURES = 10_000
/** Operations on which each kind of fault is seeded. */
const FAULTS = 2
/** Exchanges that are judged. */
const EXCHANGES = '1000000'
/** Minutes that it stays open to see if it grows. */
const MINUTES = '0.4'

const help = `npm run bench -- [--check | --trade | --perpetuals | --soak | --mutation | --second-opinion | --judge] [--minutes number] [--exchanges number]

Prints sizes and times, and says what is over its budget.

  --check       only what is over its budget in size, or should not be in the bundle at all
  --trade       only what an open trading screen costs
  --perpetuals  only what the open screen of a contract costs, with positions in all contracts
  --soak        only what a trader notices while his server is attacked for ${SOAK.seconds / 60} minutes
  --mutation    only how many faults the contract checks find that are seeded into servers of three contracts
  --second-opinion  only a table of what other tools find in servers of two foreign contracts (npm installs them in .cache)
  --judge       only how fast the contract checks judge a stream, and how much memory they need for it
  --exchanges   of how many exchanges that stream is (${EXCHANGES} when left out)
  --minutes     how long an open trading screen stays open to see whether it grows (${MINUTES} when left out)
`

await program({
  name: 'bench',
  help,
  async main(args) {
    const { values } = parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        trade: { type: 'boolean', default: false },
        perpetuals: { type: 'boolean', default: false },
        soak: { type: 'boolean', default: false },
        mutation: { type: 'boolean', default: false },
        'second-opinion': { type: 'boolean', default: false },
        judge: { type: 'boolean', default: false },
        exchanges: { type: 'string', default: EXCHANGES },
        minutes: { type: 'string', default: MINUTES },
      },
    })
    const minutes = positiveNumber('--minutes', values.minutes)
    const only = (
      ['check', 'trade', 'perpetuals', 'soak', 'mutation', 'second-opinion', 'judge'] as const
    ).filter((name) => values[name])
    if (only.length > 1) throw new BadInput(`--${only.join(' and --')}: choose one of them`)
    const exchanges = wholeNumber('--exchanges', values.exchanges, 1_000, 100_000_000)
    if (values.mutation) return measureMutation()
    if (values['second-opinion']) return measureSecondOpinion()
    if (values.judge) return measureJudge(exchanges)
    await ensureBuilt()
    if (values.soak) await measureSoak()
    else if (values.check) checkSizes()
    // Short runs, for work on the trading screens.
    else if (values.perpetuals) await measurePerpetuals(SHORT_SECONDS)
    else if (values.trade) await measureTrading(SHORT_SECONDS, minutes, SHORT_GESTURES)
    else await measureAll(minutes)
  },
})

function manifestOf(): Manifest {
  return JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
}

function partsOf(manifest: Manifest): Part[] {
  return partSizes(
    manifest,
    (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length,
    pageFiles(readFileSync('dist/index.html', 'utf8')),
  )
}

function checkSizes(): void {
  const manifest = manifestOf()
  const parts = partsOf(manifest)
  const faults = [
    ...parts.filter(isOver).map((part) => `over its budget: ${line(part)}`),
    ...forbiddenParts(manifest).map((key) => `does not belong into the app: ${key}`),
    ...mockedFiles(globSync('dist/**/*.js'), (file) => readFileSync(file, 'utf8')).map(
      (file) => `carries mocked answers: ${file}`,
    ),
    ...(parts.some(({ kind, bytes }) => kind === 'entry' && bytes > 0) ? [] : ['no entry was found']),
    ...(parts.some(({ kind }) => kind === 'route') ? [] : ['the manifest names no lazy screen']),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function measureAll(minutes: number): Promise<void> {
  console.log('Bundle, gzipped (kB, budget)')
  const parts = partsOf(manifestOf())
  for (const part of parts.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.bytes - a.bytes))
    console.log(line(part))
  console.log('Mutants that a test kills (npm run mutants)')
  for (const part of Object.keys(PARTS)) console.log(shareLine(shareOf(part)))
  console.log('Times (longest)')
  await time('generate', ['node', 'src/tools/generate/generate.ts', '--check'], WAITS.generate)
  await time('types, cold', ['tsc', '--incremental', 'false'], WAITS.types)
  await printOutput(['node', 'src/sandbox/hosts/node/spot-bench.ts'])
  await printOutput(['node', 'src/sandbox/hosts/node/contracts-bench.ts'])
  await printOutput(['node', 'src/sandbox/hosts/node/growth-bench.ts'])
  await printOutput(['node', 'src/tools/bench/records-bench.ts'])
  await time('build, cold', ['vite', 'build', '--logLevel', 'warn', '--outDir', '.cache/bench'])
  await time('a million asset commands', ['node', 'src/sandbox/hosts/node/soak.ts', '--commands', '1000000'])
  for await (const measured of contractTimes()) reportTime(measured)
  await measureMutation()
  await measureTrading(LONG_SECONDS, minutes, LONG_GESTURES)
  await measurePerpetuals(LONG_SECONDS)
  await measureSoak()
  await askLighthouse('/', LIGHTHOUSE)
  await askLighthouse('/exchange/btc_usdt', TRADE_LIGHTHOUSE)
}

function isOver({ kind, bytes }: Part): boolean {
  return bytes / 1000 > BUDGETS[kind]
}

function line(part: Part): string {
  const mark = isOver(part) ? '✗' : '✓'
  return `${mark} ${(part.bytes / 1000).toFixed(1).padStart(7)} / ${BUDGETS[part.kind]}  ${part.kind.padEnd(9)} ${part.name}`
}

/** Prints what an open trading screen costs, and its chart; what is over its budget ends the bench with code 1. */
async function measureTrading(seconds: number, minutes: number, gestures: number): Promise<void> {
  const { benchTrading } = await import('./trade-bench.ts')
  const { benchPanning } = await import('./pan-bench.ts')
  const { benchGestures } = await import('./gesture-bench.ts')
  console.log(`Trading screen, ${seconds} s each`)
  await benchTrading(report, seconds, minutes)
  await benchPanning(report)
  await benchGestures(report, gestures)
}

async function measurePerpetuals(seconds: number): Promise<void> {
  const { benchPerpetuals } = await import('./perpetual-bench.ts')
  console.log(`Screen of a contract with positions in all of them, ${seconds} s each`)
  await benchPerpetuals(report, seconds)
}

/** Prints the share of seeded faults that the contract checks find. */
async function measureMutation(): Promise<void> {
  const { benchMutation } = await import('./mutation-bench.ts')
  console.log('Faults seeded into healthy servers')
  await benchMutation(report, FAULTS)
}

/** Prints what other tools find beside ours. */
async function measureSecondOpinion(): Promise<void> {
  const { benchSecondOpinion } = await import('./second-opinion.ts')
  await benchSecondOpinion(FAULTS)
}

/** Prints how fast a stream of exchanges is judged. */
async function measureJudge(exchanges: number): Promise<void> {
  const { benchJudge } = await import('./judge-bench.ts')
  console.log('Stream of recorded calls')
  await benchJudge(report, exchanges)
}

async function measureSoak(): Promise<void> {
  const { benchSoak } = await import('./soak-bench.ts')
  console.log(`Attacked server, ${SOAK.seconds} s`)
  await benchSoak(report, SOAK.seconds)
}

/** Prints one line of a measurement; what is over its budget ends the bench with code 1. */
function report(text: string, isGood: boolean, limit: string): void {
  console.log(isGood ? `✓ ${text}` : `✗ ${text} (${limit})`)
  if (!isGood) process.exitCode = 1
}

/** Prints what Lighthouse says of a page; scores swing with the machine, so its index stands beside them. */
async function askLighthouse(
  path: string,
  least: typeof LIGHTHOUSE | typeof TRADE_LIGHTHOUSE,
): Promise<void> {
  const { medianRun: medianVerdict, missedScores: shortOf } = await import('./lighthouse.ts')
  const server = await startServer()
  try {
    const verdict = await medianVerdict(`${server.url}${path}`, RUNS)
    const { performance, accessibility, seo, shift, benchmarkIndex } = verdict
    console.log(`Lighthouse of ${path}, mobile, median of ${RUNS} (benchmarkIndex ${benchmarkIndex})`)
    console.log(
      `  performance ${performance}, accessibility ${accessibility}, best practices ${verdict['best-practices']}, ` +
        `SEO ${seo}, layout shift ${shift.toFixed(4)}`,
    )
    const faults = shortOf(verdict, least)
    for (const fault of faults) console.log(`✗ ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

/** Prints how long a command took; one that failed, or took longer than it may, ends the bench with code 1. */
async function time(what: string, command: readonly string[], longest: number = Infinity): Promise<void> {
  const { code, ms } = await run(command)
  reportTime({ what, ms, longest, failed: code !== 0 })
}

/** Prints what a measurement of its own says; one that failed ends the bench with code 1. */
async function printOutput(command: readonly string[]): Promise<void> {
  const { code, output } = await run(command)
  console.log(output.trimEnd())
  if (code !== 0) process.exitCode = 1
}

function reportTime({ what, ms, longest, failed }: Measured): void {
  const late = ms / 1000 > longest
  const limit = longest === Infinity ? '' : ` / ${longest} s`
  console.log(
    `${late ? '✗' : '✓'} ${seconds(ms).padStart(7)}${limit.padEnd(7)}  ${what}${failed ? ' (failed)' : ''}`,
  )
  if (late || failed) process.exitCode = 1
}
