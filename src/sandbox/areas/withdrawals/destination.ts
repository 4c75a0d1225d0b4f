import { matches } from '#src/core/contract/keywords/runtime.ts'
import { findCoin } from '../wallets/coins.ts'
import { type CoinOnNetwork, findOnNetwork } from '../deposits/coin-networks.ts'
import { refuse } from '../../kernel/refusal.ts'

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

/**
 * @param field the request's name of the coin
 * @throws Refusal `coin-illegal` or `coin-not-support` on that field, `wrong-address` or `wrong-memo` on theirs
 */
export function destinationOf({ unit, coinprotocol, address, memo }: Asked, field: string): Destination {
  if (findCoin(unit) === undefined) refuse(500, 'coin-illegal', field)
  const on = findOnNetwork(unit, coinprotocol)
  if (on?.canWithdraw !== true) refuse(500, 'coin-not-support', field)
  const { form, memoPattern } = on.network
  if (!matches(address, form.pattern)) refuse(500, 'wrong-address', 'address')
  if (memo !== undefined && (memoPattern === null || !matches(memo, memoPattern)))
    refuse(500, 'wrong-memo', 'memo')
  return { on, address, memo: memo ?? null }
}
