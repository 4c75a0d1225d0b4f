import { describe, expect, test } from 'vitest'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { type Random, randomOf } from '../kernel/random.ts'
import { stateHash } from '../kernel/serial.ts'
import type { Draw, SoakCommands, SoakDraws } from '../soak/draws.ts'
import { coinSwapSoak } from '../areas/coin-swap/soak.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import type { Command, State } from '../areas/state.ts'
import { swapSoak } from '../areas/swap/soak.ts'
import type { Kind, KindId } from './contracts.ts'
import { estimated } from './testing-estimate.ts'
import { equityFaults, postingFaults, stateFaults } from './testing-faults.ts'
import { fundedExchange, fundsFor, KINDS, MEMBER, venueIn } from './testing-kinds.ts'

const COMMANDS = 20_000
const MEMBERS = 6
const DOLLARS = 8_000
const PLAYERS = Array.from({ length: MEMBERS }, (_, index) => MEMBER + index)
const SOAKS: Readonly<Record<KindId, (draws: SoakDraws) => SoakCommands<Command>>> = {
  swap: swapSoak,
  coinSwap: coinSwapSoak,
}
/** Seeds whose prices liquidate wallets with cross margin, too. */
const SEEDS: Readonly<Record<KindId, string>> = { swap: 'c', coinSwap: 'c' }

function commandsOf(kind: Kind, random: Random, state: State): Draw<Command> {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const draws = {
    random,
    state,
    one,
    member: () => MEMBER + random.below(MEMBERS),
  } as unknown as SoakDraws
  const { often = [], seldom = [] } = SOAKS[kind.id](draws)
  const funds = Object.entries(fundsFor(kind, DOLLARS))
  const transfer = (): Command => {
    const { id } = kind
    const [from, to] = one([['spot', id] as const, [id, 'spot'] as const, [id, 'spot'] as const])
    const [coin, most] = one(funds)
    const units = 1n + (most * BigInt(1 + random.below(1_000_000))) / 2_000_000n
    return { type: 'wallet.transfer', member: draws.member(), coin, from, to, units }
  }
  return () => (random.below(8) === 0 ? one<Draw<Command>>([...seldom, transfer])() : one(often)())
}

/** Half of the members have isolated margin, the others cross margin. */
function chooseModes(kind: Kind, exchange: TestExchange, time: number): void {
  for (const member of PLAYERS)
    if (kind.id === 'swap') {
      if (member % 2 === 1) exchange.run({ type: 'swap.mode', member, mode: 'isolated' }, time)
    } else if (member % 2 === 0)
      for (const { symbol } of kind.contracts)
        exchange.run({ type: 'coinSwap.mode', member, symbol, mode: 'cross' }, time)
}

type Check = (exchange: TestExchange, index: number) => void
/** Of so many commands one is judged by what its form promised. */
const JUDGED = 4

function play(
  kind: Kind,
  seed: string,
  count: number,
  check?: Check,
  judged?: (faults: readonly string[]) => void,
): TestExchange {
  const exchange = fundedExchange(kind, MEMBERS, DOLLARS, seed)
  const random = randomOf(seed)
  const draw = commandsOf(kind, random, exchange.state)
  let time = START + 500
  chooseModes(kind, exchange, time)
  for (let index = 0; index < count; index++) {
    if (random.below(8) === 0) time += random.below(40) === 0 ? 2 * 3_600_000 : random.below(30) * 1000
    exchange.until(time)
    const command = draw()
    const judge =
      judged !== undefined && index % JUDGED === 0
        ? estimated(venueIn(kind, exchange), command, time)
        : undefined
    const result = exchange.run(command, time)
    if (judge !== undefined) judged?.(judge(result))
    check?.(exchange, index)
  }
  return exchange
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test(
    'STATE-05.g STATE-06.d STATE-06.f STATE-07.a STATE-07.b 20,000 random commands with positions held across them keep money, margins, levels and liquidations exact',
    { timeout: 240_000 },
    () => {
      const found: string[] = []
      let promises = 0
      const exchange = play(
        kind,
        SEEDS[kind.id],
        COMMANDS,
        (at, index) => {
          const venue = venueIn(kind, at)
          if (found.length === 0 && index % 100 === 99) found.push(...stateFaults(venue, PLAYERS))
          if (found.length === 0 && index % 2000 === 1999) found.push(...equityFaults(venue, PLAYERS))
        },
        (broken) => {
          promises += 1
          if (found.length === 0) found.push(...broken)
        },
      )
      const { state, events } = exchange
      expect(found).toEqual([])
      expect(auditLedger(state.ledger)).toEqual([])
      expect(postingFaults(venueIn(kind, exchange))).toEqual([])
      expect(promises).toBeGreaterThan(500)
      expect(events.filter(({ type }) => type === 'fault')).toEqual([])
      const entrusts = Object.values(state[kind.id].entrusts)
      const counts = {
        traded: entrusts.filter(({ status }) => status === 'traded').length,
        cancelled: entrusts.filter(({ status }) => status === 'cancelled').length,
        failed: entrusts.filter(({ status }) => status === 'failed').length,
        triggered: entrusts.filter(({ triggered }) => triggered !== null).length,
        isolated: entrusts.filter(({ isLiquidation, mode }) => isLiquidation && mode === 'isolated').length,
        cross: entrusts.filter(({ isLiquidation, mode }) => isLiquidation && mode === 'cross').length,
        // Contracts that are settled in their coin have no prices that close a position.
        ...(kind.id === 'swap' && { stopped: entrusts.filter(({ isFromStop }) => isFromStop).length }),
      }
      expect(Object.entries(counts).filter(([, count]) => count < 5)).toEqual([])
    },
  )

  test('the same commands give the same state, bit for bit', () => {
    const hash = () => stateHash(play(kind, 'replay', 1500).state)
    expect(hash()).toBe(hash())
  })
})
