/** A currency that values can be shown in: code, sign, and how many of it one US dollar is worth. */
export type CurrencyRow = { readonly code: string; readonly sign: string; readonly rate: string }

export const CURRENCIES: readonly CurrencyRow[] = [
  { code: 'USD', sign: '$', rate: '1' },
  { code: 'EUR', sign: '€', rate: '0.8650' },
  { code: 'GBP', sign: '£', rate: '0.7540' },
  { code: 'JPY', sign: '¥', rate: '151.20' },
  { code: 'CNY', sign: 'CN¥', rate: '7.1150' },
  { code: 'HKD', sign: 'HK$', rate: '7.7790' },
  { code: 'KRW', sign: '₩', rate: '1412.50' },
  { code: 'CHF', sign: 'CHF', rate: '0.8040' },
  { code: 'AUD', sign: 'A$', rate: '1.5310' },
  { code: 'CAD', sign: 'C$', rate: '1.4020' },
  { code: 'SGD', sign: 'S$', rate: '1.2980' },
  { code: 'TWD', sign: 'NT$', rate: '30.650' },
  { code: 'INR', sign: '₹', rate: '87.950' },
  { code: 'BRL', sign: 'R$', rate: '5.3900' },
  { code: 'TRY', sign: '₺', rate: '41.900' },
  { code: 'AED', sign: 'AED', rate: '3.6725' },
]

/** Yuan per US dollar, for the second rate of a coin. */
export const CNY_RATE = '7.1150'
