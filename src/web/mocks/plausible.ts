/**
 * Makes fields that were drawn one by one agree: a coin has the name and the price that belong to its short name, a
 * country its own calling code, no list names the same one twice, and a wallet holds a plausible amount.
 */
import { divide } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { parseDecimal, toText } from '#src/core/money/decimal.ts'

/** A family of rows: how to know one, by which field it is told apart, and what belongs together. */
type Family = {
  readonly marks: readonly string[]
  readonly rows: readonly Readonly<Record<string, string>>[]
}

const coin = (unit: string, name: string, nameCn: string, usdRate: string, cnyRate: string) => ({
  unit,
  name,
  nameCn,
  usdRate,
  cnyRate,
  marketPrice: usdRate,
})
const country = (
  zhName: string,
  enName: string,
  areaCode: string,
  language: string,
  localCurrency: string,
) => ({
  zhName,
  enName,
  name: enName,
  areaCode,
  language,
  localCurrency,
})

const families: readonly Family[] = [
  {
    marks: ['unit', 'name'],
    rows: [
      coin('BTC', 'Bitcoin', '比特币', '91250.00', '648000.00'),
      coin('ETH', 'Ethereum', '以太坊', '3125.40', '22190.00'),
      coin('USDT', 'Tether', '泰达币', '1.00', '7.10'),
      coin('SOL', 'Solana', '索拉纳', '142.75', '1013.50'),
      coin('BNB', 'BNB', '币安币', '861.20', '6114.50'),
      coin('TRX', 'TRON', '波场', '0.27850', '1.97735'),
      coin('DOGE', 'Dogecoin', '狗狗币', '0.15240', '1.08204'),
      coin('LTC', 'Litecoin', '莱特币', '84.90', '602.80'),
      coin('XRP', 'XRP', '瑞波币', '2.1035', '14.9349'),
      coin('ADA', 'Cardano', '艾达币', '0.4390', '3.1169'),
    ],
  },
  {
    marks: ['zhName', 'enName'],
    rows: [
      country('美国', 'United States', '1', 'en_US', 'USD'),
      country('德国', 'Germany', '49', 'de_DE', 'EUR'),
      country('日本', 'Japan', '81', 'ja_JP', 'JPY'),
      country('中国', 'China', '86', 'zh_CN', 'CNY'),
      country('法国', 'France', '33', 'fr_FR', 'EUR'),
      country('西班牙', 'Spain', '34', 'es_ES', 'EUR'),
      country('意大利', 'Italy', '39', 'it_IT', 'EUR'),
      country('英国', 'United Kingdom', '44', 'en_US', 'GBP'),
      country('韩国', 'South Korea', '82', 'ko_KR', 'KRW'),
    ],
  },
  {
    marks: ['fullName', 'symbol'],
    rows: [
      { fullName: 'USD', symbol: '$', rate: '1' },
      { fullName: 'EUR', symbol: '€', rate: '0.86805' },
      { fullName: 'CNY', symbol: '¥', rate: '7.10420' },
      { fullName: 'JPY', symbol: 'JP¥', rate: '156.4150' },
      { fullName: 'GBP', symbol: '£', rate: '0.76410' },
      { fullName: 'KRW', symbol: '₩', rate: '1472.30' },
      { fullName: 'CHF', symbol: 'CHF', rate: '0.80825' },
      { fullName: 'HKD', symbol: 'HK$', rate: '7.78360' },
      { fullName: 'SGD', symbol: 'S$', rate: '1.30720' },
    ],
  },
]

type Row = Record<string, unknown>

/** The same answer with its rows in agreement. Nothing that is null, absent or of another type is filled in. */
export function plausible(value: unknown, index = 0): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, at) => plausible(item, at))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, plausible(part, index)] as const)
  return affordable(agreeing(Object.fromEntries(parts), index))
}

const held = ['balance', 'frozenBalance', 'releaseBalance']

/** Balances are drawn as if all coins had one price: four thousand bitcoins are more than most people have. */
function affordable(row: Row): Row {
  const { usdRate } = (row['coin'] ?? {}) as Row
  const price = typeof usdRate === 'string' ? parseDecimal(usdRate) : null
  if (price === null || !isPositive(price)) return row
  const amounts = held.flatMap((name) => {
    const drawn = row[name]
    const amount = typeof drawn === 'string' ? parseDecimal(drawn) : null
    return amount === null ? [] : [[name, toText(divide(amount, price, 8))] as const]
  })
  return { ...row, ...Object.fromEntries(amounts) }
}

/** The row of a list that stands at `index` gets the `index`th of its family, so that none comes twice. */
function agreeing(row: Row, index: number): Row {
  const family = families.find(({ marks }) => marks.every((name) => typeof row[name] === 'string'))
  const known = family?.rows[index % family.rows.length]
  if (known === undefined) return row
  const changed = Object.entries(known).filter(([name]) => typeof row[name] === 'string')
  return { ...row, ...Object.fromEntries(changed) }
}
