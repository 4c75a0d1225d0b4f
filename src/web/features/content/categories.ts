import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Announcement } from '#generated/models/announcement.ts'
import { AnnouncementCategory } from '#generated/models/announcement-category.ts'
import { HelpCategory } from '#generated/models/help-category.ts'
import { helpCategoryPath } from '#src/web/paths/query-paths.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'

type Key = AreaKeys['content']

const { NORMAL, ACTIVITY, ASSETS, SYSTEM, LIST, APPROVE, OTHER } = AnnouncementCategory

/** Names of what announcements are about. */
const ANNOUNCEMENT_NAMES: Readonly<Record<AnnouncementCategory, Key>> = {
  [NORMAL]: 'content.news.general',
  [ACTIVITY]: 'content.news.activity',
  [ASSETS]: 'content.news.assets',
  [SYSTEM]: 'content.news.system',
  [LIST]: 'content.news.listing',
  [APPROVE]: 'content.news.vote',
  [OTHER]: 'content.news.other',
}

/** Says what an announcement is about; undefined where the server does not. */
export const announcementCategory = (
  { announcementClassification: category }: Pick<Announcement, 'announcementClassification'>,
  t: Text<Key>,
): string | undefined => (category === undefined ? undefined : t(ANNOUNCEMENT_NAMES[category]))

/** Names of what help pages are about. */
export const HELP_NAMES: Readonly<Record<HelpCategory, Key>> = {
  [HelpCategory.HELP]: 'content.help.start',
  [HelpCategory.FAQ]: 'content.help.questions',
  [HelpCategory.EXCHANGE]: 'content.help.trading',
  [HelpCategory.COININFO]: 'content.help.coins',
  [HelpCategory.ANALYSIS]: 'content.help.analysis',
  [HelpCategory.PROTOCOL]: 'content.help.terms',
  [HelpCategory.OTHER]: 'content.help.other',
  [HelpCategory.QR_CODE]: 'content.help.app',
}

/** The category that a query names (SHELL-03); null where it names none that there is. */
export const categoryOf = (cate: string | null): HelpCategory | null =>
  Object.values(HelpCategory).find((category) => String(category) === cate) ?? null

/** The list of a category: `cateTitle` is its name for people who read addresses, shown where it is a category's. */
export const listOf = (category: HelpCategory, name: string): string =>
  helpCategoryPath(String(category), name)

/** True if an editor pinned it to the top. */
export const isPinned = ({ isTop }: { readonly isTop: string | null }): boolean => isTop === '0'
