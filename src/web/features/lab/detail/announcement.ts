import type { Activity } from '#generated/models/activity.ts'
import { announcementPath } from '#src/web/paths/paths.ts'

/** Servers write the addresses of announcements as their own pages have them. */
const NUMBERED = /^\/(?:announcement|notice)\/(\d+)$/

/** The address of an activity's announcement in this app; null where it has none. */
export function announcementOf({ noticeLink }: Pick<Activity, 'noticeLink'>): string | null {
  const number = NUMBERED.exec(noticeLink ?? '')?.[1]
  return number === undefined ? null : announcementPath(number)
}
