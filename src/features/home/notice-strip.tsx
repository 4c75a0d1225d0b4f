import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Link } from 'react-router-dom'
import { useListAnnouncements } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/client/data-of.ts'
import { useLanguage } from '#src/session/hooks.ts'
import { formatInstant } from '#src/time/format.ts'
import { useText } from '#src/ui/text.ts'
import styles from './notice-strip.module.css'

/** The newest announcement, between the headline and what follows. Where there is none, only the gap remains. */
export function NoticeStrip() {
  const t = useText<AreaKeys['home']>()
  const language = useLanguage()
  const { data } = useListAnnouncements(
    { pageNo: 1, pageSize: 3 },
    { query: { select: dataOf, staleTime: Infinity } },
  )
  const newest = data?.content.find(({ isShow }) => isShow)
  return (
    <div className={styles.place}>
      {newest !== undefined && (
        <section className={styles.strip} aria-label={t('home.notices')}>
          <Megaphone20Regular />
          <Link to={`/announcement/${newest.id}`} className={styles.title}>
            {newest.title}
          </Link>
          <span className={styles.day}>{formatInstant(newest.createTime, language, 'day')}</span>
          <Link to="/announcement/0" className={styles.all}>
            {t('home.allNotices')}
          </Link>
        </section>
      )}
    </div>
  )
}
