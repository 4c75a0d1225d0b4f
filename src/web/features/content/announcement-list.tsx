import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getListAnnouncementsQueryKey, listAnnouncements } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AnnouncementsResponse } from '#generated/models/announcements-response.ts'
import { listAnnouncementsOperation } from '#generated/operations/content.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { announcementPath } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ANNOUNCEMENT_NAMES, isPinned } from './categories.ts'
import { ListPage } from './list-page.tsx'

const rowsOf = ({ data }: AnnouncementsResponse) => data.content.filter(({ isShow }) => isShow)

const options = pagedQuery({
  operation: listAnnouncementsOperation,
  read: listAnnouncements,
  key: anyRequest(getListAnnouncementsQueryKey()),
  request: {},
  size: 10,
  rows: rowsOf,
})

/** All announcements, newest first below those that are pinned. */
export function AnnouncementList() {
  const t = useText<AreaKeys['content']>()
  const query = useInfiniteQuery(options)
  const entries = query.data?.pages
    .flatMap(({ rows }) => rows)
    .map(({ id, title, createTime, announcementClassification, isTop }) => ({
      to: announcementPath(id),
      title,
      time: createTime,
      about: t(ANNOUNCEMENT_NAMES[announcementClassification]),
      pinned: isPinned({ isTop }),
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
