import type { AnnouncementCategory } from '#generated/wire/announcement-category.ts'
import type { AnnouncementKey } from './content-text.ts'

export type AnnouncementRow = {
  readonly id: number
  readonly key: AnnouncementKey
  readonly category: AnnouncementCategory
  readonly isPinned: boolean
  /** Time of publication, GMT+8. */
  readonly time: string
}

type Row = readonly [key: AnnouncementKey, category: AnnouncementCategory, time: string, isPinned?: true]

const ROWS: readonly Row[] = [
  ['open', 0, '2026-06-01 09:00:00', true],
  ['avax', 4, '2026-07-14 11:00:00'],
  ['invite', 1, '2026-08-20 10:30:00'],
  ['withdrawing', 2, '2026-09-18 16:00:00'],
  ['maintenance', 3, '2026-10-27 08:00:00'],
  ['merchant', 0, '2026-11-16 09:30:00'],
]

/** Oldest first. */
export const ANNOUNCEMENTS: readonly AnnouncementRow[] = ROWS.map(
  ([key, category, time, isPinned = false], index) => ({ id: index + 1, key, category, isPinned, time }),
)
