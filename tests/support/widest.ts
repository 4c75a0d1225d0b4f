import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import { createIntl } from 'react-intl'
import { type Language, languages } from '#generated/messages/keys.ts'
import { type Catalogue, catalogueOf, setTexts } from './catalogues.ts'
import { changeLanguage } from './navigation.ts'
import type { Texts } from './texts.ts'

/** The part of a text that needs room: its longest word where it may wrap, all of it where it may not. */
export const MEASURES = ['word', 'line'] as const
export type Measure = (typeof MEASURES)[number]

/** Language of all that is no text of a catalogue: numbers, dates, and messages of the exchange. */
const BASES: Readonly<Record<Measure, Language>> = { word: 'de_DE', line: 'ja_JP' }

/**
 * Loads a page again with each text in that of the nine languages in which it is widest: what has room for these has
 * room for every language. Returns the texts.
 */
export async function setWidestTexts(page: Page, measure: Measure): Promise<Texts> {
  const texts = await widestTexts(page, measure)
  const base = BASES[measure]
  await setTexts(page, base, texts)
  await changeLanguage(page, base)
  const intl = createIntl({ locale: base.replace('_', '-'), messages: texts })
  return (id, values) => intl.formatMessage({ id }, values)
}

/** Stands in a text for a number, a coin or a date. */
const ARGUMENT = '1234.56'

/** A letter of Chinese, Japanese or Korean: a line may end after each. */
const WORDS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu

async function widestTexts(page: Page, measure: Measure): Promise<Catalogue> {
  const catalogues = languages.map(catalogueOf)
  const keys = Object.keys(catalogues[0] ?? {})
  const shown = keys.map((key) =>
    catalogues.map((texts) => {
      const text = longest(parse(texts[key] ?? ''))
      return measure === 'line' ? [text] : (text.match(WORDS) ?? [])
    }),
  )
  const widest = await page.evaluate((all) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.font = `14px ${getComputedStyle(document.body).fontFamily}`
    const widthOf = (parts: readonly string[]): number =>
      Math.max(0, ...parts.map((part) => pen.measureText(part).width))
    return all.map((texts) => {
      const widths = texts.map(widthOf)
      return widths.indexOf(Math.max(...widths))
    })
  }, shown)
  return Object.fromEntries(keys.map((key, at) => [key, catalogues[widest[at] ?? 0]?.[key] ?? '']))
}

/** Returns the longest text that a message can become. */
function longest(elements: readonly MessageFormatElement[]): string {
  return elements.map(longestOf).join('')
}

function longestOf(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.tag) return longest(element.children)
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return ARGUMENT
  const texts = Object.values(element.options).map(({ value }) => longest(value))
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? ''
}
