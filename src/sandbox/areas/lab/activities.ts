import { ActivityType } from '#generated/wire/activity-type.ts'
import type { CostTerms, LabKind } from '#src/core/lab/cost.ts'
import { type Decimal, decimal, fromUnits, toUnits, ZERO } from '#src/core/money/decimal.ts'
import { wholeNumber } from '#src/core/money/whole.ts'
import { marketsOf } from '../../market/markets.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { type LockRow, type MiningRow, type TermsRow, type Track, TRACK_NAMES, TRACKS } from './tracks.ts'

/** Amounts of activities, of coins and of machines, are counted to so many places. */
export const LAB_SCALE = 8

/** One season of a track. Amounts are whole units of 10^-8, times epoch milliseconds. */
export type LabActivity = {
  /** Season, and place of the track. */
  readonly id: number
  readonly track: Track
  readonly type: ActivityType
  readonly announced: number
  readonly start: number
  readonly end: number
  readonly distribute: number
  /** Coin that it gives, and coin that pays. */
  readonly coin: string
  readonly pays: string
  /** Of a coin or machine. Null where there is none. */
  readonly price: Decimal | null
  /** Market of a sale, and the sale's price there. */
  readonly sale: { readonly pair: PairRow; readonly ticks: number } | null
  /** Decimals of amounts. */
  readonly places: number
  readonly supply: bigint
  readonly least: bigint
  /** 0 for no limit. */
  readonly most: bigint
  readonly times: number
  readonly friends: number
  readonly hold: { readonly coin: string; readonly units: bigint } | null
  readonly mining: MiningRow | null
  readonly lock: LockRow | null
  /** Taken by others until its end. */
  readonly others: bigint
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAY_SECONDS = DAY / 1000
/** Time in which one can take part; the next season begins at its end. */
const SEASON = 72 * HOUR
/** So long before its begin a season is announced, so long after its end distributed. */
const NOTICE = 48 * HOUR
const DISTRIBUTION = 12 * HOUR
/** Tracks begin one after the other, so that at any moment some season is being distributed. */
const STAGGER = 12 * HOUR
/** 16:00 in GMT+8. */
const FIRST = 8 * HOUR
/** Numbers of a season; the last digit is that of the track. */
const TENS = 10

const TYPES: Readonly<Record<Track, ActivityType>> = {
  rushSale: ActivityType.RUSH_SALE,
  sharedSale: ActivityType.SHARED_SALE,
  sharing: ActivityType.POSITION_SHARING,
  subscription: ActivityType.FREE_SUBSCRIPTION,
  mining: ActivityType.CLOUD_MINING,
  lockUp: ActivityType.LOCK_UP,
  inviters: ActivityType.POSITION_SHARING,
}

const KINDS: ReadonlyMap<ActivityType, LabKind> = new Map([
  [ActivityType.POSITION_SHARING, 'sharing'],
  [ActivityType.FREE_SUBSCRIPTION, 'subscription'],
  [ActivityType.CLOUD_MINING, 'mining'],
  [ActivityType.LOCK_UP, 'lock-up'],
])

/** Returns the kind of participation in an activity; undefined for a sale. */
export const kindOf = ({ type }: Pick<LabActivity, 'type'>): LabKind | undefined => KINDS.get(type)

/** Returns what the cost of an activity follows from. */
export const costTermsOf = ({ price, lock, places }: LabActivity, kind: LabKind): CostTerms => ({
  kind,
  price: price ?? ZERO,
  fee: lock === null ? ZERO : decimal(lock.fee),
  places,
})

export const labUnits = (amount: Decimal): bigint => toUnits(amount, LAB_SCALE)
export const labAmount = (units: bigint): Decimal => fromUnits(units, LAB_SCALE)

const startOf = (track: number, season: number): number => FIRST + track * STAGGER + season * SEASON

/** Number of the season of a track that one can take part in at a time. */
const seasonAt = (track: number, time: number): number =>
  Math.floor((time - FIRST - track * STAGGER) / SEASON)

const known = new Map<string, Map<number, LabActivity>>()

/** The activity of a number, from the seed alone; undefined where no season has it. */
export function findActivity(seed: string, id: number | string): LabActivity | undefined {
  const number = wholeNumber(String(id)) ?? Number.NaN
  const at = (number % TENS) - 1
  const track = TRACK_NAMES[at]
  if (track === undefined || String(number) !== String(id)) return undefined
  const all = known.get(seed) ?? new Map<number, LabActivity>()
  known.set(seed, all)
  const activity = all.get(number) ?? make(seed, track, at, Math.floor(number / TENS))
  all.set(number, activity)
  return activity
}

/** The activity of a number, if it is announced at a time: what anybody may ask for. */
export function announcedActivity(seed: string, id: number | string, time: number): LabActivity | undefined {
  const number = wholeNumber(String(id)) ?? Number.NaN
  const season = Math.floor(number / TENS)
  const announced = startOf((number % TENS) - 1, season) - NOTICE
  return announced > time ? undefined : findActivity(seed, id)
}

const idOf = (track: number, season: number): number => season * TENS + track + 1

/** Seasons of all tracks that are announced at a time, those of so many seasons back included. */
export function announcedAt(seed: string, time: number, back: number): LabActivity[] {
  return TRACK_NAMES.flatMap((_track, at) => {
    const now = seasonAt(at, time)
    const numbers = Array.from({ length: back + 2 }, (_, index) => now + 1 - index)
    return numbers.flatMap((season) => findActivity(seed, idOf(at, season)) ?? [])
  }).filter(({ announced }) => announced <= time)
}

/** The season of a track that goes on at a time by the calendar, and its neighbours: their times may have been moved. */
export function around(seed: string, track: Track, time: number): LabActivity[] {
  const at = TRACK_NAMES.indexOf(track)
  const now = seasonAt(at, time)
  return [now, now + 1, now - 1].flatMap((season) => findActivity(seed, idOf(at, season)) ?? [])
}

function make(seed: string, track: Track, at: number, season: number): LabActivity {
  const row = TRACKS[track][season % 2 === 0 ? 0 : 1]
  const start = startOf(at, season)
  const end = start + SEASON
  const announced = start - NOTICE
  const { coin, pays, places, times, friends = 0, hold, mining = null, lock = null } = row
  const type = TYPES[track]
  const [price, sale] = pricing(seed, row, { announced, end }, !KINDS.has(type))
  const units = (text: string): bigint => labUnits(decimal(text))
  return {
    id: idOf(at, season),
    track,
    type,
    announced,
    start,
    end,
    distribute: end + DISTRIBUTION,
    coin,
    pays,
    price,
    sale,
    places,
    supply: units(row.supply),
    least: units(row.least),
    most: units(row.most),
    times,
    friends,
    hold: hold === undefined ? null : { coin: hold[0], units: units(hold[1]) },
    mining,
    lock,
    others: units(row.others),
  }
}

const PERCENT = 100

/**
 * The lowest price of the market while it is offered is known beforehand, as all prices are: below it, an offer is worth
 * taking at any moment, and the market never reaches orders at the price of a sale.
 */
function pricing(
  seed: string,
  { price, coin, pays }: TermsRow,
  { announced, end }: Pick<LabActivity, 'announced' | 'end'>,
  isSale: boolean,
): readonly [LabActivity['price'], LabActivity['sale']] {
  if (price === undefined) return [null, null]
  if ('fixed' in price) return [decimal(price.fixed), null]
  const pair = findPair(`${coin}/${pays}`)
  if (pair === undefined) throw new RangeError(`there is no market of ${coin} in ${pays}`)
  // Whole days: the path knows them without a look at their seconds.
  const [from, until] = [Math.floor(announced / DAY), Math.ceil(end / DAY)]
  const { low } = marketsOf(seed)
    .path(pair)
    .candle(from * DAY_SECONDS, until * DAY_SECONDS)
  const ticks = Math.floor((low * price.percent) / PERCENT)
  return [fromUnits(BigInt(ticks), pair.priceScale), isSale ? { pair, ticks } : null]
}
