/**
 * Mutants of code: Stryker makes them, all at once and each behind a switch, and our own runners of Vitest judge them.
 * Stryker's runner begins a process for each, which takes a second; here a test meets one mutant after another in the
 * same process, and only those that survive this, or work while a module is loaded, get a process of their own.
 */
import { basename, dirname } from 'node:path'
import { systemNow } from '#src/core/time/instant.ts'
import { addKill, knownKills } from './kills.ts'
import { instrumentErrors } from './errors-mutants.ts'
import { type CodeMutant, instrument } from './instrument.ts'
import { lay } from './overlay.ts'
import type { Part } from './parts.ts'
import type { Mutant } from './results.ts'
import { isInSample } from './sample.ts'
import type { Hits, Reach } from './switch-plan.ts'
import { fileOf } from './switches.ts'
import { type Ran, type WorkerRun, workerRun } from './worker-run.ts'

/** Tests are taken in turns, by the time in ms that one takes: most mutants are killed before a slow one runs. */
const TURNS = [20, 100, 500, Number.POSITIVE_INFINITY]
/** A test that so many mutants made unusable for the following ones meets no more of them. */
const SPOILT_OFTEN = 3

/** Tables of operations, whose refusals are left out. */
const OPERATIONS = 'generated/operations/'

type Tests = ReadonlyMap<string, Reach & { again: boolean }>
type Work = {
  readonly run: WorkerRun['run']
  readonly end: number
  readonly tests: Tests
  readonly titled: readonly string[]
  readonly keepsNothing: boolean
  /** Mutants that a module runs into as it is loaded. */
  readonly loaded: ReadonlySet<string>
  readonly killed: Set<string>
  /** Mutants with which a test failed, and did so without them afterwards. */
  readonly spoilt: Set<string>
}

/**
 * Judges one of `sample` mutants of some files by the given tests, until `end` (epoch ms), and returns those of
 * each file that is ready.
 * @throws Error where a test fails without any mutant
 */
export async function codeMutants(
  files: readonly string[],
  tests: readonly string[],
  {
    isolate = false,
    titled = false,
    keepsNothing = false,
  }: Pick<Part, 'isolate' | 'titled' | 'keepsNothing'>,
  { end, sample }: { readonly end: number; readonly sample: number },
): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const instrumented = await Promise.all(
    files.map(async (file) => ({
      file,
      ...(file.startsWith(OPERATIONS) ? instrumentErrors(file) : await instrument(file)),
    })),
  ).then((all) =>
    all.map((each) => ({ ...each, mutants: each.mutants.filter(({ id }) => isInSample(id, sample)) })),
  )
  lay(new Map(instrumented.map(({ file, text }) => [file, text])))
  const mutants = instrumented.flatMap((each) => each.mutants)
  const worker = await workerRun(tests, isolate)
  try {
    const work = await cover(worker.run, tests, { titled: titled ? files : [], keepsNothing, end })
    await takeTurns(work, mutants)
    const ready = await fixRest(work, mutants)
    return new Map(
      instrumented
        .filter((each) => each.mutants.every(({ id }) => ready.has(id)))
        .map((each) => [each.file, each.mutants.map((mutant) => judged(mutant, work.killed))]),
    )
  } finally {
    await worker.close()
    lay(new Map())
  }
}

const judged = ({ line, from, to, id }: CodeMutant, killed: ReadonlySet<string>): Mutant => ({
  line,
  from,
  to,
  killed: killed.has(id),
})

/** `titled` are files whose names tests may begin with. */
async function cover(
  run: WorkerRun['run'],
  files: readonly string[],
  { titled, keepsNothing, end }: Pick<Work, 'titled' | 'keepsNothing' | 'end'>,
): Promise<Work> {
  const { notes, failed } = await run({ does: 'cover' }, new Set(files))
  if (failed !== undefined) throw new Error(`${failed} fails without any change`)
  const covered = notes.filter((each) => 'covered' in each)
  const tests = new Map(
    covered.map((each) => [each.covered, { ...each, hits: hitsOf(each, titled) }] as const),
  )
  const met = new Set([...tests.values()].flatMap(({ hits }) => Object.keys(hits)))
  // What a file makes once and keeps is made in the first test, whatever that is about.
  const kept = covered.flatMap(({ hits }) => Object.keys(hits)).filter((id) => !met.has(id))
  return {
    run,
    end,
    titled,
    keepsNothing,
    tests,
    loaded: new Set([...notes.flatMap((each) => ('loaded' in each ? each.loaded : [])), ...kept]),
    killed: knownKills(),
    spoilt: new Set(),
  }
}

/** The mutants that a test meets: those of one file where its title begins with the file's name. */
function hitsOf({ covered, hits }: Reach & { covered: string }, titled: readonly string[]): Hits {
  const title = covered.slice(fileOf(covered).length + 1)
  const file = titled.find((each) => title.startsWith(`${basename(each, '.ts')} `))
  if (file === undefined) return hits
  return Object.fromEntries(Object.entries(hits).filter(([id]) => id.startsWith(`${file}@`)))
}

