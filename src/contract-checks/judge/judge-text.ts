import { isJson } from '../document/place.ts'
import { exchangeOf } from './exchange.ts'
import type { ExchangeJudge } from './judge-exchanges.ts'

/** Place of a text in what it was read from: as people name it, and as text that sorts. */
export type TextPlace = { readonly what: string; readonly order: string }

/**
 * Judges an entry of an HTTP archive that came as text; what is none is counted with the reason.
 * @param missing reason where there is no text
 */
export function judgeText(
  judge: ExchangeJudge,
  text: string | undefined,
  place: TextPlace,
  missing = 'too long',
): void {
  const entry = text === undefined ? missing : read(text)
  const exchange = typeof entry === 'string' ? undefined : exchangeOf(entry, place.order)
  if (exchange !== undefined) judge.take(exchange)
  else
    judge.broken({
      ...place,
      why: typeof entry === 'string' ? entry : 'no exchange with an address and a status',
    })
}

/** Returns the reason where the text is no object. */
function read(text: string): Parameters<typeof exchangeOf>[0] | string {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : 'no JSON object'
  } catch {
    return 'not JSON'
  }
}
