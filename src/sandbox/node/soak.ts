import { parseArgs } from 'node:util'
import { soakAssets } from '../soak/soak-assets.ts'

/** Commands of one exchange: longer ones only grow, and find nothing that several do not. */
const PER_EXCHANGE = 20_000

const { values } = parseArgs({ options: { commands: { type: 'string', default: '1000000' } } })

/** `node src/sandbox/node/soak.ts --commands 1000000`: plays that many commands in exchanges of 20,000. */
let accepted = 0
let postings = 0
const rounds = BigInt(values.commands) / BigInt(PER_EXCHANGE)
for (let round = 0n; round < rounds; round++) {
  const soaked = soakAssets(`soak ${round}`, PER_EXCHANGE)
  accepted += Object.values(soaked.accepted).reduce((sum, count) => sum + count, 0)
  postings += soaked.postings
  for (const fault of soaked.faults) console.error(`seed "soak ${round}": ${fault}`)
  if (soaked.faults.length > 0) {
    process.exitCode = 1
    break
  }
}
console.log(`${rounds * BigInt(PER_EXCHANGE)} commands, ${accepted} accepted, ${postings} postings`)
