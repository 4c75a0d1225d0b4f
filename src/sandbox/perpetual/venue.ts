import type { State } from '../areas/state.ts'
import { type Contract, findContract, type Kind } from './contracts.ts'
import type { PerpetualState } from './perpetual-state.ts'

/** One kind of contracts in the exchange: its rules, its records, and the state that all areas share. */
export type Venue = {
  readonly kind: Kind
  readonly state: State
  readonly own: PerpetualState
  readonly seed: string
}

export const venueOf = (kind: Kind, state: State): Venue => ({
  kind,
  state,
  own: state[kind.id],
  seed: state.seed,
})

/** @throws RangeError when there is none: records name contracts that exist */
export function contractOf({ kind }: Pick<Venue, 'kind'>, symbol: string): Contract {
  const contract = findContract(kind, symbol)
  if (contract === undefined) throw new RangeError(`no contract ${symbol}`)
  return contract
}

/** A member's money for the contracts that are settled in one coin, and the positions that it secures. */
export type Wallet = { readonly member: number; readonly coin: string }

export const walletOf = (
  venue: Pick<Venue, 'kind'>,
  { member, symbol }: { readonly member: number; readonly symbol: string },
): Wallet => ({ member, coin: contractOf(venue, symbol).settled })
