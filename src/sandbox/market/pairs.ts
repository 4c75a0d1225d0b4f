import { COINS } from '../areas/wallets/coins.ts'

/** A market. Prices are whole ticks of 10^-priceScale quote coins, quantities whole lots of 10^-lotScale traded coins. */
export type PairRow = {
  readonly symbol: string
  readonly coin: string
  readonly quote: string
  readonly priceScale: number
  readonly lotScale: number
  /** Price in ticks around which the market moves. */
  readonly base: number
  /** Usual movement of a day in hundredths of a percent. */
  readonly volatility: number
  /** Usual volume of a day in lots. */
  readonly volume: number
  /** Smallest units of the quote coin that one lot at one tick is worth: every turnover is exact. */
  readonly unitsPerTick: bigint
  /** Smallest units of the quote coin that a lot is worth at any price, where its worth does not follow the price. */
  readonly faceUnits?: bigint
  /** Smallest units of the traded coin in a lot. */
  readonly unitsPerLot: bigint
  /** Millionths of what is received that the exchange keeps: of an order that takes, and of one that rested. */
  readonly taker: bigint
  readonly maker: bigint
  readonly minLots: number
  readonly maxLots: number
  /** Smallest units of the quote coin. */
  readonly minTurnover: bigint
  /** No limit price above or (for sales) below these, in ticks. */
  readonly maxPrice: number
  readonly minPrice: number
  /** Open orders that a member may have here. */
  readonly maxOrders: number
  /** Seconds that an order may rest, 0 for as long as it likes. */
  readonly maxRest: number
  readonly isRecommended: boolean
}

/** Coins are counted to 8 places; price and lot scale together never have more. */
const COIN_SCALE = 8

type Row = readonly [symbol: string, priceScale: number, lotScale: number, minTurnover: string]

/** Against USDT a market has the price scale of the coin's dollar price: it is that very path. */
const ROWS: readonly Row[] = [
  ['BTC/USDT', 2, 5, '5'],
  ['ETH/USDT', 2, 4, '5'],
  ['OBX/USDT', 4, 2, '1'],
  ['BNB/USDT', 2, 3, '5'],
  ['SOL/USDT', 2, 3, '5'],
  ['XRP/USDT', 4, 1, '5'],
  ['ADA/USDT', 4, 1, '5'],
  ['DOGE/USDT', 5, 0, '5'],
  ['TRX/USDT', 5, 0, '5'],
  ['LTC/USDT', 2, 3, '5'],
  ['LINK/USDT', 3, 2, '5'],
  ['DOT/USDT', 4, 2, '5'],
  ['AVAX/USDT', 3, 2, '5'],
  ['USDC/USDT', 4, 2, '5'],
  ['ETH/BTC', 5, 3, '0.0001'],
  ['BNB/BTC', 6, 2, '0.0001'],
  ['SOL/BTC', 6, 2, '0.0001'],
  ['LTC/BTC', 7, 1, '0.0001'],
  ['SOL/ETH', 5, 3, '0.002'],
  ['LINK/ETH', 6, 2, '0.002'],
  ['OBX/ETH', 7, 1, '0.002'],
]

/** Least quantity and largest, in dollars' worth at the base price. */
const LARGEST = 9_000_000
/** Trading against a coin other than USDT is a fifth of it. */
const CROSS_SHARE = 5
const EXPIRING = 'OBX/ETH'
const WEEK = 7 * 86_400

const coinOf = (unit: string) => {
  const coin = COINS.find((each) => each.unit === unit)
  if (coin === undefined) throw new RangeError(`no coin ${unit}`)
  return coin
}
const power = (exponent: number): number => 10 ** exponent

export const PAIRS: readonly PairRow[] = ROWS.map(([symbol, priceScale, lotScale, minTurnover]) => {
  const [coinUnit = '', quote = ''] = symbol.split('/')
  const coin = coinOf(coinUnit)
  const money = coinOf(quote)
  const isDollar = quote === 'USDT'
  const dollars = coin.base / power(coin.priceScale)
  const base = isDollar
    ? coin.base
    : Math.floor((dollars / (money.base / power(money.priceScale))) * power(priceScale))
  const isOwn = coinUnit === 'OBX'
  const [whole = '', part = ''] = minTurnover.split('.')
  return {
    symbol,
    coin: coinUnit,
    quote,
    priceScale,
    lotScale,
    base,
    volatility: isDollar ? coin.volatility : Math.max(coin.volatility, money.volatility),
    volume: Math.floor((coin.volume * power(lotScale)) / (isDollar ? 1 : CROSS_SHARE)),
    unitsPerTick: 10n ** BigInt(COIN_SCALE - priceScale - lotScale),
    unitsPerLot: 10n ** BigInt(COIN_SCALE - lotScale),
    taker: isOwn ? 500n : 1000n,
    maker: isOwn ? 200n : 800n,
    minLots: 1,
    maxLots: Math.floor((LARGEST / dollars) * power(lotScale)),
    minTurnover: BigInt(whole + part.padEnd(COIN_SCALE, '0')),
    maxPrice: base * 10,
    minPrice: Math.max(1, Math.floor(base / 100)),
    maxOrders: 200,
    maxRest: symbol === EXPIRING ? WEEK : 0,
    isRecommended: ['BTC/USDT', 'ETH/USDT', 'OBX/USDT', 'SOL/USDT', 'ETH/BTC'].includes(symbol),
  }
})

const bySymbol = new Map(PAIRS.map((pair) => [pair.symbol, pair]))

/** By name in any case, such as `btc/usdt`. */
export const findPair = (symbol: string): PairRow | undefined => bySymbol.get(symbol.toUpperCase())
