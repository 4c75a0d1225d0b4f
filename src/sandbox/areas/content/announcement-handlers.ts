import type { Announcement } from '#generated/wire/announcement.ts'
import type { Language } from '#generated/wire/language.ts'
import { type AnnouncementRow, ANNOUNCEMENTS } from './announcements.ts'
import { TEXTS, toHtml } from './content-text.ts'
import type { Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'

const NEWEST_FIRST = ANNOUNCEMENTS.toReversed()
const find = (id: number | string): AnnouncementRow | undefined =>
  ANNOUNCEMENTS.find((row) => String(row.id) === String(id))

function wire({ id, key, category, isPinned, time }: AnnouncementRow, language: Language): Announcement {
  const written = TEXTS[language].announcements[key]
  return {
    id,
    title: written.title,
    content: toHtml(written.text),
    announcementClassification: category,
    imgUrl: null,
    isShow: true,
    isTop: isPinned ? '0' : '1',
    sort: NEWEST_FIRST.findIndex((row) => row.id === id) + 1,
    lang: language,
    createTime: time,
  }
}

const inList = (row: AnnouncementRow, language: Language): Announcement => ({
  ...wire(row, language),
  content: null,
})

export const announcementHandlers: Handlers = {
  listAnnouncements({ body }, { language }) {
    const { content, ...rest } = pageOf(NEWEST_FIRST, body)
    return { ...rest, content: content.map((row) => inList(row, language)) }
  },

  getAnnouncement({ params: { id } }, { language }) {
    const row = find(id)
    return row === undefined ? null : wire(row, language)
  },

  getAnnouncementWithNeighbours({ body: { id } }, { language, refuse }) {
    const row = find(id) ?? refuse('record-not-found')
    const at = ANNOUNCEMENTS.indexOf(row)
    const neighbour = (index: number): Announcement | null => {
      const other = ANNOUNCEMENTS[index]
      return other === undefined ? null : inList(other, language)
    }
    return { info: wire(row, language), back: neighbour(at - 1), next: neighbour(at + 1) }
  },
}
