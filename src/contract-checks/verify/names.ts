/** Guesses the purpose of a field by its name; documents seldom say it otherwise. */

export const isPassword = (name: string): boolean => /passwo?r?d|pwd|passphrase/i.test(name)

/** A code that was sent, or that an authenticator app shows. */
export const isCode = (name: string): boolean =>
  /(^|[a-z])(code|codes|captcha|otp)$/i.test(name) &&
  !/country|promo|invite|zip|post|currency|area/i.test(name)

/** Something that one answer hands out for one later call. */
export const isKey = (name: string): boolean => /secret|token|ticket|nonce|key$/i.test(name)

/** Something that names an account, and that only one account has. */
export const isName = (name: string): boolean => /e-?mail|phone|mobile|user_?name|account|login$/i.test(name)

/** A number or key that another answer brings. */
export const isId = (name: string): boolean =>
  /id$|sn$|^symbol$|^unit$|^coin|name$|code$|address$|(?<=[a-z])No$|_no$|number$|^sku$|^isbn$/i.test(name)

/** The words of a name in camel case, with dashes or slashes, in small letters and without plural. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replace(/(?<=..)ies$/, 'y')
        .replace(/(ss|x|ch|sh)es$/, '$1')
        .replace(/(?<=..)(?<!s)s$/, ''),
    )

/** Returns the number of words that two names share. */
export function sharedWords(one: string, other: string): number {
  const words = new Set(wordsOf(other))
  return new Set(wordsOf(one).filter((word) => words.has(word))).size
}
