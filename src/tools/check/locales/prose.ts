import { readFileSync } from 'node:fs'
import { readGlossary } from './glossary.ts'

const { alike } = readGlossary(readFileSync('locales/glossary.yaml', 'utf8'))
/** A text of nothing else is no prose. */
const ALIKE = new RegExp(`\\b(?:${alike.join('|')})\\b|\\P{L}+`, 'gu')

/** Returns true when a text has anything that another language would say otherwise. */
export function isProse(text: string): boolean {
  return text.replaceAll(ALIKE, '').length > 1
}
