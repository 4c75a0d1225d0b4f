import { AdPriceKind } from '#generated/wire/ad-price-kind.ts'
import type { AdDraft as WireDraft } from '#generated/wire/ad-draft.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { COIN_PLACES, MONEY_PLACES } from '#src/core/otc/trade.ts'
import { findCountry } from '../currency/countries.ts'
import { findOtcCoin } from './otc-coins.ts'
import { findPaymentType } from '../payments/payment-types.ts'
import { type AdDraft, marketPrice, premiumCents } from './ad.ts'
import { paymentsOf } from '../payments/commands.ts'
import type { State } from '../state.ts'
import type { HandlerContext } from '../../http/handler.ts'

const cents = (text: string): bigint => toUnits(decimal(text), MONEY_PLACES)

/** A premium price that the form computed may be a little old, or cut off elsewhere: a cent, or one part in twenty. */
export function isNear(sent: bigint, live: bigint): boolean {
  const gap = sent > live ? sent - live : live - sent
  return gap <= 1n || gap * 20n <= live
}

type DraftRefusal = 'coin-illegal' | 'request-illegal' | 'missing-pay' | 'information-expired'

/**
 * Reads the owner's ad and checks what the contract cannot check: coin, country, the owner's payment methods, and that
 * a premium price is the market's.
 */
export function readDraft(
  body: WireDraft,
  state: State,
  { engine, member, refuse }: HandlerContext<DraftRefusal>,
): AdDraft {
  const { coin } = findOtcCoin(String(body.coinId)) ?? refuse('coin-illegal')
  const country = findCountry(body.country) ?? refuse('request-illegal')
  const market = marketPrice(state.seed, coin, country.currency, engine.now()) ?? refuse('request-illegal')
  const codes = new Set(paymentsOf(state, member().id).map(({ kind }) => findPaymentType(kind)?.code))
  if (!body['pay[]'].every((code) => codes.has(code))) refuse('missing-pay')
  const units = toUnits(decimal(body.number), COIN_PLACES)
  const premium = body.premiseRate ?? '0'
  if (body.priceType === AdPriceKind.MUTATIVE && !isNear(cents(body.price), premiumCents(market, premium)))
    refuse('information-expired')
  return {
    side: body.advertiseType,
    coin: coin.unit,
    country: country.zhName,
    currency: country.currency,
    price: body.priceType === AdPriceKind.MUTATIVE ? { premium } : { cents: cents(body.price) },
    units,
    leastCents: cents(body.minLimit),
    mostCents: cents(body.maxLimit),
    minutes: body.timeLimit,
    pay: body['pay[]'],
    auto: body.auto ?? 0,
    text: body.autoword ?? null,
    remark: body.remark ?? null,
  }
}
