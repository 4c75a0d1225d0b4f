import { TransactionType } from '#generated/wire/transaction-type.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { type Account, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { randomOf } from '../../kernel/random.ts'
import { type Ad, coinsFor, feeOf, finalCents, isUsedUp, mostCents } from '../ads/ad.ts'
import { scheduleVisit, takeOff } from '../ads/commands.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { ADVERTISER_IDS, fund } from './advertisers.ts'
import { openOrder } from './orders.ts'

/** A customer of the sandbox trades on an ad: now, because a tester wants to see it. */
export type AdVisitCommand = { readonly type: 'ad.visitNow'; readonly id: string; readonly all: boolean }
/** The same because it is time. */
export type AdVisitDue = { readonly type: 'ad.visit'; readonly id: number }

/** Customers leave an owner alone who lets so many orders run out, until the ad is put on the shelf again. */
const PATIENCE = 3

/** A trade that a customer wants: some of the ad, or all that a trade may take. */
type Wish = { readonly cents: bigint; readonly units: bigint; readonly price: bigint }

function wishFor(state: State, ad: Ad, all: boolean, time: number): Wish | undefined {
  const price = finalCents(ad, state, time)
  const most = mostCents(state, ad, price)
  if (isUsedUp(state, ad, price) || most < ad.leastCents) return undefined
  const random = randomOf(`${state.seed}/ad/${ad.id}/${ad.version}/${ad.visits}/how much`)
  const share = all ? 1000n : BigInt(random.below(1001))
  const cents = ad.leastCents + ((most - ad.leastCents) * share) / 1000n
  return { cents, units: coinsFor(cents, price), price }
}

/** One customer: opens an order and returns its number. An ad that nobody can use goes off the shelf. */
function visit(state: State, ad: Ad, all: boolean, context: Context): string | null {
  const { time } = context
  const wish = wishFor(state, ad, all, time)
  const seen = { ...ad, visits: ad.visits + 1 }
  if (!state.otc.hasBegun) tradeAtOnce(state, seen, wish, time)
  else if (wish === undefined) takeOff(state, seen, time)
  if (!state.otc.hasBegun || wish === undefined) return null
  state.ads[ad.id] = seen
  const random = randomOf(`${state.seed}/ad/${ad.id}/${ad.version}/${ad.visits}/who`)
  const others = ADVERTISER_IDS.filter((id) => id !== ad.member)
  const customer = others[random.below(others.length)] ?? ad.member
  if (ad.side === AdSide.BUY) fund(state, { member: customer, coin: ad.coin, units: wish.units }, time)
  return openOrder(state, { ...wish, ad: seen, customer, remark: null }, context).sn
}

/** Books a trade at once, as all were before there were orders: so that older records lead to the same balances. */
function tradeAtOnce(state: State, ad: Ad, wish: Wish | undefined, time: number): void {
  const left = wish === undefined ? ad.left : ad.left - bookAtOnce(state, ad, wish.units, time)
  if (wish !== undefined) state.otcTrades[ad.member] = (state.otcTrades[ad.member] ?? 0) + 1
  const rest = { ...ad, left }
  const price = finalCents(ad, state, time)
  if (wish === undefined || isUsedUp(state, rest, price)) takeOff(state, rest, time)
  else state.ads[ad.id] = rest
}

/** Returns what the ad has less of. */
function bookAtOnce(state: State, ad: Ad, units: bigint, time: number): bigint {
  const { id, side, coin, member } = ad
  const spot = { kind: 'spot', coin, bucket: 'available' } as const
  const owner: Account = { ...spot, owner: `m${member}` }
  const fee = feeOf(state, ad, units)
  const fees = (from: Account) => (fee === 0n ? [] : move(from, { ...spot, owner: 'fees' }, fee))
  const reference = `ad ${id}`
  const isSale = side === AdSide.SELL
  const from: Account = isSale ? { ...owner, bucket: 'frozen' } : { ...spot, owner: 'makers' }
  const to: Account = isSale ? { ...spot, owner: 'makers' } : owner
  const type = isSale ? TransactionType.CTC_SELL : TransactionType.CTC_BUY
  const entries = [...move(from, to, units), ...fees(isSale ? from : owner)]
  post(state.ledger, { time, type, reference, entries })
  rebate(state, { payer: member, coin, units: fee, source: reference }, time)
  return isSale ? units + fee : units
}

export const adVisitCommands = {
  'ad.visitNow'(state: State, { id, all }: AdVisitCommand, context: Context<'parameter-error'>) {
    const ad = Object.hasOwn(state.ads, id) ? state.ads[id] : undefined
    if (ad?.shelf !== AdShelf.PUT_ON_SHELVES) return context.refuse('parameter-error')
    return visit(state, ad, all, context)
  },
}

export const adVisitDues = {
  'ad.visit'(state: State, { id }: AdVisitDue, context: Context) {
    const ad = state.ads[id]
    if (ad?.shelf !== AdShelf.PUT_ON_SHELVES) return
    visit(state, ad, false, context)
    const after = state.ads[id]
    if ((state.otc.unpaid[id] ?? 0) >= PATIENCE && after !== undefined) {
      state.ads[id] = { ...after, nextVisit: null }
      delete state.otc.unpaid[id]
      return
    }
    if (after?.shelf === AdShelf.PUT_ON_SHELVES)
      state.ads[id] = { ...after, nextVisit: scheduleVisit(state, after, context.time) }
  },
}
