import type { Command } from '../state.ts'
import { START, type TestExchange, testExchange } from '../spot/testing-spot.ts'
import type { PerpetualCommand } from '../../perpetual/commands.ts'
import type { Contract } from '../../perpetual/contracts.ts'
import { markAt } from '../../perpetual/market.ts'
import { contractOf, type Venue, venueOf, type Wallet } from '../../perpetual/venue.ts'
import { SETTLED, USDT_MARGINED } from './contracts.ts'

export const MEMBER = 600_001
/** USDT in smallest units. */
export const usdt = (amount: number): bigint => BigInt(amount) * 10n ** 8n

/** An exchange whose members have so much USDT in their contract accounts and 99 times as much in spot, at half past a second. */
export function swapExchange(members: number, units: bigint, seed = 'test'): TestExchange {
  const exchange = testExchange(members, { USDT: units * 100n }, seed)
  for (let index = 0; index < members; index++)
    exchange.run(
      { type: 'wallet.transfer', member: MEMBER + index, coin: 'USDT', from: 'spot', to: 'swap', units },
      START + 500,
    )
  return exchange
}

export const BTC = contractOf({ kind: USDT_MARGINED }, 'BTC/USDT')

export const swapVenue = ({ state }: Pick<TestExchange, 'state'>): Venue => venueOf(USDT_MARGINED, state)

export const usdtWallet = (member: number): Wallet => ({ member, coin: SETTLED })

export const markOf = ({ state }: TestExchange, contract: Contract = BTC, time = state.now): number =>
  markAt(state, contract, time)

type Opening = Extract<PerpetualCommand<'swap'>, { type: 'swap.open' }>
type Closing = Extract<PerpetualCommand<'swap'>, { type: 'swap.close' }>

const request = {
  member: MEMBER,
  symbol: BTC.symbol,
  direction: 'long',
  kind: 'market',
  price: 0,
  triggerPrice: 0,
  lots: 1000,
} as const

/** A market order of 0.01 BTC with leverage 10 unless said otherwise. */
export const opening = (part: Partial<Opening> = {}): Command => ({
  type: 'swap.open',
  leverage: 10,
  minPrice: null,
  maxPrice: null,
  ...request,
  ...part,
})

export const closing = (part: Partial<Closing> = {}): Command => ({ type: 'swap.close', ...request, ...part })

/** @throws RangeError where there is nothing: a test has found none of what it needs */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RangeError('not there')
  return value
}
