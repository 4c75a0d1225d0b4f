import { parseArgs } from 'node:util'
import { wholeNumber } from '#src/core/command-line/numbers.ts'
import { program } from '#src/core/command-line/program.ts'
import { soakAssets } from '../../soak/soak-assets.ts'

/** Commands of one exchange: longer ones only grow, and find nothing that several do not. */
const PER_EXCHANGE = 20_000

const HELP = `node src/sandbox/hosts/node/soak.ts [--commands 1000000]

Plays that many commands in exchanges of ${PER_EXCHANGE}, and keeps the books a second time.
`

await program({
  name: 'soak',
  help: HELP,
  main(args) {
    const { values } = parseArgs({ args, options: { commands: { type: 'string', default: '1000000' } } })
    soak(Math.ceil(wholeNumber('--commands', values.commands, 1, 999_999_999) / PER_EXCHANGE))
  },
})

function soak(rounds: number): void {
  let accepted = 0
  let postings = 0
  for (let round = 0; round < rounds; round++) {
    const soaked = soakAssets(`soak ${round}`, PER_EXCHANGE)
    accepted += Object.values(soaked.accepted).reduce((sum, count) => sum + count, 0)
    postings += soaked.postings
    for (const fault of soaked.faults) console.error(`seed "soak ${round}": ${fault}`)
    if (soaked.faults.length > 0) {
      process.exitCode = 1
      break
    }
  }
  console.log(`${rounds * PER_EXCHANGE} commands, ${accepted} accepted, ${postings} postings`)
}
