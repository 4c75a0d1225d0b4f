import { decimal } from '#src/core/money/decimal.ts'
import { type CoinRow, COINS } from '../wallets/coins.ts'

/** A coin that members trade for ordinary money. `least` is the least quantity of an ad, decimal text. */
export type OtcCoin = { readonly coin: CoinRow; readonly least: string }

const LEAST: Readonly<Record<string, string>> = {
  USDT: '10',
  BTC: '0.0002',
  ETH: '0.005',
  OBX: '10',
  USDC: '10',
  BNB: '0.02',
  SOL: '0.1',
  LTC: '0.2',
}

export const OTC_COINS: readonly OtcCoin[] = COINS.flatMap((coin) => {
  const least = LEAST[coin.unit]
  return least === undefined ? [] : [{ coin, least }]
})

/** By number or by short name in any case. */
export const findOtcCoin = (key: number | string): OtcCoin | undefined =>
  OTC_COINS.find(({ coin }) => String(coin.id) === String(key) || coin.unit === String(key).toUpperCase())

/** Fee of a trade, and that of an owner who is a certified merchant, as shares of its coins. */
export const OTC_FEE_RATE = decimal('0.001')
export const OTC_MERCHANT_FEE_RATE = decimal('0.0005')
export const OTC_FEE_PERCENT = '0.1'
