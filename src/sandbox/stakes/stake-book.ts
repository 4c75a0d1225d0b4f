import { addOwn, type Own, ownOf } from '../areas/own.ts'
import type { Frozen } from '../areas/area.ts'
import type { AccountKind } from '../kernel/ledger.ts'
import { heldBy, type Stake } from './stake.ts'

/** Stakes of one kind. */
export type StakeBook<S extends Stake> = {
  nextId: number
  /** By number. */
  readonly stakes: Record<string, S>
  /** Numbers of those that run, by member, oldest first. */
  readonly running: Record<string, readonly number[]>
  /** Numbers of those that have ended, by member, in the order of their ends. */
  readonly ended: Own<number>
}

export const emptyBook = <S extends Stake>(): StakeBook<S> => ({
  nextId: 1,
  stakes: {},
  running: {},
  ended: {},
})

/** @throws RangeError when there is none: records name stakes that exist */
export function stakeOf<S extends Stake>({ stakes }: StakeBook<S>, id: number): S {
  const stake = stakes[id]
  if (stake === undefined) throw new RangeError(`no stake ${id}`)
  return stake
}

/** A member's stakes that run, oldest first. */
export const runningOf = <S extends Stake>(book: StakeBook<S>, member: number): readonly S[] =>
  (book.running[member] ?? []).map((id) => stakeOf(book, id))

export const endedOf = (book: Pick<StakeBook<Stake>, 'ended'>, member: number): readonly number[] =>
  ownOf(book.ended, member)

/** Enters a stake that begins to run. */
export function enterStake<S extends Stake>(book: StakeBook<S>, stake: S): void {
  book.nextId = stake.id + 1
  book.stakes[stake.id] = stake
  book.running[stake.member] = [...(book.running[stake.member] ?? []), stake.id]
}

/** Replaces a running stake by itself as it ended. */
export function closeStake<S extends Stake>(book: StakeBook<S>, ended: S): void {
  const { id, member } = ended
  book.stakes[id] = ended
  const rest = (book.running[member] ?? []).filter((each) => each !== id)
  if (rest.length > 0) book.running[member] = rest
  else delete book.running[member]
  addOwn(book.ended, member, id)
}

/** Running stakes keep stake and fee frozen. */
export const frozenByStakes = <S extends Stake>(book: StakeBook<S>, kind: AccountKind): Frozen[] =>
  Object.values(book.running)
    .flat()
    .map((id) => stakeOf(book, id))
    .map((stake) => ({ kind, member: stake.member, coin: stake.coin, units: heldBy(stake) }))
