import { useIntl } from 'react-intl'
import { useListCountries } from '#generated/client/auth/auth.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { countryName } from '#src/web/forms/country.ts'

/** A country in the reader's language; ads have the key that all servers know. */
export function CountryName({ of }: { readonly of: string }) {
  const { locale } = useIntl()
  const { data: countries } = useListCountries({ query: { select: dataOf, staleTime: Infinity } })
  const country = countries?.find(({ zhName }) => zhName === of)
  return country === undefined ? of : countryName(country, locale)
}
