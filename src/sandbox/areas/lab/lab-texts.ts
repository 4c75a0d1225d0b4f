import type { Language } from '#generated/wire/language.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { filled, TEXTS, toHtml } from '../content/content-text.ts'
import { type LabActivity, labAmount } from './activities.ts'

/** Words of an activity in one language. */
export type LabText = { readonly title: string; readonly summary: string; readonly html: string }

export function labText(activity: LabActivity, language: Language): LabText {
  const { track, coin, pays, price, supply, sale } = activity
  const { lab } = TEXTS[language]
  const values = {
    coin,
    pays,
    price: price === null ? '' : formatDecimal(price, language, { trim: true }),
    supply: formatDecimal(labAmount(supply), language, { trim: true }),
  }
  const { title, summary, text } = lab.tracks[track]
  const rules = sale === null ? lab.rules : lab.saleRules
  const [name = '', about = ''] = filled([title, summary], values)
  return { title: name, summary: about, html: toHtml(filled([...text, ...rules], values)) }
}
