import { TransactionType } from '#generated/wire/transaction-type.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { MemberLevel } from '#generated/wire/member-level.ts'
import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { COIN_PLACES, MONEY_PLACES } from '#src/core/otc/trade.ts'
import { HOLD, move, post } from '../../kernel/ledger.ts'
import type { Ad, AdDraft } from '../ads/ad.ts'
import { addAd } from '../ads/commands.ts'
import { findCountry } from '../currency/countries.ts'
import { fiatRate } from '../currency/fiat.ts'
import { blankMember, enterMember } from '../members/members.ts'
import { addPayment } from '../payments/commands.ts'
import { PAYMENT_FIELDS, PAYMENT_TYPES } from '../payments/payment-types.ts'
import type { State } from '../state.ts'
import { availableOf } from '../wallets/available.ts'
import { ADVERTISER_ROWS, type AdvertiserRow } from './advertiser-rows.ts'

/** Number of the first computed member: far below those who register. */
const FIRST = 500_001

export const ADVERTISER_IDS: readonly number[] = ADVERTISER_ROWS.map((_row, index) => FIRST + index)

/** Returns true for a member whose side the exchange plays. */
export const isComputed = (member: number): boolean =>
  member >= FIRST && member < FIRST + ADVERTISER_ROWS.length

/** Stands for a salt and for a hash. */
const NOTHING = '0'.repeat(64)

/** Quantity of an ad, by its coin. */
const QUANTITIES: Readonly<Record<string, string>> = {
  USDT: '12000',
  USDC: '9000',
  BTC: '0.25',
  ETH: '6',
  BNB: '30',
  SOL: '120',
  LTC: '200',
  OBX: '8000',
}
/** Limits of one trade in dollars. */
const LIMITS = ['50', '3000'] as const
const DAY = 86_400_000

/** Adds the computed members, with their ads where these are wanted. */
export function addAdvertisers(state: State, hasAds: boolean, time: number): void {
  for (const [index, row] of ADVERTISER_ROWS.entries()) {
    const id = FIRST + index
    enterMember(state, memberOf(id, row, time - (index + 2) * 90 * DAY))
    if (row.isCertified) {
      const deposit = { coin: 'USDT', units: 0n }
      state.merchants[id] = { status: MerchantStatus.VERIFIED, round: 1, deposit, reason: null }
    }
    state.otcTrades[id] = row.trades
    for (const [code, texts] of Object.entries(row.pay))
      addPayment(state, { member: id, ...payment(code, texts) })
    if (!hasAds) continue
    for (const coin of row.coins)
      for (const side of [AdSide.SELL, AdSide.BUY] as const) putOut(state, id, draftOf(row, coin, side), time)
  }
}

const memberOf = (
  id: number,
  { name, country, realName, isCertified, hasPhone }: AdvertiserRow,
  created: number,
) => ({
  ...blankMember,
  id,
  username: name,
  createTime: created,
  email: `advertiser${id}@openbourse.test`,
  phone: hasPhone ? String(id) : null,
  country,
  level: isCertified ? MemberLevel.IDENTIFICATION : MemberLevel.REALNAME,
  realName: { state: 'verified' as const, name: realName, idNumber: null, rejectReason: null },
  // No password has this hash.
  password: { scheme: 'pbkdf2-sha256' as const, iterations: 1, salt: NOTHING, hash: NOTHING },
  promotionCode: `OTC${id}`,
  disabled: true,
})

function payment(code: string, texts: readonly (string | null)[]) {
  const type = PAYMENT_TYPES.find((each) => each.code === code)
  if (type === undefined) throw new RangeError(`no payment type ${code}`)
  const values = PAYMENT_FIELDS.map((_field, index) => {
    const text = texts[index] ?? null
    return text === null ? null : { text }
  })
  return { kind: type.id, values }
}

/** Keeps the first digit of a limit: 50 dollars are 300 yuan. */
function roundCents(dollars: string, currency: string): bigint {
  const rate = fiatRate(currency) ?? decimal('1')
  const whole = toText(truncate(multiply(decimal(dollars), rate), 0))
  return toUnits(decimal(`${whole.slice(0, 1)}${'0'.repeat(whole.length - 1)}`), MONEY_PLACES)
}

function draftOf(row: AdvertiserRow, coin: string, side: 0 | 1): AdDraft {
  const currency = findCountry(row.country)?.currency ?? 'USD'
  return {
    side,
    coin,
    country: row.country,
    currency,
    price: { premium: side === AdSide.SELL ? row.premium : `-${row.premium}` },
    units: toUnits(decimal(QUANTITIES[coin] ?? '0'), COIN_PLACES),
    leastCents: roundCents(LIMITS[0], currency),
    mostCents: roundCents(LIMITS[1], currency),
    minutes: row.minutes,
    pay: Object.keys(row.pay),
    auto: row.reply === null ? 0 : 1,
    text: row.reply,
    remark: row.remark,
  }
}

/** Puts an ad on the shelf; nobody but members comes to it. */
function putOut(state: State, member: number, draft: AdDraft, time: number): void {
  const ad = addAd(state, member, draft, time)
  const shown = { ...ad, shelf: AdShelf.PUT_ON_SHELVES }
  state.ads[ad.id] = shown
  hold(state, shown, ad.left, time)
}

function hold(state: State, { member, coin, side, id }: Ad, units: bigint, time: number): void {
  if (side !== AdSide.SELL) return
  fund(state, { member, coin, units }, time)
  const available = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
  const entries = move(available, { ...available, bucket: 'frozen' }, units)
  post(state.ledger, { time, type: HOLD, reference: `ad ${id}`, entries })
}

/** Fills an ad of a computed member up once half of it is gone. */
export function restock(state: State, ad: Ad, time: number): void {
  if (ad.left * 2n >= ad.units) return
  hold(state, ad, ad.units - ad.left, time)
  state.ads[ad.id] = { ...ad, left: ad.units }
}

type Wanted = { readonly member: number; readonly coin: string; readonly units: bigint }

/** Gives a computed member the coins that it lacks. */
export function fund(state: State, { member, coin, units }: Wanted, time: number): void {
  const missing = units - availableOf(state, member, coin)
  if (missing <= 0n) return
  const from = { owner: 'makers', kind: 'spot', coin, bucket: 'available' } as const
  const entries = move(from, { ...from, owner: `m${member}` }, missing)
  post(state.ledger, { time, type: TransactionType.ADMIN_RECHARGE, entries })
}
