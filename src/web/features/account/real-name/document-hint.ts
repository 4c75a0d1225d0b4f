import type { AreaKeys } from '#generated/messages/keys.ts'

/** Format of the document numbers of a country, as a message key; the server decides in the end (VAL-09). */
const HINTS: Readonly<Record<string, AreaKeys['account']>> = {
  CN: 'account.document.CN',
  HK: 'account.document.HK',
  JP: 'account.document.JP',
  KR: 'account.document.KR',
  US: 'account.document.US',
  DE: 'account.document.DE',
  FR: 'account.document.FR',
  IT: 'account.document.IT',
  ES: 'account.document.ES',
}

/** By the country's language (`de_DE`), which names its region; of other countries only what all documents share. */
export const documentHint = (language: string): AreaKeys['account'] =>
  HINTS[language.split('_').at(-1) ?? ''] ?? 'account.document.other'
