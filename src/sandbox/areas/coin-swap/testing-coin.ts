import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import type { SandboxOptions } from '../../sandbox.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'

type Fields = Readonly<Record<string, string>>
type Page<T> = { readonly content: readonly T[]; readonly totalElements: number }

const BTC = contractOf({ kind: COIN_MARGINED }, 'BTC/USDT')
export const BTC_ID = String(BTC.id)

/** A member's calls for coin-margined contracts. */
export type CoinCaller = {
  readonly box: TestSandbox
  readonly token: string
  /** A call below `/coinswap` with a token. */
  readonly call: (path: string, fields?: Fields, lang?: string) => Promise<Answer>
  /** Opens a long of five contracts at the market with leverage 10 unless the fields say otherwise. */
  readonly open: (fields?: Fields) => Promise<Answer>
  /** Closes a long of five contracts at the market unless the fields say otherwise. */
  readonly close: (fields?: Fields) => Promise<Answer>
  readonly orders: (which: 'current' | 'history', fields?: Fields) => Promise<Page<ContractOrderEntrust>>
  readonly wallet: () => Promise<CoinSwapWallet>
}

export async function coinCaller(
  persona: string,
  options: Partial<SandboxOptions> | TestSandbox = {},
): Promise<CoinCaller> {
  const box = 'call' in options ? options : await testSandbox(options)
  const token = await box.logIn(persona)
  const call = (path: string, fields: Fields = {}, lang = 'en_US') =>
    box.call(`/coinswap/${path}`, fields, headers(token, lang))
  const order = { contractCoinId: BTC_ID, type: '0', entrustPrice: '0', volume: '5' }
  return {
    box,
    token,
    call,
    open: (fields) => call('order/open', { ...order, direction: '0', leverage: '10', ...fields }),
    // The side that closes a long sells.
    close: (fields) => call('order/close', { ...order, direction: '1', ...fields }),
    orders: async (which, fields = {}) =>
      (await box.bare(
        'POST',
        `/coinswap/order/${which}`,
        { pageNo: '1', pageSize: '10', ...fields },
        headers(token),
      )) as Page<ContractOrderEntrust>,
    wallet: async () =>
      (await call('order/position-detail', { contractCoinId: BTC_ID })).data as CoinSwapWallet,
  }
}
