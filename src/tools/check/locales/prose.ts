/** Names, units and words that are written alike everywhere; a text of nothing else is no prose. */
const ALIKE =
  /\b(?:Openbourse|BTC|ETH|USDT|USDC|USD|EUR|GBP|JPY|KRW|HKD|CNY|API|IP|QR|PDF|CSV|JPE?G|PNG|BMP|SMS|IBAN|SWIFT|C2C|P2P|OTC|ID|OK|FAQ|UID|TRC20|ERC20|BEP20|Google|Authenticator|Alipay|WeChat|PayPal|Telegram|MA\d*|L[1-6]|GMT|UTC|English|HTTP|URL|iOS|Android)\b|\P{L}+/gu

/** Returns true when a text has anything that another language would say otherwise. */
export function isProse(text: string): boolean {
  return text.replaceAll(ALIKE, '').length > 1
}
