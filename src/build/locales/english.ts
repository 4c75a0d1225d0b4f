import type { Catalogue } from './catalogue.ts'
import { wordsOf } from './words.ts'

/** At most so large a part of a language's messages may read as the English ones do. */
const MOST_EQUAL = 0.03

/** Names, units and words that are written alike everywhere; a message of nothing else is not counted. */
const ALIKE =
  /\b(?:Openbourse|BTC|ETH|USDT|USDC|USD|EUR|GBP|JPY|KRW|HKD|CNY|API|IP|QR|PDF|CSV|JPE?G|PNG|BMP|SMS|IBAN|SWIFT|C2C|P2P|OTC|ID|OK|FAQ|UID|TRC20|ERC20|BEP20|Google|Authenticator|Alipay|WeChat|PayPal|Telegram|MA\d*|L[1-6]|GMT|UTC|English|HTTP|URL|iOS|Android)\b|\P{L}+/gu

/** Messages that read as in English, of those that have words to translate. */
export function leftInEnglish(base: Catalogue, other: Catalogue): { equal: string[]; counted: number } {
  const translatable = [...base].flatMap(([area, messages]) =>
    [...messages].filter(([, text]) => hasWords(text)).map(([key, text]) => ({ area, key, text })),
  )
  const equal = translatable.filter(({ area, key, text }) => other.get(area)?.get(key) === text)
  return { equal: equal.map(({ area, key }) => `${area}.${key}`), counted: translatable.length }
}

function hasWords(message: string): boolean {
  return isProse(wordsOf(message))
}

/** Whether a text has anything that another language would say otherwise. */
export function isProse(text: string): boolean {
  return text.replaceAll(ALIKE, '').length > 1
}

/** One fault when more than 3 % of a language's messages equal the English ones, naming them. */
export function englishFaults(language: string, base: Catalogue, other: Catalogue): string[] {
  if (language === 'en_US') return []
  const { equal, counted } = leftInEnglish(base, other)
  if (equal.length <= counted * MOST_EQUAL) return []
  return [`locales/${language}: ${equal.length} of ${counted} messages are English: ${equal.join(', ')}`]
}
