import { type AccountKind, balanceOf } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'

/** What a member can use of a coin, in smallest units. */
export const availableOf = (state: State, member: number, coin: string, kind: AccountKind = 'spot'): bigint =>
  balanceOf(state.ledger, { owner: `m${member}`, kind, coin, bucket: 'available' })
