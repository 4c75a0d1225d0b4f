import type { Language } from '#generated/wire/language.ts'
import de from './texts/de_DE.json' with { type: 'json' }
import en from './texts/en_US.json' with { type: 'json' }
import es from './texts/es_ES.json' with { type: 'json' }
import fr from './texts/fr_FR.json' with { type: 'json' }
import it from './texts/it_IT.json' with { type: 'json' }
import ja from './texts/ja_JP.json' with { type: 'json' }
import ko from './texts/ko_KR.json' with { type: 'json' }
import zhCn from './texts/zh_CN.json' with { type: 'json' }
import zhHk from './texts/zh_HK.json' with { type: 'json' }

/** A text: paragraphs, headings (`# `) and list items (`- `). */
export type Written = { readonly title: string; readonly text: readonly string[] }

export type BannerKey = keyof typeof en.banners
export type AnnouncementKey = keyof typeof en.announcements
export type HelpKey = keyof typeof en.help
export type LabTrackKey = keyof typeof en.lab.tracks

type Texts = {
  readonly banners: Readonly<Record<BannerKey, string>>
  readonly announcements: Readonly<Record<AnnouncementKey, Written>>
  readonly help: Readonly<Record<HelpKey, Written>>
  readonly lab: {
    readonly tracks: Readonly<Record<LabTrackKey, Written & { readonly summary: string }>>
    /** Added to each text: of activities that one takes part in, and of sales. */
    readonly rules: readonly string[]
    readonly saleRules: readonly string[]
  }
}

/** Texts of the exchange's editors, one file for each language. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  de_DE: de,
  en_US: en,
  es_ES: es,
  fr_FR: fr,
  it_IT: it,
  ja_JP: ja,
  ko_KR: ko,
  zh_CN: zhCn,
  zh_HK: zhHk,
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Fills the places of a text (`{name}`) with values by name; a place without a value stays as it is. */
export const filled = (
  text: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly string[] =>
  text.map((line) => line.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place))

/** HTML of a text. Nothing written in it is markup, so what comes out holds `p`, `h2`, `ul` and `li` only. */
export function toHtml(text: readonly string[]): string {
  const parts = text.map((line) => {
    if (line.startsWith('# ')) return `<h2>${escaped(line.slice(2))}</h2>`
    if (line.startsWith('- ')) return `<ul><li>${escaped(line.slice(2))}</li></ul>`
    return `<p>${escaped(line)}</p>`
  })
  return parts.join('').replaceAll('</ul><ul>', '')
}
