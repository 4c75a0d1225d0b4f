/** Pairs of the market that tests and benches draw. */
export const SYMBOLS = [
  'BTC/USDT',
  'ETH/USDT',
  'SOL/USDT',
  'XRP/USDT',
  'ADA/USDT',
  'DOGE/USDT',
  'ETH/BTC',
  'SOL/BTC',
]

export const price = (cents: number): string => (cents / 100).toFixed(2)
export const hourOf = (ms: number): number => ms - (ms % 3_600_000)

/** @returns facts of a pair, as the call of pairs answers them */
export function pair(symbol: string, sort: number): object {
  const [coinSymbol, baseSymbol] = symbol.split('/')
  return {
    symbol,
    coinSymbol,
    baseSymbol,
    coinScale: 4,
    baseCoinScale: 2,
    enable: 1,
    fee: '0.001',
    makerFee: '0.0008',
    minSellPrice: '0',
    maxBuyPrice: '0',
    minTurnover: '5',
    minVolume: '0.0001',
    maxVolume: '1000',
    enableMarketBuy: 1,
    enableMarketSell: 1,
    maxTradingOrder: 0,
    maxTradingTime: 0,
    flag: 1,
    sort,
  }
}

const LENGTHS: Readonly<Record<string, number>> = {
  '1': 60_000,
  '15': 900_000,
  '60': 3_600_000,
  '240': 14_400_000,
  '1D': 86_400_000,
}

export const wave = (at: number): number =>
  66_500 + 900 * Math.sin(at / 23) + 380 * Math.sin(at / 5.1) + 120 * Math.sin(at * 1.7)

/** Candles of a market that has always been there, the same at each asking. */
export function candles(from: number, to: number, resolution: string, level: number): unknown[] {
  const length = LENGTHS[resolution] ?? 3_600_000
  const rows: unknown[] = []
  for (let time = Math.ceil(from / length) * length; time < Math.min(to, Date.now()); time += length) {
    const at = time / length
    const [open, close] = [level + wave(at), level + wave(at + 1)]
    const high = Math.max(open, close) + 60 + 50 * Math.sin(at * 3.3)
    const low = Math.min(open, close) - 60 - 50 * Math.sin(at * 2.9)
    const volume = 20 + 15 * Math.sin(at / 3) + Math.abs(open - close) / 8
    rows.push([time, ...[open, high, low, close, volume].map((value) => value.toFixed(2))])
  }
  return rows
}