/** Lets each test meet the mutants that it runs into, the fast ones first. */
async function takeTurns(work: Work, mutants: readonly CodeMutant[]): Promise<void> {
  const left = new Set(mutants.map(({ id }) => id).filter((id) => !work.killed.has(id)))
  let from = 0
  for (const to of TURNS) {
    const turn = [...work.tests].filter(([, { ms, again }]) => again && ms >= from && ms < to)
    await oneTurn(work, left, new Map(turn))
    from = to
  }
}

/** Goes on with a new process as long as one is spoilt or stands still. */
async function oneTurn(work: Work, left: Set<string>, due: Map<string, Reach>): Promise<void> {
  const spoilt = new Map<string, number>()
  for (;;) {
    const tests = [...due].flatMap(([test, { ms, hits }]) => {
      const met = Object.entries(hits).filter(([id]) => left.has(id))
      return met.length === 0 ? [] : [[test, { ms, hits: Object.fromEntries(met) }] as const]
    })
    if (tests.length === 0 || systemNow() > work.end) return
    const plan = { does: 'switch', tests: Object.fromEntries(tests), end: work.end } as const
    const ran = await work.run(plan, new Set(tests.map(([test]) => fileOf(test))))
    if (!takeNotes(work, ran, left, due, spoilt)) return
  }
}

/** Returns true where the turn has to go on. */
function takeNotes(
  work: Work,
  { notes, stuck }: Ran,
  left: Set<string>,
  due: Map<string, Reach>,
  spoilt: Map<string, number>,
): boolean {
  let goesOn = stuck !== undefined
  if (stuck !== undefined) {
    left.delete(stuck)
    kill(work, stuck, '')
  }
  for (const each of notes) {
    if ('done' in each) due.delete(each.done)
    if ('killed' in each) {
      // Remembered by the worker.
      left.delete(each.killed)
      work.killed.add(each.killed)
    }
    if (!('spoilt' in each)) continue
    goesOn = true
    // A process of its own judges it later.
    left.delete(each.spoilt)
    work.spoilt.add(each.spoilt)
    const times = (spoilt.get(each.test) ?? 0) + 1
    spoilt.set(each.test, times)
    if (times >= SPOILT_OFTEN) due.delete(each.test)
  }
  return goesOn
}

function kill({ killed }: Work, id: string, by: string): void {
  addKill(id, by)
  killed.add(id)
}

/** Gives each mutant that no test has killed yet a process of its own, and returns all that are judged. */
async function fixRest(work: Work, mutants: readonly CodeMutant[]): Promise<Set<string>> {
  const ready = new Set<string>()
  for (const { id, file } of mutants) {
    if (!work.killed.has(id)) {
      const tests = testsFor(work, id, file)
      if (systemNow() > work.end) continue
      if (tests.size > 0) {
        const others = work.titled.filter((each) => each !== file).map((each) => basename(each, '.ts'))
        const titles = new RegExp(`^(?!(?:${others.join('|') || '(?!)'}) )`)
        const { failed, stuck } = await work.run({ does: 'fix', mutant: id }, tests, titles)
        if (failed !== undefined || stuck !== undefined) kill(work, id, failed ?? '')
      }
    }
    ready.add(id)
  }
  return ready
}

/** The files of some tests: those beside the mutant's file first, as they are likely to notice it, then the fast ones. */
function inTurn(tests: ReadonlyArray<readonly [test: string, reach: Reach]>, file: string): Set<string> {
  const times = new Map<string, number>()
  for (const [test, { ms }] of tests) times.set(fileOf(test), (times.get(fileOf(test)) ?? 0) + ms)
  const [near, far] = [true, false].map((isNear) =>
    [...times]
      .filter(([test]) => (dirname(test) === dirname(file)) === isNear)
      .toSorted(([, a], [, b]) => a - b),
  )
  return new Set([...(near ?? []), ...(far ?? [])].map(([test]) => test))
}

/**
 * Files of the tests that use a mutant's file: also those that do not run into it, since what the mutant made may have
 * been kept. Where it works only as modules are loaded, those near it too.
 */
function testsFor(
  { tests, titled, keepsNothing, loaded, spoilt }: Work,
  id: string,
  file: string,
): Set<string> {
  const users = [...tests].filter(([, { hits }]) =>
    Object.keys(hits).some((each) => each.startsWith(`${file}@`)),
  )
  if (!loaded.has(id) && !users.some(([, { hits }]) => id in hits)) return new Set()
  // Nothing is kept of it: only a test that has failed with and without it may still tell.
  if (!loaded.has(id) && (keepsNothing || file.startsWith(OPERATIONS))) {
    const met = spoilt.has(id) ? users.filter(([, { hits }]) => id in hits) : []
    return inTurn(met, file)
  }
  // Those beside it and above it: they may use nothing of the file but what is made while the module is loaded.
  const near = [...tests].filter(([test]) => `${dirname(file)}/`.startsWith(`${dirname(fileOf(test))}/`))
  const isForAll = !keepsNothing && (users.length === 0 || (titled.length > 0 && loaded.has(id)))
  if (isForAll) return inTurn([...tests], file)
  return inTurn(loaded.has(id) ? [...new Set([...users, ...near])] : users, file)
}
