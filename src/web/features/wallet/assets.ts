import { CommonStatus } from '#generated/models/common-status.ts'
import type { Coin } from '#generated/models/coin.ts'
import { add, divide, multiply, sum, truncate } from '#src/core/money/arithmetic.ts'
import { compare, isLess, isPositive, isZero } from '#src/core/money/compare.ts'
import { type Decimal, ONE, ZERO } from '#src/core/money/decimal.ts'

/** Holding of one coin (ENT-07) and its value. */
export type Asset = {
  readonly unit: string
  readonly name: string
  readonly iconUrl: string | null
  readonly available: Decimal
  readonly frozen: Decimal
  readonly toRelease: Decimal
  /** Margins of positions, and their profit or loss that is not realised yet. */
  readonly margin: Decimal
  readonly unrealised: Decimal
  /** Interest that products have earned until now; of the earn account alone. */
  readonly interest?: Decimal
  /** Available, frozen, to be released and in positions together. */
  readonly total: Decimal
  /** Price of one coin in US dollars; null while unknown. */
  readonly price: Decimal | null
  /** The total in US dollars; null while the price is unknown. Nothing is worth nothing at any price. */
  readonly usd: Decimal | null
  /** Actions that the exchange allows with the coin. */
  readonly can: { readonly deposit: boolean; readonly withdraw: boolean; readonly transfer: boolean }
}

/** Holding of one coin in any account. */
export type Holding = Pick<Asset, 'available' | 'frozen'> &
  Partial<Pick<Asset, 'toRelease' | 'margin' | 'unrealised'>> & { readonly isLocked?: boolean }

/** A coin that is held: what it is, what may be done with it, and what it is worth. */
export function assetOf(unit: string, holding: Holding, coin: Coin | undefined): Asset {
  const { available, frozen, toRelease = ZERO, margin = ZERO, unrealised = ZERO, isLocked = false } = holding
  const total = sum([available, frozen, toRelease, margin, unrealised])
  const price = coin?.usdRate ?? null
  const open = coin?.status === CommonStatus.NORMAL && !isLocked
  return {
    unit,
    name: coin?.name ?? unit,
    iconUrl: coin?.iconUrl ?? null,
    available,
    frozen,
    toRelease,
    margin,
    unrealised,
    total,
    price,
    usd: isZero(total) ? ZERO : valueOf(total, price),
    can: {
      deposit: open && coin.canRecharge === 1,
      withdraw: open && coin.canWithdraw === 1,
      transfer: open && coin.canTransfer === 1,
    },
  }
}

const valueOf = (amount: Decimal, price: Decimal | null): Decimal | null =>
  price === null ? null : multiply(amount, price)

/** US dollars in the display currency: exact, to be cut when shown. `rate`: how many of it one dollar is worth. */
export const inCurrency = (usd: Decimal | null, rate: Decimal): Decimal | null =>
  usd === null ? null : multiply(usd, rate)

/** The parts of a holding, as they are shown. */
export const parts = ['available', 'frozen', 'toRelease', 'inPositions'] as const

export type Part = (typeof parts)[number]

/** Returns a part of a holding: what is in positions is their margins with their profit or loss. */
export const partOf = (asset: Asset, part: Part): Decimal =>
  part === 'inPositions' ? add(asset.margin, asset.unrealised) : asset[part]

export type Totals = Readonly<Record<Part, Decimal>> & {
  readonly usd: Decimal
  /** Coins that are held but have no price: the totals leave them out. */
  readonly unpriced: number
}

/** Sums the values of all coins, in US dollars. */
export function totalsOf(assets: readonly Asset[]): Totals {
  const worth = (part: Part): Decimal =>
    sum(assets.map((asset) => valueOf(partOf(asset, part), asset.price) ?? ZERO))
  return {
    usd: sum(assets.map(({ usd }) => usd ?? ZERO)),
    available: worth('available'),
    frozen: worth('frozen'),
    toRelease: worth('toRelease'),
    inPositions: worth('inPositions'),
    unpriced: assets.filter(({ usd }) => usd === null).length,
  }
}

const CENTS = 2

/** US dollars in the display currency as they are shown: cut to cents. */
export const inCents = (usd: Decimal, rate: Decimal): Decimal => truncate(multiply(usd, rate), CENTS)

/** The interest of products, in the display currency as it is shown; coins without a price are left out. */
export const shownInterest = (assets: readonly Asset[], rate: Decimal): Decimal =>
  inCents(sum(assets.map(({ interest = ZERO, price }) => valueOf(interest, price) ?? ZERO)), rate)

type ShownTotals = Readonly<Record<Part | 'total', Decimal>>

/** The totals as they are shown. The total is that of the shown parts, so that what stands on a screen adds up. */
export function shownTotals(assets: readonly Asset[], rate: Decimal): ShownTotals {
  const totals = totalsOf(assets)
  const available = inCents(totals.available, rate)
  const frozen = inCents(totals.frozen, rate)
  const toRelease = inCents(totals.toRelease, rate)
  const inPositions = inCents(totals.inPositions, rate)
  const total = sum([available, frozen, toRelease, inPositions])
  return { available, frozen, toRelease, inPositions, total }
}

/** The coins of several accounts, those of one coin together. What may be done with a coin, the first account says. */
export function mergeAssets(all: readonly (readonly Asset[])[]): readonly Asset[] {
  const merged = new Map<string, Asset>()
  for (const asset of all.flat()) {
    const known = merged.get(asset.unit)
    merged.set(asset.unit, known === undefined ? asset : together(known, asset))
  }
  return [...merged.values()]
}

function together(known: Asset, asset: Asset): Asset {
  const both = (part: 'available' | 'frozen' | 'toRelease' | 'margin' | 'unrealised' | 'total'): Decimal =>
    sum([known[part], asset[part]])
  return {
    ...known,
    available: both('available'),
    frozen: both('frozen'),
    toRelease: both('toRelease'),
    margin: both('margin'),
    unrealised: both('unrealised'),
    total: both('total'),
    usd: known.usd === null || asset.usd === null ? null : sum([known.usd, asset.usd]),
  }
}

/** The total in bitcoin with 8 places; null where the wallet knows no price of it. */
export function inBitcoin(usd: Decimal, assets: readonly Asset[]): Decimal | null {
  const price = assets.find(({ unit }) => unit === 'BTC')?.price ?? null
  return price === null || !isPositive(price) ? null : divide(usd, price)
}

/** Below this many US dollars a balance is small. */
export const SMALL_USD = ONE

/** A coin that is held but has no price may be worth anything: it is not small. */
export const isSmall = ({ usd }: Asset): boolean => usd !== null && isLess(usd, SMALL_USD)

/** The most valuable first; coins without a price stand after all others, equals by their short name. */
export const byValue = (assets: readonly Asset[]): readonly Asset[] =>
  assets.toSorted((a, b) => {
    if (a.usd === null || b.usd === null) return a.usd === b.usd ? byName(a, b) : a.usd === null ? 1 : -1
    return compare(b.usd, a.usd) || compare(b.total, a.total) || byName(a, b)
  })

const byName = (a: Asset, b: Asset): number => (a.unit < b.unit ? -1 : 1)
