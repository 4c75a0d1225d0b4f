import { type Direction, type MarginMode, usableMargin } from '#src/core/perpetual/account.ts'
import { type Headroom, headroomAt, sumOf } from '#src/core/perpetual/linear/headroom.ts'
import { type Account, balanceOf, type Bucket } from '../kernel/ledger.ts'
import { toRaw } from '../kernel/transaction.ts'
import { type Contract, keptRate, priceOf, sizedOf } from './contracts.ts'
import { markAt } from './market.ts'
import { type Position, sideKey } from './perpetual-state.ts'
import { contractOf, type Venue, type Wallet } from './venue.ts'

/** Leverage of a direction where a member has chosen none. */
const USUAL_LEVERAGE = 10

export const accountOf = (
  { kind }: Pick<Venue, 'kind'>,
  { member, coin }: Wallet,
  bucket: Bucket,
): Account => ({
  owner: `m${member}`,
  kind: kind.id,
  coin,
  bucket,
})

export const heldIn = (venue: Venue, wallet: Wallet, bucket: Bucket): bigint =>
  balanceOf(venue.state.ledger, accountOf(venue, wallet, bucket))

export const modeOf = ({ kind, own }: Venue, { member, coin }: Wallet): MarginMode =>
  toRaw(own).modes[coin]?.[member] ?? kind.usualMode

export const leverageOf = ({ own }: Venue, member: number, symbol: string, direction: Direction): number =>
  toRaw(own).leverages[member]?.[sideKey(symbol, direction)] ?? USUAL_LEVERAGE

/** Positions that a wallet secures. Read only. */
export const positionsOf = ({ own }: Venue, { member, coin }: Wallet): readonly Position[] =>
  Object.values(toRaw(own).positions[coin]?.[member] ?? {})

/** Positions of a member in all contracts of the kind. Read only. */
export const positionsOfMember = ({ own }: Venue, member: number): readonly Position[] =>
  Object.values(toRaw(own).positions).flatMap((wallets) => Object.values(wallets[member] ?? {}))

export const positionIn = (
  venue: Venue,
  member: number,
  symbol: string,
  direction: Direction,
): Position | undefined =>
  toRaw(venue.own).positions[contractOf(venue, symbol).settled]?.[member]?.[sideKey(symbol, direction)]

/** Profit of a position at a price in ticks that is not realised. */
export const profitAt = (
  position: Pick<Position, 'direction' | 'lots' | 'cost' | 'margin'>,
  contract: Contract,
  ticks: number,
): bigint => contract.arithmetic.unrealisedProfit(sizedOf(position, contract), priceOf(contract, ticks))

/** Profit of all positions of a wallet at the mark prices of a moment that is not realised. */
export function unrealisedOf(venue: Venue, wallet: Wallet, time: number): bigint {
  let sum = 0n
  for (const position of positionsOf(venue, wallet)) {
    const contract = contractOf(venue, position.symbol)
    sum += profitAt(position, contract, markAt(venue, contract, time))
  }
  return sum
}

/** Money of a wallet that may be spent on new positions and transferred out, in smallest units. */
export const usableOf = (venue: Venue, wallet: Wallet, time: number): bigint =>
  usableMargin(modeOf(venue, wallet), heldIn(venue, wallet, 'available'), unrealisedOf(venue, wallet, time))

const headrooms = new WeakMap<Position, Headroom>()

/**
 * Headroom of one position as a function of its contract's price in ticks, without its margin. Computed once: a position
 * is replaced, never changed.
 */
export function headroomIn(position: Position, contract: Contract): Headroom {
  const known = headrooms.get(position)
  if (known !== undefined) return known
  const headroom = inTicks(
    contract.arithmetic.headroomOf(sizedOf(position, contract), keptRate(contract)),
    contract,
  )
  headrooms.set(position, headroom)
  return headroom
}

/** A headroom as a function of the price in ticks. */
export const inTicks = ({ slope, base }: Headroom, { tick }: Contract): Headroom => ({
  slope: slope * tick,
  base,
})

/** Headroom of all positions of a wallet at the mark prices of a moment, without its money. */
export function headroomOfPositions(venue: Venue, wallet: Wallet, time: number): bigint {
  let sum = 0n
  for (const position of positionsOf(venue, wallet)) {
    const contract = contractOf(venue, position.symbol)
    sum += headroomAt(headroomIn(position, contract), BigInt(markAt(venue, contract, time)))
  }
  return sum
}

/** All money of a wallet: what is available, frozen and secures positions. */
export const moneyOf = (venue: Venue, wallet: Wallet): bigint =>
  heldIn(venue, wallet, 'available') + heldIn(venue, wallet, 'frozen') + heldIn(venue, wallet, 'margin')

/** Headroom of an isolated position at a rate, from its own margin. The price is in 10^-8. */
export const isolatedHeadroom = (
  position: Pick<Position, 'direction' | 'lots' | 'cost' | 'margin'>,
  contract: Contract,
  rate: bigint,
): Headroom =>
  sumOf([
    contract.arithmetic.headroomOfMoney(position.margin),
    contract.arithmetic.headroomOf(sizedOf(position, contract), rate),
  ])
