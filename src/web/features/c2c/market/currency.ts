import type { AdOffer } from '#generated/models/ad-offer.ts'
import type { Country } from '#generated/models/country.ts'

/** Currencies in which ads are counted, the one with most ads first. */
export function currenciesOf(offers: readonly AdOffer[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { localCurrency } of offers)
    if (localCurrency !== null && localCurrency !== undefined)
      counts.set(localCurrency, (counts.get(localCurrency) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([currency]) => currency)
}

/**
 * Returns the currency of a market for somebody who has not chosen one: the display currency where ads have it, or else
 * the one that most ads have.
 */
export const usualCurrency = (withAds: readonly string[], display: string): string =>
  withAds.includes(display) ? display : (withAds[0] ?? display)

/** All currencies that can be chosen: those with ads first, then those of all countries by name. */
export const currencyChoices = (
  withAds: readonly string[],
  countries: readonly Pick<Country, 'localCurrency'>[],
): readonly string[] => [
  ...new Set([...withAds, ...countries.map(({ localCurrency }) => localCurrency).toSorted()]),
]
