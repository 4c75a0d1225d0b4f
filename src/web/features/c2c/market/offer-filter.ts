import { AdSide } from '#generated/models/ad-side.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import { MemberLevel } from '#generated/models/member-level.ts'
import { listAdsByUnitOperation } from '#generated/operations/ads.ts'
import { compare, isAtLeast, isAtMost, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, placesOf, toText } from '#src/core/money/decimal.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import { payModes } from '#src/web/c2c/ad.ts'
import { type FilterField, type FilterOf, tabField, textField } from '#src/web/list/filter/filter-field.ts'

/** Sides of a customer; the owner of the ad does the opposite. */
export const SIDES = ['buy', 'sell'] as const
export type Side = (typeof SIDES)[number]

/** Side of the ads that a customer of this side looks for. */
export const adSideOf = (side: Side): AdSide => (side === 'buy' ? AdSide.SELL : AdSide.BUY)

/** Side of a customer of such an ad. */
export const sideOf = (ad: AdSide): Side => (ad === AdSide.SELL ? 'buy' : 'sell')

/** Narrows nothing: the market always shows one currency. */
const currencyField = { ...textField('currency', listAdsByUnitOperation, 'currency'), narrows: false }

const moneyField: FilterField<Decimal | null> = {
  names: ['money'],
  read(params) {
    const money = parseDecimal(params.get('money') ?? '')
    return money !== null && isPositive(money) && placesOf(money) <= MONEY_PLACES ? money : null
  },
  write: (money) => (money === null ? {} : { money: toText(money) }),
  narrows: true,
}

const MOST_PAYS = 20
const payField: FilterField<readonly string[]> = {
  names: ['pay'],
  read: (params) => [...new Set(payModes(params.get('pay') ?? ''))].slice(0, MOST_PAYS),
  write: (names) => (names.length === 0 ? {} : { pay: names.join(',') }),
  narrows: true,
}

const certifiedField: FilterField<boolean> = {
  names: ['certified'],
  read: (params) => params.get('certified') === '1',
  write: (certified) => (certified ? { certified: '1' } : {}),
  narrows: true,
}

/** The filter of the market in its address. Without a currency it is the reader's own, or one that has ads. */
export const offerFields = {
  side: tabField('side', SIDES),
  currency: currencyField,
  money: moneyField,
  pay: payField,
  certified: certifiedField,
}
export type OfferFilter = FilterOf<typeof offerFields>

/** True if an ad takes what the filter asks for. Older servers do not tell the currency of an ad: it is let through. */
export function fits(
  offer: AdOffer,
  { money, pay, certified }: Pick<OfferFilter, 'money' | 'pay' | 'certified'>,
  currency: string,
): boolean {
  const names = payModes(offer.payMode)
  return (
    (offer.localCurrency ?? currency) === currency &&
    (money === null || (isAtLeast(money, offer.minLimit) && isAtMost(money, offer.maxLimit))) &&
    (pay.length === 0 || pay.some((name) => names.includes(name))) &&
    (!certified || offer.level === MemberLevel.IDENTIFICATION)
  )
}

/** Best price for the customer first: the cheapest to buy from, the dearest to sell to. */
export const byPrice = (offers: readonly AdOffer[], side: Side): readonly AdOffer[] =>
  offers.toSorted((a, b) => (side === 'buy' ? 1 : -1) * compare(a.price, b.price))
