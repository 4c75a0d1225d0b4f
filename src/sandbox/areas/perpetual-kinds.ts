import type { AccountKind } from '../kernel/ledger.ts'
import type { Kind, KindId } from '../perpetual/contracts.ts'
import { COIN_MARGINED } from './coin-swap/contracts.ts'
import { USDT_MARGINED } from './swap/contracts.ts'

const KINDS: Readonly<Record<KindId, Kind>> = { swap: USDT_MARGINED, coinSwap: COIN_MARGINED }

/** The contracts whose margins an account of a kind and a coin holds; undefined where there are none. */
export function contractsOfAccount(kind: AccountKind, coin: string): Kind | undefined {
  const found = kind === 'swap' || kind === 'coinSwap' ? KINDS[kind] : undefined
  return found?.contracts.some(({ settled }) => settled === coin) === true ? found : undefined
}
