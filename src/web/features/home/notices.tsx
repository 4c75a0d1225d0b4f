import { Link } from 'react-router-dom'
import { useListAnnouncements } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useLanguage } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ANNOUNCEMENTS_PATH, announcementPath } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './notices.module.css'

/** The newest announcements, beside the banners and as high as these. */
export function Notices() {
  const t = useText<AreaKeys['home']>()
  const language = useLanguage()
  const { data } = useListAnnouncements(
    { pageNo: 1, pageSize: 3 },
    { query: { select: dataOf, staleTime: Infinity } },
  )
  return (
    <section className={styles.notices} aria-labelledby="home-notices">
      <div className={styles.head}>
        <h2 id="home-notices" className={styles.name}>
          {t('home.notices')}
        </h2>
        <Link to={ANNOUNCEMENTS_PATH} className={styles.all}>
          {t('home.allNotices')}
        </Link>
      </div>
      <ul>
        {data?.content
          .filter(({ isShow }) => isShow)
          .map(({ id, title, createTime }) => (
            <li key={id} className={styles.notice}>
              <Link to={announcementPath(id)} className={styles.title}>
                {title}
              </Link>
              <span className={styles.day}>{formatInstant(createTime, language, 'day')}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
