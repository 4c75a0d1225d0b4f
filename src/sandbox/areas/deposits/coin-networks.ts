import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { type CoinRow, findCoin } from '../wallets/coins.ts'
import { findNetwork, type Network } from './networks.ts'

/** A coin on one of its networks. Amounts are units of the coin. */
export type CoinOnNetwork = {
  readonly id: number
  readonly coin: CoinRow
  readonly network: Network
  /** Decimal places of an amount on it. */
  readonly decimals: number
  /** Share of the amount, decimal text. */
  readonly rate: string
  readonly leastFee: bigint
  readonly leastOut: bigint
  readonly mostOut: bigint
  /** Larger withdrawals are reviewed by people. */
  readonly mostUnreviewed: bigint
  readonly leastIn: bigint
  readonly canWithdraw: boolean
  readonly canDeposit: boolean
}

/** Confirmations until a deposit is credited (STATE-02). */
export const CONFIRMATIONS = 3

type Row = readonly [
  unit: string,
  protocol: number,
  decimals: number,
  rate: string,
  leastFee: string,
  leastOut: string,
  leastIn: string,
  /** Closed direction, where one is closed at the moment. */
  closed?: 'withdraw' | 'deposit',
]

const ROWS: readonly Row[] = [
  ['USDT', 3, 6, '0.0005', '1', '10', '1'],
  ['USDT', 1, 6, '0', '4', '20', '1'],
  ['USDT', 4, 8, '0', '0.3', '10', '1'],
  ['USDT', 5, 6, '0', '0.5', '10', '1'],
  ['BTC', 2, 8, '0', '0.0002', '0.001', '0.0001'],
  ['BTC', 4, 8, '0', '0.00001', '0.0005', '0.0001', 'withdraw'],
  ['ETH', 1, 8, '0', '0.0015', '0.01', '0.001'],
  ['ETH', 4, 8, '0', '0.0002', '0.01', '0.001'],
  ['OBX', 1, 8, '0.001', '2', '20', '1'],
  ['USDC', 1, 6, '0', '4', '20', '1'],
  ['USDC', 5, 6, '0', '0.5', '10', '1'],
  ['USDC', 11, 6, '0', '1', '10', '1'],
  ['BNB', 4, 8, '0', '0.001', '0.01', '0.001'],
  ['SOL', 5, 8, '0', '0.01', '0.1', '0.01'],
  ['XRP', 6, 6, '0', '0.25', '20', '1'],
  ['ADA', 7, 6, '0', '1', '10', '1'],
  ['DOGE', 8, 8, '0', '5', '50', '10'],
  ['TRX', 3, 6, '0', '1', '10', '1'],
  ['LTC', 9, 8, '0', '0.001', '0.01', '0.001'],
  ['LINK', 1, 8, '0', '0.2', '1', '0.1'],
  ['LINK', 4, 8, '0', '0.02', '1', '0.1', 'deposit'],
  ['DOT', 10, 8, '0', '0.1', '1', '0.1'],
  ['AVAX', 11, 8, '0', '0.01', '0.1', '0.01'],
]

/** More than this part of what may go at once is reviewed by people: a five-hundredth. */
const REVIEWED_FROM = 500n

/** A coin over a network, each row with its number. */
export const COINS_ON_NETWORKS: readonly CoinOnNetwork[] = ROWS.flatMap(
  ([unit, protocol, decimals, rate, leastFee, leastOut, leastIn, closed], index) => {
    const [coin, network] = [findCoin(unit), findNetwork(protocol)]
    if (coin === undefined || network === undefined) return []
    const units = (text: string): bigint => toUnits(decimal(text), coin.scale)
    const mostOut = units(coin.maxWithdraw)
    return {
      id: index + 1,
      coin,
      network,
      decimals,
      rate,
      leastFee: units(leastFee),
      leastOut: units(leastOut),
      mostOut,
      mostUnreviewed: mostOut / REVIEWED_FROM,
      leastIn: units(leastIn),
      canWithdraw: closed !== 'withdraw',
      canDeposit: closed !== 'deposit',
    }
  },
)

/** By short name in any case and number of the network. */
export const findOnNetwork = (unit: string, protocol: number): CoinOnNetwork | undefined =>
  COINS_ON_NETWORKS.find(({ coin, network }) => coin === findCoin(unit) && network.protocol === protocol)

/**
 * Returns the fee of a withdrawal in smallest units: its share, truncated to the network's decimals, and at least the
 * least fee.
 */
export function withdrawalFee({ coin, rate, decimals, leastFee }: CoinOnNetwork, units: bigint): bigint {
  const share = truncate(multiply(fromUnits(units, coin.scale), decimal(rate)), decimals)
  const fee = toUnits(share, coin.scale)
  return fee > leastFee ? fee : leastFee
}

/** Terms of a coin whatever its network: the least of each over the networks that are open, the most decimals. */
export type CoinTerms = {
  readonly canWithdraw: boolean
  readonly canDeposit: boolean
  readonly leastFee: bigint
  readonly leastOut: bigint
  readonly leastIn: bigint
  readonly mostUnreviewed: bigint
  readonly decimals: number
  /** True where one of its networks tells members apart by a memo. */
  readonly hasMemo: boolean
}

const least = (amounts: readonly bigint[]): bigint =>
  amounts.length === 0 ? 0n : amounts.reduce((a, b) => (a < b ? a : b))

export function termsOf(coin: CoinRow): CoinTerms {
  const all = COINS_ON_NETWORKS.filter((each) => each.coin === coin)
  const [out, into] = [
    all.filter(({ canWithdraw }) => canWithdraw),
    all.filter(({ canDeposit }) => canDeposit),
  ]
  return {
    canWithdraw: out.length > 0,
    canDeposit: into.length > 0,
    leastFee: least(out.map(({ leastFee }) => leastFee)),
    leastOut: least(out.map(({ leastOut }) => leastOut)),
    leastIn: least(into.map(({ leastIn }) => leastIn)),
    mostUnreviewed: least(out.map(({ mostUnreviewed }) => mostUnreviewed)),
    decimals: Math.max(0, ...out.map(({ decimals }) => decimals)),
    hasMemo: all.some(({ network }) => network.memoPattern !== null),
  }
}
