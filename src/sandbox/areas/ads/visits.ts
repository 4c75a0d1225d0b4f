import { TransactionType } from '#generated/wire/transaction-type.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { type Account, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { randomOf } from '../../kernel/random.ts'
import { type Ad, coinsFor, feeOf, finalCents, isUsedUp, mostCents } from './ad.ts'
import { scheduleVisit, takeOff } from './commands.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'

/** A customer of the sandbox trades on an ad: now, because a tester wants to see it. */
export type AdVisitCommand = { readonly type: 'ad.visitNow'; readonly id: string; readonly all: boolean }
/** The same because it is time. */
export type AdVisitDue = { readonly type: 'ad.visit'; readonly id: number }

/** Wallet transaction types "C2C purchase" and "C2C sale", as the owner sees them. */
const CTC_BUY = TransactionType.CTC_BUY
const CTC_SELL = TransactionType.CTC_SELL

/** Books a trade of so many coins; the fee is the owner's. Returns what the ad has less of. */
function book(state: State, { id, side, coin, member }: Ad, units: bigint, time: number): bigint {
  const spot = { kind: 'spot', coin, bucket: 'available' } as const
  const owner: Account = { ...spot, owner: `m${member}` }
  const fee = feeOf(units)
  const fees = (from: Account) => (fee === 0n ? [] : move(from, { ...spot, owner: 'fees' }, fee))
  const reference = `ad ${id}`
  const share = () => rebate(state, { payer: member, coin, units: fee, source: reference }, time)
  if (side === AdSide.SELL) {
    const frozen: Account = { ...owner, bucket: 'frozen' }
    const entries = [...move(frozen, { ...spot, owner: 'makers' }, units), ...fees(frozen)]
    post(state.ledger, { time, type: CTC_SELL, reference, entries })
    share()
    return units + fee
  }
  const entries = [...move({ ...spot, owner: 'makers' }, owner, units), ...fees(owner)]
  post(state.ledger, { time, type: CTC_BUY, reference, entries })
  share()
  return units
}

/** One customer: takes some of the ad, or all that a trade may take; STATE-13 then looks at what is left. */
function visit(state: State, ad: Ad, all: boolean, { time, emit }: Context): void {
  const price = finalCents(ad, state.seed, time)
  const most = mostCents(ad, price)
  let left = ad
  if (!isUsedUp(ad, price) && most >= ad.leastCents) {
    const random = randomOf(`${state.seed}/ad/${ad.id}/${ad.version}/${ad.visits}/how much`)
    const share = all ? 1000n : BigInt(random.below(1001))
    const units = coinsFor(ad.leastCents + ((most - ad.leastCents) * share) / 1000n, price)
    left = { ...ad, left: ad.left - book(state, ad, units, time) }
    state.otcTrades[ad.member] = (state.otcTrades[ad.member] ?? 0) + 1
    emit({ type: 'adTraded', ad: ad.id, member: ad.member })
  }
  const seen = { ...left, visits: ad.visits + 1 }
  if (isUsedUp(seen, price) || most < ad.leastCents) {
    takeOff(state, seen, time)
    emit({ type: 'adOffShelf', ad: ad.id, member: ad.member })
  } else state.ads[ad.id] = seen
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
    if (after?.shelf === AdShelf.PUT_ON_SHELVES)
      state.ads[id] = { ...after, nextVisit: scheduleVisit(state, after, context.time) }
  },
}
