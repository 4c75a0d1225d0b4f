import { AdPriceKind } from '#generated/wire/ad-price-kind.ts'
import type { Ad as WireAd } from '#generated/wire/ad.ts'
import type { AdDetail } from '#generated/wire/ad-detail.ts'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { COIN_PLACES, MONEY_PLACES } from '#src/core/otc/trade.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCountry } from '../currency/countries.ts'
import { findOtcCoin } from './otc-coins.ts'
import { type Ad, finalCents, marketPrice } from './ad.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { wireCountry } from '../auth/login-info.ts'

export const moneyText = (cents: bigint): string => toText(fromUnits(cents, MONEY_PLACES))
export const coinText = (units: bigint): string => toText(fromUnits(units, COIN_PLACES))

/** Enough digits to compute a premium price from that is right to the cent. */
const MARKET_PLACES = 6

/** Returns the parts of an ad's wire form that other areas hold: coin, owner, price of the moment. */
function around(ad: Ad, { engine }: HandlerContext) {
  const state = engine.view()
  const coin = findOtcCoin(ad.coin)?.coin
  const owner = state.members[ad.member]
  if (coin === undefined || owner === undefined) throw new RangeError(`ad ${ad.id} has no coin or no owner`)
  const market = marketPrice(state.seed, coin, ad.currency, engine.now())
  return {
    coin,
    owner,
    cents: finalCents(ad, state, engine.now()),
    market: market === undefined ? null : toText(truncate(market, MARKET_PLACES)),
    transactions: state.otcTrades[ad.member] ?? 0,
  }
}

const premiumOf = ({ price }: Ad): string | null => ('premium' in price ? price.premium : null)
const fixedOf = ({ price }: Ad): string | null => ('cents' in price ? moneyText(price.cents) : null)

/** A member with so many trades is recommended. */
const RECOMMENDED = 20
export const isRecommended = (transactions: number): boolean => transactions >= RECOMMENDED

export function wireAd(ad: Ad, context: HandlerContext): WireAd {
  const { coin, owner, cents, transactions } = around(ad, context)
  const limits = [moneyText(ad.leastCents), moneyText(ad.mostCents)] as const
  return {
    id: ad.id,
    memberId: ad.member,
    username: owner.username,
    advertiseType: ad.side,
    status: ad.shelf,
    level: isRecommended(transactions) ? 1 : 0,
    coinId: coin.id,
    coinUnit: coin.unit,
    country: ad.country,
    localCurrency: ad.currency,
    priceType: 'cents' in ad.price ? AdPriceKind.REGULAR : AdPriceKind.MUTATIVE,
    price: fixedOf(ad),
    premiseRate: premiumOf(ad),
    finalPrice: moneyText(cents),
    number: coinText(ad.units),
    remainAmount: coinText(ad.left),
    dealAmount: coinText(context.engine.view().inTrades[ad.id] ?? 0n),
    minLimit: limits[0],
    maxLimit: limits[1],
    limitMoney: limits.join('~'),
    timeLimit: ad.minutes,
    payMode: ad.pay.join(','),
    auto: ad.auto,
    autoword: ad.text,
    remark: ad.remark,
    avatar: null,
    memberLevel: owner.level,
    transactions,
    realName: null,
    createTime: formatGmt8(instant(ad.created)),
    updateTime: ad.updated === null ? null : formatGmt8(instant(ad.updated)),
    version: ad.version,
  }
}

export function wireAdDetail(ad: Ad, context: HandlerContext): AdDetail {
  const { coin, market } = around(ad, context)
  const country = findCountry(ad.country)
  if (country === undefined) throw new RangeError(`ad ${ad.id} has no country`)
  return {
    id: ad.id,
    advertiseType: ad.side,
    status: ad.shelf,
    coinId: coin.id,
    coinName: coin.name,
    coinNameCn: coin.nameCn,
    coinUnit: coin.unit,
    country: wireCountry(country, context.language),
    priceType: 'cents' in ad.price ? AdPriceKind.REGULAR : AdPriceKind.MUTATIVE,
    price: fixedOf(ad),
    marketPrice: market,
    premiseRate: premiumOf(ad),
    number: coinText(ad.units),
    minLimit: moneyText(ad.leastCents),
    maxLimit: moneyText(ad.mostCents),
    timeLimit: ad.minutes,
    payMode: ad.pay.join(','),
    auto: ad.auto,
    autoword: ad.text,
    remark: ad.remark,
  }
}

export function wireOffer(ad: Ad, context: HandlerContext): AdOffer {
  const { coin, owner, cents, transactions } = around(ad, context)
  return {
    advertiseId: ad.id,
    memberId: ad.member,
    memberName: owner.username,
    avatar: null,
    level: owner.level,
    transactions,
    price: moneyText(cents),
    minLimit: moneyText(ad.leastCents),
    maxLimit: moneyText(ad.mostCents),
    remainAmount: coinText(ad.left),
    payMode: ad.pay.join(','),
    coinId: coin.id,
    unit: coin.unit,
    coinName: coin.name,
    coinNameCn: coin.nameCn,
    localCurrency: ad.currency,
    premiseRate: premiumOf(ad),
    advertiseType: ad.side,
    advType: ad.side,
    timeLimit: ad.minutes,
    country: ad.country,
    createTime: formatGmt8(instant(ad.created)),
  }
}
