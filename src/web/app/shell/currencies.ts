import type { Currency } from '#generated/models/currency.ts'
import type { Language } from '#src/web/session/language.ts'
import { tagOf } from '../intl/language.ts'
import type { Choice } from './choices.tsx'

/** Returns the display currencies that match a search, in the server's order, named in the page's language. */
export function currencyChoices(
  currencies: readonly Currency[],
  language: Language,
  search: string,
): readonly Choice[] {
  const wanted = search.trim().toLocaleLowerCase(tagOf(language))
  return currencies
    .filter(({ status }) => status === 1)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ fullName, symbol }) => ({
      value: fullName,
      name: nameOf(fullName, language),
      // Some currencies have no sign of their own.
      detail: symbol === fullName ? symbol : `${fullName} ${symbol}`,
    }))
    .filter(({ name, detail }) => `${name} ${detail}`.toLocaleLowerCase(tagOf(language)).includes(wanted))
}

/** Returns "Euro" for EUR. Codes outside ISO 4217 (USDT) stay as they are. */
function nameOf(code: string, language: Language): string {
  if (!/^[A-Z]{3}$/.test(code)) return code
  return new Intl.DisplayNames([tagOf(language)], { type: 'currency' }).of(code) ?? code
}
