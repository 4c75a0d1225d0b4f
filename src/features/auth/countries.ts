import type { Country } from '#generated/models/country.ts'

/** The countries that accounts may still belong to, in the server's order. */
export function offered(countries: readonly Country[]): readonly Country[] {
  return countries.filter(({ delFlag }) => delFlag !== 1).sort((a, b) => a.sort - b.sort)
}
