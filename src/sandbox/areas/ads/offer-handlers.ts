import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import { compare } from '#src/core/money/compare.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findOtcCoin, OTC_COINS, OTC_FEE_PERCENT } from './otc-coins.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { type Ad, coinsFor, finalCents, marketPrice, mostCents, mostUnits } from './ad.ts'
import { findMember } from '../members/members.ts'
import { isMerchant } from '../merchants/status.ts'
import type { State } from '../state.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'
import { coinText, isRecommended, moneyText, wireOffer } from './wire.ts'

type Filter = {
  readonly advertiseType?: 0 | 1
  readonly country?: string
  readonly currency?: string
  readonly isCertified?: 0 | 1
  /** An ad's limits have to take a trade of so much money. */
  readonly money?: string
  /** Names of payment types, joined by commas: an ad has to take one of them. */
  readonly payMode?: string
}

/** Ads on the shelf that fit, as customers see them. */
function offers(
  { advertiseType, country, currency, isCertified, money, payMode }: Filter,
  context: HandlerContext,
  fits: (ad: Ad) => boolean,
): AdOffer[] {
  const state = context.engine.view()
  const cents = money === undefined ? undefined : toUnits(decimal(money), MONEY_PLACES)
  const wanted = payMode?.split(',').map((name) => name.trim())
  return Object.values(state.ads)
    .filter(
      (ad) =>
        ad.shelf === AdShelf.PUT_ON_SHELVES &&
        (advertiseType === undefined || ad.side === advertiseType) &&
        (country === undefined || ad.country === country) &&
        (currency === undefined || ad.currency === currency) &&
        (cents === undefined || takes(state, ad, cents, context.engine.now())) &&
        (wanted === undefined || ad.pay.some((name) => wanted.includes(name))) &&
        (isCertified !== 1 || isMerchant(state, ad.member)) &&
        fits(ad),
    )
    .map((ad) => wireOffer(ad, context))
}

const takes = (state: State, ad: Ad, cents: bigint, time: number): boolean =>
  cents >= ad.leastCents && cents <= mostCents(state, ad, finalCents(ad, state, time))

/** Best price first: who sells cheapest, who buys dearest. */
const byPrice = (rows: AdOffer[]): AdOffer[] =>
  rows.toSorted((a, b) => {
    const order = compare(decimal(a.price), decimal(b.price))
    return a.advertiseType === AdSide.SELL ? order : -order
  })

const MOST_SHOWN = 20
const ofCoin =
  (key: number | string) =>
  ({ coin }: Ad): boolean =>
    findOtcCoin(key)?.coin.unit === coin

export const adOfferHandlers: Handlers = {
  listTradableCoins: ({ body: { currency = 'CNY' } }, { engine }) =>
    OTC_COINS.flatMap(({ coin, least }, index) => {
      const price = marketPrice(engine.view().seed, coin, currency, engine.now())
      if (price === undefined) return []
      return {
        id: coin.id,
        name: coin.name,
        nameCn: coin.nameCn,
        unit: coin.unit,
        jyRate: OTC_FEE_PERCENT,
        buyMinAmount: least,
        sellMinAmount: least,
        marketPrice: toText(truncate(price, 6)),
        isPlatformCoin: coin.unit === 'OBX' ? (1 as const) : (0 as const),
        sort: index,
        status: 0 as const,
      }
    }),

  listAds({ body: { id, pageNo, pageSize, ...filter } }, context) {
    const page = { ...(pageNo && { pageNo }), ...(pageSize && { pageSize }) }
    return pageOf(byPrice(offers(filter, context, ofCoin(String(id)))), page)
  },

  listAdsByUnit({ body: { unit, pageNo = 1, pageSize = 10, ...filter } }, context) {
    const page = pageOf(byPrice(offers(filter, context, ofCoin(unit))), { pageNo, pageSize })
    const { content, totalElements, totalPages, size } = page
    return {
      context: content,
      currentPage: pageNo,
      totalPage: totalPages,
      pageNumber: size,
      totalElement: totalElements,
    }
  },

  listExcellentAds: ({ body: { advertiseType, currency } }, context) =>
    byPrice(
      offers({ advertiseType }, context, (ad) => currency === undefined || ad.currency === currency).filter(
        ({ transactions }) => isRecommended(transactions),
      ),
    ).slice(0, MOST_SHOWN),

  listNewestAds: ({ body: { currency } }, context) =>
    offers({}, context, (ad) => currency === undefined || ad.currency === currency)
      .toSorted((a, b) => b.advertiseId - a.advertiseId)
      .slice(0, MOST_SHOWN),

  getAdsOfMember({ body: { name } }, context) {
    const state = context.engine.view()
    const member = findMember(state, 'username', name) ?? context.refuse('member-not-exists')
    const side = (advertiseType: 0 | 1) =>
      byPrice(offers({ advertiseType }, context, (ad) => ad.member === member.id))
    const flag = (value: boolean) => (value ? 1 : 0)
    return {
      buy: side(AdSide.BUY),
      sell: side(AdSide.SELL),
      username: member.username,
      avatar: null,
      realVerified: flag(member.realName.state === 'verified'),
      emailVerified: flag(member.email !== null),
      phoneVerified: flag(member.phone !== null),
      transactions: state.otcTrades[member.id] ?? 0,
      createTime: formatGmt8(instant(member.createTime)),
    }
  },

  /** Answers an ad as a customer sees it; the owner may ask before the ad is on the shelf. */
  previewTrade({ body: { id } }, context) {
    const { engine, session, member } = context
    const state = engine.view()
    const reader = session === null ? null : member().id
    const ad = Object.hasOwn(state.ads, String(id)) ? state.ads[String(id)] : undefined
    const isShown =
      ad !== undefined &&
      (ad.shelf === AdShelf.PUT_ON_SHELVES || (ad.shelf === AdShelf.PUT_OFF_SHELVES && ad.member === reader))
    const owner = isShown ? state.members[ad.member] : undefined
    if (!isShown || owner === undefined) return context.refuse('parameter-error')
    const offer = wireOffer(ad, context)
    const price = finalCents(ad, state, engine.now())
    const most = mostCents(state, ad, price)
    const units = least(mostUnits(state, ad), coinsFor(ad.mostCents, price))
    return {
      username: owner.username,
      transactions: offer.transactions,
      emailVerified: owner.email === null ? 0 : 1,
      phoneVerified: owner.phone === null ? 0 : 1,
      idCardVerified: owner.realName.state === 'verified' ? 1 : 0,
      otcCoinId: offer.coinId,
      unit: offer.unit,
      price: offer.price,
      number: offer.remainAmount,
      maxTradableAmount: coinText(tradable(ad, units, reader, context)),
      minLimit: offer.minLimit,
      maxLimit: moneyText(most),
      payMode: offer.payMode,
      timeLimit: ad.minutes,
      country: ad.country,
      currency: ad.currency,
      advertiseType: ad.side,
      remark: ad.remark,
    }
  },
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Returns the units of an ad that a reader can trade: at most the reader's balance for an ad that buys. */
function tradable(ad: Ad, units: bigint, reader: number | null, { engine }: HandlerContext): bigint {
  if (ad.side === AdSide.SELL || reader === null || reader === ad.member) return units
  const own = { owner: `m${reader}`, kind: 'spot', coin: ad.coin, bucket: 'available' } as const
  const held = balanceOf(engine.view().ledger, own)
  return least(held, units)
}
