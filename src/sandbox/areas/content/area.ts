import type { Area } from '../area.ts'
import { announcementHandlers } from './announcement-handlers.ts'
import { contentHandlers } from './handlers.ts'
import { helpHandlers } from './help-handlers.ts'

/** Announcements, banners and help, which no call changes. */
export const contentArea: Area = {
  handlers: { ...contentHandlers, ...announcementHandlers, ...helpHandlers },
}
