import { normalize } from '#src/core/text/normalize.ts'

/** A country as the contract's `Country` has it; `zhName` is its key in requests. */
export type Country = {
  readonly zhName: string
  readonly enName: string
  readonly name?: string | null
  readonly areaCode: string
  readonly language: string
  readonly sort: number
}

/** The country's name for readers of `locale` (`de-DE`): as the server translated it, or else the nearest it has. */
export function countryName(country: Country, locale: string): string {
  if (country.name !== undefined && country.name !== null && country.name !== '') return country.name
  return locale.startsWith('zh') ? country.zhName : country.enName
}

/** The countries whose name or calling code begins or contains what was typed; what begins with it first. */
export function searchCountries(
  countries: readonly Country[],
  query: string,
  locale: string,
): readonly Country[] {
  const wanted = normalize(query).replace(/^\+/, '')
  if (wanted === '') return countries
  const rank = (country: Country): number => {
    const names = [countryName(country, locale), country.enName, country.zhName, country.areaCode].map(
      normalize,
    )
    if (names.some((name) => name.startsWith(wanted))) return 0
    return names.some((name) => name.includes(wanted)) ? 1 : 2
  }
  const ranked = countries.map((country) => ({ country, rank: rank(country) }))
  return [0, 1].flatMap((at) => ranked.filter((entry) => entry.rank === at).map(({ country }) => country))
}

/**
 * Guesses the user's country: the one whose language is the first of the browser's that any country has, then that of
 * the interface, then the first of the list.
 */
export function guessCountry(
  countries: readonly Country[],
  languages: readonly string[],
): Country | undefined {
  const spoken = languages.map((language) => language.replace('-', '_'))
  const found = spoken
    .map((language) => countries.find((country) => country.language === language))
    .find((country) => country !== undefined)
  return found ?? countries[0]
}
