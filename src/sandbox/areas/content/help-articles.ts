import type { HelpCategory } from '#generated/wire/help-category.ts'
import type { HelpKey } from './content-text.ts'

export type HelpRow = {
  readonly id: number
  readonly key: HelpKey
  readonly category: HelpCategory
  readonly isPinned: boolean
  /** Time of writing, GMT+8. */
  readonly time: string
}

type Row = readonly [key: HelpKey, category: HelpCategory, time: string, isPinned?: true]

const ROWS: readonly Row[] = [
  ['register', 0, '2026-06-01 09:00:00', true],
  ['realName', 0, '2026-06-01 09:10:00'],
  ['protect', 0, '2026-06-02 14:00:00'],
  ['deposit', 1, '2026-06-10 10:00:00', true],
  ['codes', 1, '2026-06-10 10:05:00'],
  ['apiKeys', 1, '2026-07-01 10:00:00'],
  ['orders', 2, '2026-06-15 09:00:00', true],
  ['ads', 2, '2026-06-15 09:30:00'],
  ['obx', 3, '2026-06-20 09:00:00'],
  ['agreement', 5, '2026-06-01 08:00:00'],
  ['support', 6, '2026-07-05 12:00:00'],
  ['withdraw', 1, '2026-08-03 10:00:00'],
  ['convert', 2, '2026-08-11 09:00:00'],
  ['withdrawCodes', 1, '2026-08-12 09:00:00'],
  ['promotion', 6, '2026-08-20 10:00:00'],
  ['perpetualMargin', 2, '2026-09-01 09:00:00'],
  ['perpetualFunding', 2, '2026-09-01 09:10:00'],
  ['perpetualLiquidation', 2, '2026-09-01 09:20:00'],
]

export const HELP_ARTICLES: readonly HelpRow[] = ROWS.map(
  ([key, category, time, isPinned = false], index) => ({ id: index + 1, key, category, isPinned, time }),
)

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
