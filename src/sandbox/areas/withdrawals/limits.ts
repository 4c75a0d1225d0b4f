import { availableOf } from '../wallets/available.ts'
import { type CoinOnNetwork, findOnNetwork } from '../deposits/coin-networks.ts'
import type { Network } from '../deposits/networks.ts'
import type { LimitTable } from '../../http/handler.ts'
import { amountText } from '../wallets/amounts.ts'

/** Matches no text: a network without memos takes none. */
const NOTHING = '(?!)'

const patternsOf = (network: Network | undefined) => ({
  addressPattern: network?.form.pattern ?? null,
  memoPattern: network === undefined ? null : (network.memoPattern ?? NOTHING),
})

/** A coin that leaves over a network; one that does not has no limits, since the handler refuses it. */
function leaving(unit: string, protocol: number): CoinOnNetwork | undefined {
  const on = findOnNetwork(unit, protocol)
  return on?.canWithdraw === true ? on : undefined
}

export const withdrawalLimits: Pick<LimitTable, 'createWithdrawal' | 'saveAddress'> = {
  createWithdrawal({ state, member }, { coinName, coinprotocol }) {
    const on = leaving(coinName, coinprotocol)
    if (on === undefined)
      return { ...patternsOf(undefined), minWithdraw: null, maxWithdraw: null, decimals: null, balance: null }
    const text = (units: bigint): string => amountText(units, on.coin.unit)
    return {
      ...patternsOf(on.network),
      minWithdraw: text(on.leastOut),
      maxWithdraw: text(on.mostOut),
      decimals: on.decimals,
      balance: text(availableOf(state, member.id, on.coin.unit)),
    }
  },

  saveAddress: (_asking, { unit, coinprotocol }) => patternsOf(leaving(unit, coinprotocol)?.network),
}
