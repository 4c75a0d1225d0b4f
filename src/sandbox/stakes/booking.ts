import type { TransactionType } from '#generated/wire/transaction-type.ts'
import type { Payout } from '#src/core/stakes/payout.ts'
import { rebate } from '../areas/promotion/rebates.ts'
import type { State } from '../areas/state.ts'
import { unitsIn } from '../areas/wallets/amounts.ts'
import {
  type Account,
  type AccountKind,
  type Bucket,
  type Entry,
  HOLD,
  move,
  post,
} from '../kernel/ledger.ts'
import { heldBy, type Stake } from './stake.ts'

/** Account of a kind of stakes, and the names of its postings. */
export type StakeAccount = {
  readonly kind: AccountKind
  /** Begins the references of postings: stakes are counted by kind. */
  readonly subject: string
  readonly types: Readonly<Record<'reward' | 'lost' | 'fee', TransactionType>>
}

type Booked = Pick<Stake, 'id' | 'member' | 'coin' | 'units' | 'fee'>

const own = ({ kind }: StakeAccount, { member, coin }: Booked, bucket: Bucket): Account => ({
  owner: `m${member}`,
  kind,
  coin,
  bucket,
})

/** The counterparty of all stakes, and what takes the fees of all areas: accounts of the exchange. */
const exchange = (owner: 'house' | 'fees', coin: string): Account => ({
  owner,
  kind: 'spot',
  coin,
  bucket: 'available',
})

const referenceTo = ({ subject }: StakeAccount, { id }: Booked): string => `${subject} ${id}`

/** Freezes stake and fee. The account has to hold them. */
export function freezeStake(state: State, account: StakeAccount, stake: Booked, time: number): void {
  const entries = move(own(account, stake, 'available'), own(account, stake, 'frozen'), heldBy(stake))
  post(state.ledger, { time, type: HOLD, reference: referenceTo(account, stake), entries })
}

/** Books a settled stake: the house takes what is lost and pays what is won, all else comes back. */
export function bookPayout(
  state: State,
  account: StakeAccount,
  stake: Booked,
  payout: Payout,
  time: number,
): void {
  const { coin, member } = stake
  const [reward, rewardFee, fee, net] = [payout.reward, payout.rewardFee, payout.fee, payout.net].map(
    (amount) => unitsIn(amount, coin),
  ) as [bigint, bigint, bigint, bigint]
  const lost = reward - rewardFee - fee - net
  const [available, frozen] = [own(account, stake, 'available'), own(account, stake, 'frozen')]
  const reference = referenceTo(account, stake)
  const book = (type: number, entries: readonly Entry[]): void => {
    const moved = entries.filter(({ units }) => units !== 0n)
    if (moved.length > 0) post(state.ledger, { time, type, reference, entries: moved })
  }
  book(HOLD, move(frozen, available, heldBy(stake) - lost - fee))
  book(account.types.lost, move(frozen, exchange('house', coin), lost))
  book(account.types.reward, move(exchange('house', coin), available, reward))
  const fees = exchange('fees', coin)
  book(account.types.fee, [...move(frozen, fees, fee), ...move(available, fees, rewardFee)])
  rebate(state, { payer: member, coin, units: fee + rewardFee, source: reference }, time)
}
