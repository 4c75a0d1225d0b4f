/**
 * Places where Chinese sets a space and Intl leaves it out: "BTC 或 ETH". No other language of ours lists with Han
 * characters.
 */
const HAN_BESIDE_LATIN = /(?<=[\w%])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\w)/gu

/** Codes, levels or shares as the language lists them: all of them, or (`disjunction`) any one of them. */
export const listText = (
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items).replace(HAN_BESIDE_LATIN, ' ')
