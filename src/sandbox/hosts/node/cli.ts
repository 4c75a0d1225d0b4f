import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { program } from '#src/core/command-line/program.ts'
import { operations } from '#generated/operations/all.ts'
import { createEngine } from '../../kernel/engine.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { systemEntropy } from '../../kernel/entropy.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { exchangeOf, freshState, handlers } from '../../areas/exchange.ts'
import { exportJournal, type JournalExport, readExport } from '../../panel/journal-export.ts'
import { sqliteJournal } from './sqlite-journal.ts'

const HELP = `npm run sandbox -- <what>

  --list           which operations work on the sandbox's state, and which answer with their generated mock
  --export <file>  writes the journal of --data (./data) with members' data masked: to report a bug with
  --replay <file>  replays an exported journal and prints the state's hash and what is wrong with the books
`

function list(): string {
  const all = Object.values(operations)
  const lines = all.map(
    ({ id, tag, path }) => `${Object.hasOwn(handlers, id) ? 'stateful' : 'mock    '}  ${tag}/${id}  ${path}`,
  )
  const stateful = all.filter(({ id }) => Object.hasOwn(handlers, id)).length
  return [
    ...lines.toSorted(),
    '',
    `${stateful} stateful, ${all.length - stateful} answer with their mock`,
  ].join('\n')
}

function replay({ seed, records, olderMarket = records.length }: JournalExport): string {
  const machineOf = exchangeOf
  const engine = createEngine({
    journal: memoryJournal(records),
    refusableUntil: olderMarket,
    clock: fixedClock(0),
    machineOf,
    freshState: () => freshState(seed),
  })
  const faults = auditLedger(engine.view().ledger)
  return [`${engine.seq()} records, state ${engine.hash()}`, ...faults].join('\n')
}

function write(file: string, data: string): void {
  const from = join(data, 'journal.sqlite')
  if (!existsSync(from))
    throw new BadInput(`there is no sandbox in ${data}; --data names the folder of npm start`)
  const journal = orBadInput(`cannot read ${from}`, () => sqliteJournal(from))
  const exported = exportJournal(journal.getMeta('seed') ?? '', journal, systemEntropy)
  orBadInput(`cannot write ${file}`, () => writeFileSync(file, JSON.stringify(exported)))
  console.log(`${exported.records.length} records in ${file}`)
}

function read(file: string): JournalExport {
  return orBadInput(`cannot read ${file}`, () => readExport(JSON.parse(readFileSync(file, 'utf8'))))
}

/** Runs `work` and throws its errors as BadInput, because they come from the named argument. */
function orBadInput<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new BadInput(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

await program({
  name: 'sandbox',
  help: HELP,
  main(args) {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean' },
        export: { type: 'string' },
        replay: { type: 'string' },
        data: { type: 'string', default: 'data' },
      },
    })
    const asked = [values.list, values.export, values.replay].filter((value) => value !== undefined)
    if (asked.length !== 1) throw new BadInput('say one of --list, --export <file> and --replay <file>')
    if (values.export !== undefined) write(values.export, values.data)
    else if (values.replay !== undefined) {
      console.log(replay(read(values.replay)))
    } else console.log(list())
  },
})
