import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import { getListAnnouncementsQueryKey, listAnnouncements } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { listAnnouncementsOperation } from '#generated/operations/content.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { announcementPath } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { announcementCategory, isPinned } from './categories.ts'
import { ListPage } from './list-page.tsx'

const announcements = {
  read: pagedRead({
    operation: listAnnouncementsOperation,
    read: listAnnouncements,
    key: getListAnnouncementsQueryKey,
    rows: ({ data }) => data.content,
  }),
  request: {},
  reading: 'more',
  rowKey: byId,
  pageSize: 10,
} as const

/** All announcements, newest first below those that are pinned. */
export function AnnouncementList() {
  const t = useText<AreaKeys['content']>()
  const query = usePagedRows(announcements)
  const entries = query.rows
    ?.filter(({ isShow }) => isShow)
    .map((entry) => ({
      to: announcementPath(entry.id),
      title: entry.title,
      time: entry.createTime,
      about: announcementCategory(entry, t),
      pinned: isPinned(entry),
    }))
    .toSorted((a, b) => (a.pinned === b.pinned ? 0 : a.pinned ? -1 : 1))
  return (
    <ListPage
      title={t('content.announcements')}
      entries={entries}
      query={query}
      empty={{ icon: <Megaphone24Regular />, title: t('content.noNews'), text: t('content.noNewsText') }}
      error={t('content.newsError')}
    />
  )
}
