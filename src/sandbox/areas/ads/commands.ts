import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { Frozen } from '../area.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import { type Account, HOLD, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { randomOf } from '../../kernel/random.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { type Ad, type AdDraft, finalCents, isUsedUp } from './ad.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'

export type AdState = {
  nextAdId: number
  ads: Record<string, Ad>
  /** Units in open orders, by number of the ad. */
  inTrades: Record<string, bigint>
  /** Finished trades for ordinary money, by number of the member. */
  otcTrades: Record<string, number>
}
export const freshAds = (): AdState => ({ nextAdId: 10_001, ads: {}, inTrades: {}, otcTrades: {} })

type Own = { readonly member: number; readonly id: string }
export type AdCommand =
  | { readonly type: 'ad.create'; readonly member: number; readonly draft: AdDraft }
  | (Own & { readonly type: 'ad.change'; readonly draft: AdDraft })
  | (Own & { readonly type: 'ad.putOn' })
  | (Own & { readonly type: 'ad.takeOff' })
  | (Own & { readonly type: 'ad.remove' })

/** A member has at most so many ads. */
const MOST_ADS = 100
/** Customers come between two and twelve minutes apart. */
const VISIT_AFTER = 120_000
const VISIT_SPREAD = 600_000

/** Returns the ads that the member wrote and has not deleted, newest first. */
export const adsOf = (state: State, member: number): Ad[] =>
  Object.values(state.ads)
    .filter((ad) => ad.member === member && ad.shelf !== AdShelf.TURNOFF)
    .toSorted((a, b) => b.id - a.id)

/** @throws Refusal `key` unless it is the member's own and not deleted */
export function ownAd<Key extends string>(
  state: State,
  { member, id }: Own,
  key: Key,
  refuse: Refuse<Key>,
): Ad {
  const ad = Object.hasOwn(state.ads, id) ? state.ads[id] : undefined
  return ad?.member === member && ad.shelf !== AdShelf.TURNOFF ? ad : refuse(key)
}

/** Writes an ad, off the shelf. */
export function addAd(state: State, member: number, draft: AdDraft, time: number): Ad {
  const id = state.nextAdId
  state.nextAdId = id + 1
  const blank = { updated: null, version: 0, visits: 0, nextVisit: null }
  const ad = {
    ...draft,
    ...blank,
    id,
    member,
    shelf: AdShelf.PUT_OFF_SHELVES,
    left: draft.units,
    created: time,
  }
  state.ads[id] = ad
  return ad
}

const availableOf = ({ member, coin }: Pick<Ad, 'member' | 'coin'>): Account => ({
  owner: `m${member}`,
  kind: 'spot',
  coin,
  bucket: 'available',
})

/** Freezes what a sale offers, or gives back what is left of it. */
function hold(
  state: State,
  { side, coin, member, left, id }: Ad,
  way: 'freeze' | 'free',
  time: number,
): void {
  if (side !== AdSide.SELL || left === 0n) return
  const available = availableOf({ member, coin })
  const frozen: Account = { ...available, bucket: 'frozen' }
  const entries = way === 'freeze' ? move(available, frozen, left) : move(frozen, available, left)
  post(state.ledger, { time, type: HOLD, reference: `ad ${id}`, entries })
}

/** Schedules the next customer of the sandbox, at a time drawn from the seed, so that a replay has the same ones. */
export function scheduleVisit(state: State, { id, version, visits }: Ad, time: number): number {
  const random = randomOf(`${state.seed}/ad/${id}/${version}/${visits}/when`)
  return schedule(state.due, time + VISIT_AFTER + random.below(VISIT_SPREAD), { type: 'ad.visit', id })
}

type PutOnRefusal = 'wallet-locked' | 'put-on-shelves-failed' | 'insufficient-balance'

export function putOn(
  state: State,
  ad: Ad,
  { time, refuse }: Pick<Context<PutOnRefusal>, 'time' | 'refuse'>,
): void {
  if (isLocked(state, { member: ad.member, kind: 'spot', coin: ad.coin })) refuse('wallet-locked')
  // What is left after trades may be too little for one more: the owner has to write a new quantity first.
  if (isUsedUp(state, ad, finalCents(ad, state, time))) refuse('put-on-shelves-failed')
  if (ad.side === AdSide.SELL) requireBalance(state.ledger, availableOf(ad), ad.left, refuse)
  hold(state, ad, 'freeze', time)
  state.ads[ad.id] = { ...ad, shelf: AdShelf.PUT_ON_SHELVES, nextVisit: scheduleVisit(state, ad, time) }
}

export function takeOff(state: State, ad: Ad, time: number): void {
  hold(state, ad, 'free', time)
  if (ad.nextVisit !== null) cancel(state.due, ad.nextVisit)
  state.ads[ad.id] = { ...ad, shelf: AdShelf.PUT_OFF_SHELVES, nextVisit: null }
}

/** A booth that closes takes everything off the shelf. */
export function clearShelf(state: State, member: number, time: number): void {
  for (const ad of adsOf(state, member)) if (ad.shelf === AdShelf.PUT_ON_SHELVES) takeOff(state, ad, time)
}

type Of<T extends AdCommand['type']> = Extract<AdCommand, { type: T }>

export const adCommands = {
  'ad.create'(state: State, { member, draft }: Of<'ad.create'>, { time, refuse }: Context<'create-failed'>) {
    if (adsOf(state, member).length >= MOST_ADS) refuse('create-failed')
    return addAd(state, member, draft, time).id
  },
  'ad.change'(
    state: State,
    command: Of<'ad.change'>,
    { time, refuse }: Context<'update-failed' | 'after-off-shelves'>,
  ) {
    const ad = ownAd(state, command, 'update-failed', refuse)
    if (ad.shelf === AdShelf.PUT_ON_SHELVES) refuse('after-off-shelves')
    const { draft } = command
    state.ads[ad.id] = { ...ad, ...draft, left: draft.units, updated: time, version: ad.version + 1 }
  },
  'ad.putOn'(state: State, command: Of<'ad.putOn'>, context: Context<PutOnRefusal>) {
    const ad = ownAd(state, command, 'put-on-shelves-failed', context.refuse)
    if (ad.shelf === AdShelf.PUT_ON_SHELVES) context.refuse('put-on-shelves-failed')
    putOn(state, ad, context)
  },
  'ad.takeOff'(state: State, command: Of<'ad.takeOff'>, { time, refuse }: Context<'put-off-shelves-failed'>) {
    const ad = ownAd(state, command, 'put-off-shelves-failed', refuse)
    if (ad.shelf !== AdShelf.PUT_ON_SHELVES) refuse('put-off-shelves-failed')
    takeOff(state, ad, time)
  },
  'ad.remove'(
    state: State,
    command: Of<'ad.remove'>,
    { refuse }: Context<'delete-advertise-failed' | 'delete-after-off-shelves'>,
  ) {
    const ad = ownAd(state, command, 'delete-advertise-failed', refuse)
    if (ad.shelf === AdShelf.PUT_ON_SHELVES) refuse('delete-after-off-shelves')
    state.ads[ad.id] = { ...ad, shelf: AdShelf.TURNOFF }
  },
}

/** A sale on the shelf keeps frozen what is left of it. */
export const adFrozen = ({ ads }: State): Frozen[] =>
  Object.values(ads)
    .filter(({ side, shelf }) => side === AdSide.SELL && shelf === AdShelf.PUT_ON_SHELVES)
    .map(({ member, coin, left }) => ({ member, coin, units: left }))
