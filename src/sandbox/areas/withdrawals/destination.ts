import { findCoin } from '../wallets/coins.ts'
import { type CoinOnNetwork, findOnNetwork } from '../deposits/coin-networks.ts'
import type { Refuse } from '../../kernel/refusal.ts'

/** Where coins are to go. The contract has judged address and memo by the network's patterns. */
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

type DestinationRefusal = 'coin-illegal' | 'coin-not-support'

export function destinationOf(
  { unit, coinprotocol, address, memo }: Asked,
  refuse: Refuse<DestinationRefusal>,
): Destination {
  if (findCoin(unit) === undefined) refuse('coin-illegal')
  const on = findOnNetwork(unit, coinprotocol)
  if (on?.canWithdraw !== true) return refuse('coin-not-support')
  return { on, address, memo: memo ?? null }
}
