import type { Language } from '#generated/wire/language.ts'
import { COUNTRY_ROWS } from './country-rows.ts'

/** A country that accounts may belong to. Requests name it by `zhName`. */
export type CountryRow = {
  /** ISO 3166 code. */
  readonly iso: string
  readonly zhName: string
  readonly enName: string
  readonly areaCode: string
  readonly language: Language
  readonly currency: string
}

/** In the order of the country list. */
export const COUNTRIES: readonly CountryRow[] = COUNTRY_ROWS.map(
  ([iso, zhName, enName, areaCode, language, currency]) => ({
    iso,
    zhName,
    enName,
    areaCode,
    language,
    currency,
  }),
)

const byKey = new Map(COUNTRIES.map((country) => [country.zhName, country]))

export const findCountry = (zhName: string): CountryRow | undefined => byKey.get(zhName)

const regions = new Map<Language, Intl.DisplayNames>()

/** The country's name in the language of a request. */
export function countryName({ iso, zhName, enName }: CountryRow, language: Language): string {
  if (language === 'zh_CN') return zhName
  if (language === 'en_US') return enName
  const known = regions.get(language) ?? new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' })
  regions.set(language, known)
  return known.of(iso) ?? enName
}
