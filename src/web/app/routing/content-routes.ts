import type { AreaKeys } from '#generated/messages/keys.ts'
import {
  ABOUT_PATH,
  ANNOUNCEMENTS_PATH,
  ANNOUNCEMENT_ROUTE,
  HELP_ARTICLE_PATH,
  HELP_PATH,
  LIVE_VIEW_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
  WHITEPAPER_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of articles: help, announcements, legal texts, about. */
export const contentRoutes: readonly Route[] = [
  {
    path: WHITEPAPER_PATH,
    title: 'shell.whitepaper',
    description: 'content.description.whitepaper',
    light: true,
    links: [{ words: 'shell.words.whitepaper', hotkey: 'g p', footer: 'reading', header: 8 }],
    load: (language) =>
      import('#src/web/features/content/document-screen.tsx').then(({ documentScreen }) =>
        documentScreen('whitepaper', language),
      ),
  },
  {
    path: ANNOUNCEMENT_ROUTE,
    title: 'shell.title.announcements',
    description: 'content.description.news',
    light: true,
    links: [{ to: ANNOUNCEMENTS_PATH, words: 'shell.words.announcements', footer: 'reading' }],
    load: () =>
      import('#src/web/features/content/announcement-screen.tsx').then(({ AnnouncementScreen }) => ({
        Screen: AnnouncementScreen,
      })),
  },
  {
    path: HELP_PATH,
    title: 'shell.title.helplist',
    description: 'content.description.help',
    light: true,
    links: [{ words: 'shell.words.help', hotkey: 'g ?', footer: 'reading' }],
    load: () =>
      import('#src/web/features/content/help-list-screen.tsx').then(({ HelpListScreen }) => ({
        Screen: HelpListScreen,
      })),
  },
  {
    path: ABOUT_PATH,
    title: 'shell.about',
    description: 'content.description.about',
    light: true,
    links: [{ footer: 'reading', header: 9 }],
    load: (language) =>
      import('#src/web/features/content/document-screen.tsx').then(({ documentScreen }) =>
        documentScreen('about', language),
      ),
  },
  {
    path: HELP_ARTICLE_PATH,
    title: (query) => LEGAL_TITLES.get(articleOf(query)) ?? 'shell.title.help',
    description: (query) => (isLegal(query) ? 'content.description.legal' : 'content.description.article'),
    light: true,
    links: [
      { to: TERMS_PATH, label: 'shell.terms', footer: 'legal' },
      { to: PRIVACY_PATH, label: 'shell.privacy', footer: 'legal' },
    ],
    load: (language) =>
      import('#src/web/features/content/help-detail-screen.tsx').then(({ helpDetailScreen }) =>
        helpDetailScreen(language),
      ),
  },
  {
    path: LIVE_VIEW_PATH,
    title: 'shell.title.liveView',
    light: true,
    load: () =>
      import('#src/web/features/content/live-view-screen.tsx').then(({ LiveViewScreen }) => ({
        Screen: LiveViewScreen,
      })),
  },
]

const LEGAL_TITLES: ReadonlyMap<string, AreaKeys['shell']> = new Map([
  ['terms', 'shell.terms'],
  ['privacy', 'shell.privacy'],
])

const articleOf = (query: URLSearchParams): string => query.get('article') ?? ''
const isLegal = (query: URLSearchParams): boolean => LEGAL_TITLES.has(articleOf(query))
