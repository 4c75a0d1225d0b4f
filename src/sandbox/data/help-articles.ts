import type { HelpCategory } from '#generated/wire/help-category.ts'
import { HELP_ABOUT_TRADING } from './help-trading.ts'
import { HELP_TO_START } from './help-start.ts'
import type { WrittenIn } from './content-text.ts'

export type HelpRow = {
  readonly id: number
  readonly category: HelpCategory
  readonly isPinned: boolean
  /** When it was written, GMT+8. */
  readonly time: string
  readonly texts: WrittenIn
}

export const HELP_ARTICLES: readonly HelpRow[] = [...HELP_TO_START, ...HELP_ABOUT_TRADING]

/** Categories that help pages are listed under. */
export const HELP_CATEGORIES: readonly {
  readonly category: HelpCategory
  readonly zh: string
  readonly en: string
}[] = [
  { category: 0, zh: '新手指南', en: 'Getting started' },
  { category: 1, zh: '常见问题', en: 'Frequent questions' },
  { category: 2, zh: '交易指南', en: 'Trading guide' },
  { category: 3, zh: '币种资料', en: 'Coins' },
  { category: 5, zh: '条款说明', en: 'Terms' },
  { category: 6, zh: '其他', en: 'Other' },
]
