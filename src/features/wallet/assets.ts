import type { Wallet } from '#generated/models/wallet.ts'
import { divide, multiply, sum } from '#src/money/arithmetic.ts'
import { compare, isLess, isPositive, isZero } from '#src/money/compare.ts'
import { type Decimal, ONE, ZERO } from '#src/money/decimal.ts'

/** What one coin's wallet holds (ENT-07) and what it is worth. */
export type Asset = {
  readonly unit: string
  readonly name: string
  readonly iconUrl: string | null
  readonly available: Decimal
  readonly frozen: Decimal
  readonly toRelease: Decimal
  /** Available, frozen and to be released together. */
  readonly total: Decimal
  /** Price of one coin in US dollars; null while unknown. */
  readonly price: Decimal | null
  /** The total in US dollars; null while the price is unknown. Nothing is worth nothing at any price. */
  readonly usd: Decimal | null
}

export const assetOf = ({ balance, frozenBalance, releaseBalance, coin }: Wallet): Asset => {
  const toRelease = releaseBalance ?? ZERO
  const total = sum([balance, frozenBalance, toRelease])
  return {
    unit: coin.unit,
    name: coin.name,
    iconUrl: coin.iconUrl ?? null,
    available: balance,
    frozen: frozenBalance,
    toRelease,
    total,
    price: coin.usdRate,
    usd: isZero(total) ? ZERO : valueOf(total, coin.usdRate),
  }
}

const valueOf = (amount: Decimal, price: Decimal | null): Decimal | null =>
  price === null ? null : multiply(amount, price)

/** US dollars in the display currency: exact, to be cut when shown. `rate`: how many of it one dollar is worth. */
export const inCurrency = (usd: Decimal | null, rate: Decimal): Decimal | null =>
  usd === null ? null : multiply(usd, rate)

export type Totals = {
  readonly usd: Decimal
  readonly available: Decimal
  readonly frozen: Decimal
  readonly toRelease: Decimal
  /** Coins that are held but have no price: the totals leave them out. */
  readonly unpriced: number
}

/** What all coins are worth together, in US dollars. */
export function totalsOf(assets: readonly Asset[]): Totals {
  const worth = (part: 'available' | 'frozen' | 'toRelease'): Decimal =>
    sum(assets.map((asset) => valueOf(asset[part], asset.price) ?? ZERO))
  return {
    usd: sum(assets.map(({ usd }) => usd ?? ZERO)),
    available: worth('available'),
    frozen: worth('frozen'),
    toRelease: worth('toRelease'),
    unpriced: assets.filter(({ usd }) => usd === null).length,
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

/** Whether a search names the coin, by its short or its long name. */
export function matches({ unit, name }: Asset, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return unit.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted)
}

export type Sorting = { readonly by: 'coin' | 'value'; readonly descending: boolean }

/** In the order asked for; coins without a price stand after all others, equals by their short name. */
export function sorted(assets: readonly Asset[], { by, descending }: Sorting): readonly Asset[] {
  const turn = descending ? -1 : 1
  const byName = (a: Asset, b: Asset): number => (a.unit < b.unit ? -1 : 1)
  if (by === 'coin') return assets.toSorted((a, b) => byName(a, b) * turn)
  return assets.toSorted((a, b) => {
    if (a.usd === null) return b.usd === null ? byName(a, b) : 1
    if (b.usd === null) return -1
    return compare(a.usd, b.usd) * turn || compare(b.total, a.total) || byName(a, b)
  })
}
