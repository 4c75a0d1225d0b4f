import type { SecondWallet } from '#generated/wire/second-wallet.ts'
import { balanceOf, type Bucket } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'
import type { CoinRow } from './coins.ts'
import { walletId } from './commands.ts'
import { amountText } from './amounts.ts'

/** A member's wallet of a coin for second contracts. */
export function wireSecondWallet({ ledger }: State, member: number, { id, unit }: CoinRow): SecondWallet {
  const held = (bucket: Bucket): string =>
    amountText(balanceOf(ledger, { owner: `m${member}`, kind: 'second', coin: unit, bucket }), unit)
  return {
    id: walletId(member, 'second', id),
    memberId: member,
    coinId: unit,
    balance: held('available'),
    frozenBalance: held('frozen'),
  }
}
