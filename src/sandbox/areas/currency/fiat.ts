import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { CURRENCIES } from './currencies.ts'

/** Units per US dollar of currencies that members pay each other in, beside those that values can be shown in. */
const OTHERS: Readonly<Record<string, string>> = {
  MOP: '8.0120',
  SEK: '9.5200',
  NOK: '10.120',
  DKK: '6.4560',
  ISK: '125.80',
  PLN: '3.6700',
  CZK: '21.050',
  HUF: '334.50',
  RON: '4.4010',
  RSD: '101.40',
  UAH: '41.950',
  GEL: '2.7150',
  AMD: '382.10',
  KZT: '521.30',
  UZS: '12050',
  TZS: '2475.0',
  UGX: '3510.0',
  RWF: '1448.0',
  MUR: '45.600',
}

/** Returns the units of a currency that one US dollar is worth; undefined for one that is not traded here. */
export function fiatRate(currency: string): Decimal | undefined {
  const rate = CURRENCIES.find(({ code }) => code === currency)?.rate ?? OTHERS[currency]
  return rate === undefined ? undefined : decimal(rate)
}
