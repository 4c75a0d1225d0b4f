import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import { START, type TestExchange, testExchange } from '../areas/spot/testing-spot.ts'
import { COIN_MARGINED } from '../areas/coin-swap/contracts.ts'
import { USDT_MARGINED } from '../areas/swap/contracts.ts'
import type { Command } from '../areas/state.ts'
import { modeOf } from './account.ts'
import { hold } from './booking.ts'
import type { PerpetualCommand } from './commands.ts'
import { type Contract, type Kind, valueOf } from './contracts.ts'
import { type Position, secondAfter } from './perpetual-state.ts'
import { putPosition } from './positions.ts'
import { planCrossLook } from './search.ts'
import { tradedOf } from './soak.ts'
import { type Venue, venueOf } from './venue.ts'

/** Both kinds, for tests of what they have in common. */
export const KINDS: readonly Kind[] = [USDT_MARGINED, COIN_MARGINED]

export const MEMBER = 600_001

export const venueIn = (kind: Kind, { state }: Pick<TestExchange, 'state'>): Venue => venueOf(kind, state)

/** Coins that secure contracts, usually those that a soak trades; of each so many dollars in its smallest units. */
export function fundsFor(
  kind: Kind,
  dollars: number,
  contracts: readonly Contract[] = tradedOf(kind),
): Readonly<Record<string, bigint>> {
  const units = contracts.map(({ settled, pair }): [string, bigint] => [
    settled,
    settled === pair.quote
      ? BigInt(dollars) * 10n ** 8n
      : (BigInt(dollars) * 10n ** BigInt(8 + pair.priceScale)) / BigInt(pair.base),
  ])
  return Object.fromEntries(units)
}

/** An exchange whose members have so many dollars in each wallet for contracts, and 99 times as much in spot. */
export function fundedExchange(
  kind: Kind,
  members: number,
  dollars: number,
  seed = 'test',
  contracts?: readonly Contract[],
): TestExchange {
  const funds = Object.entries(fundsFor(kind, dollars, contracts))
  const exchange = testExchange(
    members,
    Object.fromEntries(funds.map(([coin, units]) => [coin, units * 100n])),
    seed,
  )
  for (let index = 0; index < members; index++)
    for (const [coin, units] of funds)
      exchange.run(
        { type: 'wallet.transfer', member: MEMBER + index, coin, from: 'spot', to: kind.id, units },
        START + 500,
      )
  return exchange
}

type Opening = Extract<PerpetualCommand, { leverage: unknown }>

type Closing = Exclude<Extract<PerpetualCommand, { kind: unknown }>, Opening>

const request = {
  member: MEMBER,
  direction: 'long',
  kind: 'market',
  price: 0,
  triggerPrice: 0,
  lots: 10,
} as const

/** A market order to open ten lots with leverage 10 unless said otherwise. */
export const openingOf = (
  { kind, symbol }: Contract,
  part: Partial<Omit<Opening, 'type'>> = {},
): Command => ({
  type: `${kind}.open` as const,
  leverage: 10,
  minPrice: null,
  maxPrice: null,
  symbol,
  ...request,
  ...part,
})

/** A market order to close ten lots unless said otherwise. */
export const closingOf = (
  { kind, symbol }: Contract,
  part: Partial<Omit<Closing, 'type'>> = {},
): Command => ({
  type: `${kind}.close` as const,
  symbol,
  ...request,
  ...part,
})

/** Sets the margin mode of the first member's wallet for a contract, unless it has it already. */
export function chooseMode(exchange: TestExchange, kind: Kind, { symbol }: Contract, mode: MarginMode): void {
  const command =
    kind.id === 'swap'
      ? { type: 'swap.mode' as const, member: MEMBER, mode }
      : { type: 'coinSwap.mode' as const, member: MEMBER, symbol, mode }
  exchange.run(command, START + 500)
}

/** The first contract of a kind: that of BTC. */
export function firstOf({ contracts }: Kind): Contract {
  const [first] = contracts
  if (first === undefined) throw new RangeError('no contract')
  return first
}

type Given = {
  readonly direction: Direction
  readonly lots: number
  /** Price of opening, in ticks. */
  readonly at: number
  readonly margin: bigint
}

/** Puts a position of the first member into the books, as orders of another time would have left it. */
export function givePosition(
  venue: Venue,
  contract: Contract,
  { direction, lots, at, margin }: Given,
  time: number,
): Position | undefined {
  const { own } = venue
  const { symbol, settled: coin } = contract
  const wallet = { member: MEMBER, coin }
  const id = own.nextPosition
  own.nextPosition += 1
  own.positionIds[id] = { member: MEMBER, symbol, direction }
  const none = { frozen: 0, profit: 0n, funding: 0n, minPrice: null, maxPrice: null }
  const cost = valueOf(contract, at, lots)
  const mode = modeOf(venue, wallet)
  hold(venue, { ...wallet, reference: 'given', time }, 'available', 'margin', margin)
  const given = putPosition(
    venue,
    { id, member: MEMBER, symbol, direction, mode, leverage: 10, lots, cost, margin, time, ...none },
    secondAfter(time),
  )
  planCrossLook(venue, wallet, secondAfter(time))
  return given
}
