import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import { type CallerOptions, type ContractCaller, contractCaller } from '../../perpetual/testing-caller.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'

export const BTC_ID = String(contractOf({ kind: COIN_MARGINED }, 'BTC/USDT').id)

/** A member's calls for contracts margined in their coin; orders are of five contracts unless they say otherwise. */
export type CoinCaller = ContractCaller & { readonly wallet: () => Promise<CoinSwapWallet> }

export async function coinCaller(persona: string, options: CallerOptions = {}): Promise<CoinCaller> {
  const usual = { path: 'coinswap', contractCoinId: BTC_ID, volume: '5' } as const
  const caller = await contractCaller(usual, persona, options)
  return {
    ...caller,
    wallet: async () =>
      (await caller.call('order/position-detail', { contractCoinId: BTC_ID })).data as CoinSwapWallet,
  }
}
