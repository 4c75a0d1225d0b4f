import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { operations } from '#generated/operations/all.ts'
import { createEngine } from '../kernel/engine.ts'
import { fixedClock } from '../kernel/clock.ts'
import { systemEntropy } from '../kernel/entropy.ts'
import { type Journal, memoryJournal } from '../kernel/journal.ts'
import { auditLedger } from '../kernel/ledger.ts'
import { handlers } from '../operations/all.ts'
import { exportJournal, readExport } from '../panel/journal-export.ts'
import { exchangeOf } from '../state/exchange.ts'
import { freshState } from '../state/fresh-state.ts'
import { sqliteJournal } from './sqlite-journal.ts'

const HELP = `npm run sandbox -- <what>

  --list           which operations work on the sandbox's state, and which answer with their generated mock
  --export <file>  writes the journal of --data (./data) with members' data masked: to report a bug with
  --replay <file>  replays an exported journal and prints the state's hash and what is wrong with the books
`

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    export: { type: 'string' },
    replay: { type: 'string' },
    data: { type: 'string', default: 'data' },
  },
})

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

function replay(seed: string, journal: Journal): string {
  const machineOf = exchangeOf
  const engine = createEngine({
    journal,
    clock: fixedClock(0),
    machineOf,
    freshState: () => freshState(seed),
  })
  const faults = auditLedger(engine.view().ledger)
  return [`${engine.seq()} records, state ${engine.hash()}`, ...faults].join('\n')
}

if (values.list) console.log(list())
else if (values.export !== undefined) {
  const journal = sqliteJournal(join(values.data, 'journal.sqlite'))
  const exported = exportJournal(journal.getMeta('seed') ?? '', journal, systemEntropy)
  writeFileSync(values.export, JSON.stringify(exported))
  console.log(`${exported.records.length} records in ${values.export}`)
} else if (values.replay !== undefined) {
  const { seed, records } = readExport(JSON.parse(readFileSync(values.replay, 'utf8')))
  console.log(replay(seed, memoryJournal(records)))
} else console.log(HELP)
