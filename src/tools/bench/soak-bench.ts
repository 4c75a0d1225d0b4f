import { SOAK } from './budgets.ts'
// oxlint-disable-next-line house/arrows -- the same attacks as in the tests, for longer
import { soakServer } from '#tests/support/soak/soak-server.ts'

type Say = (text: string, isGood: boolean, limit: string) => void

/** Says what an honest trader notices of the attacks on his server, and what they cost. */
export async function benchSoak(say: Say, seconds: number): Promise<void> {
  const { attacks, rounds, slowest, silence, growth, noticed } = await soakServer(seconds, 'bench')
  const made = Object.values(attacks).reduce((sum, count) => sum + count, 0)
  say(`${made} attacks, ${rounds} orders placed and cancelled`, noticed.length === 0, noticed.join('; '))
  say(
    `slowest call ${slowest.toFixed(0)} ms, ${silence.toFixed(0)} ms without a book, grown by ${growth.toFixed(0)} MB`,
    slowest <= SOAK.call && silence <= SOAK.silence && growth <= SOAK.growth,
    `at most ${SOAK.call} ms, ${SOAK.silence} ms, ${SOAK.growth} MB`,
  )
}
