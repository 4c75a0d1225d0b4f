import { matches } from '#src/core/contract/keywords/runtime.ts'
import { findCoin } from '../wallets/coins.ts'
import { type CoinOnNetwork, findOnNetwork } from '../deposits/coin-networks.ts'
import type { Refuse } from '../../kernel/refusal.ts'

/** Where coins are to go, judged by what the network says of itself. */
export type Destination = {
  readonly on: CoinOnNetwork
  readonly address: string
  readonly memo: string | null
}

type Asked = {
  readonly unit: string
  readonly coinprotocol: number
  readonly address: string
  readonly memo?: string
}

type DestinationRefusal = 'coin-illegal' | 'coin-not-support' | 'wrong-address' | 'wrong-memo'

export function destinationOf(
  { unit, coinprotocol, address, memo }: Asked,
  refuse: Refuse<DestinationRefusal>,
): Destination {
  if (findCoin(unit) === undefined) refuse('coin-illegal')
  const on = findOnNetwork(unit, coinprotocol)
  if (on?.canWithdraw !== true) refuse('coin-not-support')
  const { form, memoPattern } = on.network
  if (!matches(address, form.pattern)) refuse('wrong-address')
  if (memo !== undefined && (memoPattern === null || !matches(memo, memoPattern))) refuse('wrong-memo')
  return { on, address, memo: memo ?? null }
}
