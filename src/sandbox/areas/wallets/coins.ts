/** A listed coin. Amounts of it are whole units of 10^-scale. */
export type CoinRow = {
  readonly id: number
  readonly unit: string
  readonly name: string
  readonly nameCn: string
  readonly scale: number
  /** Price in US dollars around which it moves, in ticks of 10^-priceScale. */
  readonly base: number
  readonly priceScale: number
  /** Usual movement of a day in hundredths of a percent; 0 for what is worth a dollar by definition. */
  readonly volatility: number
  /** Usual volume of a day, in whole coins. */
  readonly volume: number
  /** Least and most of a withdraw code or a conversion, and the most of a withdrawal; decimal text. */
  readonly minWithdraw: string
  readonly maxWithdraw: string
}

type Row = readonly [
  unit: string,
  name: string,
  nameCn: string,
  base: number,
  priceScale: number,
  volatility: number,
  volume: number,
  minWithdraw: string,
  maxWithdraw: string,
]

const ROWS: readonly Row[] = [
  ['USDT', 'Tether', '泰达币', 10_000, 4, 0, 900_000_000, '10', '1000000'],
  ['BTC', 'Bitcoin', '比特币', 9_640_000, 2, 260, 21_000, '0.001', '100'],
  ['ETH', 'Ethereum', '以太坊', 318_000, 2, 340, 310_000, '0.01', '2000'],
  ['OBX', 'Openbourse Token', '开源所币', 12_500, 4, 420, 4_200_000, '20', '500000'],
  ['USDC', 'USD Coin', '美元币', 10_000, 4, 6, 120_000_000, '10', '1000000'],
  ['BNB', 'BNB', '币安币', 91_200, 2, 300, 140_000, '0.01', '5000'],
  ['SOL', 'Solana', '索拉纳', 14_300, 2, 430, 5_100_000, '0.1', '50000'],
  ['XRP', 'XRP', '瑞波币', 21_900, 4, 410, 190_000_000, '20', '2000000'],
  ['ADA', 'Cardano', '艾达币', 4_870, 4, 440, 140_000_000, '10', '2000000'],
  ['DOGE', 'Dogecoin', '狗狗币', 15_600, 5, 480, 900_000_000, '50', '9000000'],
  ['TRX', 'TRON', '波场', 28_700, 5, 230, 310_000_000, '10', '5000000'],
  ['LTC', 'Litecoin', '莱特币', 9_210, 2, 350, 420_000, '0.01', '10000'],
  ['LINK', 'Chainlink', '链克', 13_900, 3, 430, 4_300_000, '1', '200000'],
  ['DOT', 'Polkadot', '波卡', 27_800, 4, 430, 9_100_000, '1', '300000'],
  ['AVAX', 'Avalanche', '雪崩协议', 15_100, 3, 460, 3_800_000, '0.1', '80000'],
]

export const COINS: readonly CoinRow[] = ROWS.map(
  ([unit, name, nameCn, base, priceScale, volatility, volume, minWithdraw, maxWithdraw], index) => ({
    id: index + 1,
    unit,
    name,
    nameCn,
    scale: 8,
    base,
    priceScale,
    volatility,
    volume,
    minWithdraw,
    maxWithdraw,
  }),
)

/** By short name in any case. */
export const findCoin = (unit: string): CoinRow | undefined =>
  COINS.find((coin) => coin.unit === unit.toUpperCase())
