import { SOAK } from './budgets.ts'
// oxlint-disable-next-line house/arrows -- the same attacks as in the tests, for longer
import { soakServer } from '#tests/support/soak/soak-server.ts'

type Say = (text: string, isGood: boolean, limit: string) => void

/** Says what two honest traders notice of the attacks on their server, and what they cost. */
export async function benchSoak(say: Say, seconds: number): Promise<void> {
  const { attacks, rounds, callTime, silence, growth, noticed } = await soakServer(seconds, 'bench')
  const made = Object.values(attacks).reduce((sum, count) => sum + count, 0)
  say(
    `${made} attacks, ${rounds.join(' and ')} orders placed and cancelled`,
    noticed.length === 0,
    noticed.join('; '),
  )
  say(
    `calls ${ms(callTime.p50)} in the middle, ${ms(callTime.p99)} at p99, ${ms(callTime.slowest)} at most; ${ms(silence)} without a book; grown by ${growth.toFixed(0)} MB`,
    callTime.p99 <= SOAK.p99 && silence <= SOAK.silence && growth <= SOAK.growth,
    `at p99 at most ${ms(SOAK.p99)}; ${ms(SOAK.silence)}; ${SOAK.growth} MB`,
  )
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
