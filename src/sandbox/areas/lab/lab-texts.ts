import type { Language } from '#generated/wire/language.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { filled, TEXTS, toHtml } from '../content/content-text.ts'
import { type LabActivity, labAmount } from './activities.ts'

/** Words of an activity in one language. */
export type LabText = { readonly title: string; readonly summary: string; readonly html: string }

/** Numbers in words are dear to format, and an activity never changes. */
const known = new WeakMap<LabActivity, Map<Language, LabText>>()

export function labText(activity: LabActivity, language: Language): LabText {
  const all = known.get(activity) ?? new Map<Language, LabText>()
  known.set(activity, all)
  const text = all.get(language) ?? write(activity, language)
  all.set(language, text)
  return text
}

function write({ track, coin, pays, price, supply, sale }: LabActivity, language: Language): LabText {
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
