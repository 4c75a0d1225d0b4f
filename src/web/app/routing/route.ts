import type { ComponentType } from 'react'
import type { AreaKeys, MessageKey } from '#generated/messages/keys.ts'
import type { Language } from '#src/web/session/language.ts'

/** What loading a screen gives. */
export type ScreenModule = { readonly Screen: ComponentType }

type Title = AreaKeys['shell']

export type RouteLink = {
  /** Left out: the path of the route. */
  readonly to?: string
  /** Left out: the title of the route. */
  readonly label?: Title
  /** Shown to visitors only. Links of screens for members are shown to members only (SHELL-15). */
  readonly who?: 'visitor'
  /** Other words that find it in the palette. */
  readonly words?: AreaKeys['palette']
  readonly hotkey?: string
  /** The column of the footer; the drawer has `reading` and `legal` too. */
  readonly footer?: 'trading' | 'account' | 'reading' | 'legal'
  /** Place in the header. */
  readonly header?: number
  /** Place in the drawer; `member`: in its list of a member's pages, in the order of the route table. */
  readonly drawer?: number | 'member'
  /** Place in the header's account menu. */
  readonly account?: number
  /** Picture in drawer and account menu. */
  readonly icon?: NavigationIcon
}

/** Names of pictures: the pictures themselves are loaded with the menus. */
export type NavigationIcon =
  | 'bars'
  | 'card'
  | 'gift'
  | 'home'
  | 'key'
  | 'megaphone'
  | 'orders'
  | 'payment'
  | 'people'
  | 'person'
  | 'swap'
  | 'trend'
  | 'wallet'

export type Route = {
  readonly path: string
  /**
   * Key of the title, shown in the browser's tab. It belongs to the shell: the tab has it before the screen.
   * A screen that shows one thing or another says which by its query.
   */
  readonly title: Title | ((query: URLSearchParams) => Title)
  /** Key of what search engines say about the page, whose texts come with the screen; left out: what this exchange is. */
  readonly description?: MessageKey | ((query: URLSearchParams) => MessageKey)
  /** Loads the screen. The texts that its modules name come along (src/tools/build/messages/plugin.ts). */
  readonly load: (language: Language) => Promise<ScreenModule>
  /** The screen has forms: comes with what they need from outside. */
  readonly forms?: true
  /** Visitors are asked to log in (SHELL-15). */
  readonly memberOnly?: true
  /** `account`: a narrow form beside a picture, without header and footer; `trade`: all of the window, without footer. */
  readonly frame?: 'account' | 'trade'
  /** Whose menu stands beside the screen. */
  readonly menu?: 'account' | 'wallet'
  /** The links that lead here from everywhere: each is found by the palette, and stands in the menus that it names. */
  readonly links?: readonly RouteLink[]
  /** Made of our own parts only: comes without Fluent's frame, which other screens stand in. */
  readonly light?: true
}
