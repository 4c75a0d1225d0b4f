import { AdSide } from '#generated/wire/ad-side.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { COIN_PLACES, MONEY_PLACES } from '#src/core/otc/trade.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { findCountry } from '../currency/countries.ts'
import type { AdDraft } from './ad.ts'

type Row = Pick<AdDraft, 'coin' | 'country' | 'pay'> & {
  readonly side: keyof typeof AdSide
  readonly premium: string
  readonly units: string
  readonly limits: readonly [least: string, most: string]
  readonly isOn: boolean
}

const ROWS: readonly Row[] = [
  {
    side: 'SELL',
    coin: 'USDT',
    country: '中国',
    premium: '1',
    units: '3000',
    limits: ['100', '600'],
    pay: ['Bank Transfer', 'Advcash'],
    isOn: true,
  },
  {
    side: 'BUY',
    coin: 'BTC',
    country: '中国',
    premium: '0.2',
    units: '0.5',
    limits: ['500', '50000'],
    pay: ['Bank Transfer'],
    isOn: true,
  },
  {
    side: 'SELL',
    coin: 'BTC',
    country: '德国',
    premium: '1.5',
    units: '0.4',
    limits: ['100', '5000'],
    pay: ['Bank Transfer', 'Zelle'],
    isOn: true,
  },
  {
    side: 'SELL',
    coin: 'ETH',
    country: '中国',
    premium: '2',
    units: '5',
    limits: ['1000', '20000'],
    pay: ['Zelle'],
    isOn: false,
  },
]

const cents = (text: string): bigint => toUnits(decimal(text), MONEY_PLACES)

/** Ads of the merchant persona: on both sides, in two countries, on the shelf and off it. */
const ADS = ROWS.map(({ side, coin, country, premium, units, limits, pay, isOn }) => ({
  isOn,
  draft: {
    side: AdSide[side],
    coin,
    country,
    currency: findCountry(country)?.currency ?? '',
    price: { premium },
    units: toUnits(decimal(units), COIN_PLACES),
    leastCents: cents(limits[0]),
    mostCents: cents(limits[1]),
    minutes: 15,
    pay,
    auto: 1,
    text: 'Please pay within fifteen minutes and write no remark.',
    remark: null,
  } satisfies AdDraft,
}))

/** Trades that the merchant has behind it. */
const TRADES = 42

export const adPersonas: AreaPersonas = {
  seedOf: (name) => (name === 'merchant' ? { ads: ADS, trades: TRADES } : {}),
}
