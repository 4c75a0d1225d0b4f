import { useParams } from 'react-router-dom'
import { useGetAnnouncementWithNeighbours } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Announcement } from '#generated/models/announcement.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { type Id, id as idOf } from '#src/core/contract/id.ts'
import { announcementPath } from '#src/web/paths/paths.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { type Text, useText } from '#src/web/ui/primitives/text.ts'
import { AnnouncementList } from './announcement-list.tsx'
import styles from './article.module.css'
import { announcementCategory } from './categories.ts'
import { MissingText } from './missing-text.tsx'
import { Neighbours } from './neighbours.tsx'
import { ServerArticle, type ServerText } from './server-article.tsx'

/** The menu's number (SHELL-04): no announcement has it, so it stands for all of them. */
const ALL = '0'

/** /announcement/:id: one announcement with those before and after; 0 lists them (FEAT-24). */
export function AnnouncementScreen() {
  const { id = ALL } = useParams()
  return id === ALL ? <AnnouncementList /> : <OneAnnouncement key={id} id={idOf(id)} />
}

const isMissing = (error: Error): boolean => error instanceof ApiError && error.kind === 'refused'

function OneAnnouncement({ id }: { readonly id: Id }) {
  const t = useText<AreaKeys['content']>()
  const { data, error, isFetching, refetch } = useGetAnnouncementWithNeighbours(
    { id },
    { query: { select: dataOf } },
  )
  const from = { to: announcementPath(ALL), label: t('content.announcements') }
  if (data !== undefined || error === null)
    return (
      <ServerArticle text={data === undefined ? null : textOf(data.info, t)} from={from}>
        {data !== undefined && <Neighbours back={data.back} next={data.next} />}
      </ServerArticle>
    )
  if (isMissing(error)) return <MissingText {...from} />
  return (
    <div className={styles.article}>
      <h1 tabIndex={-1} className={styles.title}>
        {from.label}
      </h1>
      <ErrorState title={t('content.articleError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    </div>
  )
}

const textOf = (info: Announcement, t: Text<AreaKeys['content']>): ServerText => ({
  title: info.title,
  html: info.content ?? '',
  time: info.createTime,
  picture: info.imgUrl,
  category: announcementCategory(info, t),
})
