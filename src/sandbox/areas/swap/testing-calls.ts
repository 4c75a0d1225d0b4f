import type { MemberContractPosition } from '#generated/wire/member-contract-position.ts'
import type { SwapWallet } from '#generated/wire/swap-wallet.ts'
import { type CallerOptions, type ContractCaller, contractCaller } from '../../perpetual/testing-caller.ts'
import { BTC } from './testing-swap.ts'

export const BTC_ID = String(BTC.id)

/** A member's calls for contracts margined in USDT; orders are of 0.01 BTC unless they say otherwise. */
export type SwapCaller = ContractCaller & {
  readonly positions: () => Promise<readonly MemberContractPosition[]>
  readonly account: () => Promise<SwapWallet>
  readonly mark: () => Promise<string>
}

export async function swapCaller(persona: string, options: CallerOptions = {}): Promise<SwapCaller> {
  const usual = { path: 'swap', contractCoinId: BTC_ID, volume: '0.01' } as const
  const caller = await contractCaller(usual, persona, options)
  const { call } = caller
  return {
    ...caller,
    positions: async () =>
      ((await call('order/position-list')).data as { positions: MemberContractPosition[] }).positions,
    account: async () => (await call('wallet/detail', { contractCoinId: BTC_ID })).data as SwapWallet,
    mark: async () =>
      ((await call('coin/coin-info', { symbol: BTC.symbol })) as { data: { currentPrice: string } }).data
        .currentPrice,
  }
}
