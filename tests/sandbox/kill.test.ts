import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#src/sandbox/kernel/clock.ts'
import { createEngine } from '#src/sandbox/kernel/engine.ts'
import type { Journal } from '#src/sandbox/kernel/journal.ts'
import { auditLedger } from '#src/sandbox/kernel/audit-ledger.ts'
import { sqliteJournal } from '#src/sandbox/hosts/node/sqlite-journal.ts'
import { findMember } from '#src/sandbox/areas/members/members.ts'
import { exchangeOf, freshState } from '#src/sandbox/areas/exchange.ts'
import { frozenErrors } from '#src/sandbox/areas/frozen.ts'
import { labFaults } from '#src/sandbox/areas/lab/faults.ts'
import type { Command, State } from '#src/sandbox/areas/state.ts'

const KILLS = 200
/** A fresh folder now and then: the journal must not get so long that replaying it is all we do. */
const KILLS_PER_JOURNAL = 20
/** A journal only grows, so that a state that differs after one kill differs after the next ones too. */
const KILLS_PER_WHOLE_REPLAY = 5

const replayed = (journal: Journal) =>
  createEngine<State, Command>({
    journal,
    clock: fixedClock(0),
    machineOf: exchangeOf,
    freshState: () => freshState('kill'),
  })

/** The writer as one file, and what Node compiles of it: starting 200 processes would otherwise be most of the work. */
const code = mkdtempSync(join(tmpdir(), 'sandbox-kill-code-'))
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/sandbox/writer.ts',
      outDir: code,
      target: 'node22',
      minify: false,
      // By another ending Node would read all of it as CommonJS first, at every start.
      rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
    },
  })
})
afterAll(() => rmSync(code, { recursive: true }))

/** Starts the writers, kills them at a random moment, and returns what had been answered by then. */
async function killedRun(file: string, run: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(code, 'writer.mjs'), file, String(run)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(code, 'compiled') },
  })
  let text = ''
  const closed = once(child, 'close')
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part
      resolve()
    })
  })
  // Most while writing; every tenth at any time from its very start on, opening and replaying included.
  if (run % 10 > 0) await Promise.race([ready, closed])
  const moment = setTimeout(() => child.kill('SIGKILL'), Math.random() * (run % 10 > 0 ? 60 : 200))
  await closed
  clearTimeout(moment)
  expect(child.signalCode).toBe('SIGKILL')
  return text.split('\n').slice(0, -1)
}

test(
  `after ${KILLS} kills every answered write is stored, the books balance and replay gives the same state`,
  { timeout: 240_000 },
  async () => {
    let answered = 0
    for (let first = 0; first < KILLS; first += KILLS_PER_JOURNAL) {
      const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
      const file = join(folder, 'journal.sqlite')
      const lines: string[] = []
      for (let run = first; run < first + KILLS_PER_JOURNAL; run++) {
        lines.push(...(await killedRun(file, run)))
        const journal = sqliteJournal(file)
        const engine = replayed(journal)
        const isCompared = (run + 1) % KILLS_PER_WHOLE_REPLAY === 0
        const others = isCompared ? [replayed({ ...journal, latestSnapshot: () => undefined })] : []
        for (const whole of others) expect(engine.hash()).toBe(whole.hash())
        const state = engine.view()
        expect(missing(lines, state, journal)).toEqual([])
        expect(auditLedger(state.ledger)).toEqual([])
        expect([frozenErrors(state), labFaults(state)]).toEqual([[], []])
        journal.close()
      }
      answered += lines.filter((line) => line !== 'ready').length
      rmSync(folder, { recursive: true })
    }
    expect(answered).toBeGreaterThan(KILLS * 5)
  },
)

/** Returns the lines that were answered and are missing in the state. */
function missing(lines: readonly string[], state: State, journal: Journal): string[] {
  const commands = [...journal.records(0)].map(({ command = '' }) => command)
  // Looked up by what they name: thousands of lines are compared with thousands of commands after each kill.
  const named = (pattern: RegExp) => new Set(commands.map((command) => pattern.exec(command)?.[1]))
  const [codes, sessions] = [named(/"address":"([^"]+)","code"/), named(/"digest":"([^"]+)"/)]
  return lines.filter((line) => {
    const [what, name = '', id] = line.split(' ')
    if (what === 'member') return String(findMember(state, 'username', name)?.id) !== id
    if (what === 'code') return !codes.has(name)
    if (what === 'lab') return (state.lab.ordersOf.member[name]?.length ?? 0) === 0
    if (what === 'savings') return state.earn.orders[id ?? '']?.member !== Number(name)
    if (what === 'plan') return state.earn.plans[id ?? '']?.member !== Number(name)
    return what === 'session' && !sessions.has(name)
  })
}
