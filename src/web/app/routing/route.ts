import type { ComponentType } from 'react'
import type { AreaKeys, MessageKey } from '#generated/messages/keys.ts'
import type { OptionalService } from '#generated/operations/optional-services.ts'
import type { Language } from '#src/web/session/language.ts'

/** The exports of a screen's module. */
export type ScreenModule = { readonly Screen: ComponentType }

type Title = AreaKeys['shell']

export type RouteLink = {
  /** Default: the path of the route. */
  readonly to?: string
  /** Default: the title of the route. */
  readonly label?: Title
  /** Shown to visitors only. Links to members' screens are shown to members only (SHELL-15). */
  readonly who?: 'visitor'
  /** More words by which the palette finds it. */
  readonly words?: AreaKeys['palette']
  readonly hotkey?: string
  /** The column of the footer. The drawer shows `reading` and `legal` too. */
  readonly footer?: 'trading' | 'account' | 'reading' | 'legal'
  /** Position in the header. */
  readonly header?: number
  /** Column of the Trade menu, and what its row says below the label. Rows are in the order of the route table. */
  readonly trade?: {
    readonly column: 'coins' | 'derivatives'
    readonly detail: 'coinSwap' | 'convert' | 'option' | 'second' | 'spot' | 'swap'
  }
  /** Position in the drawer; `member`: in its list of members' pages, in the order of the route table. */
  readonly drawer?: number | 'member'
  /** Position in the header's account menu. */
  readonly account?: number
  /** Icon in drawer and account menu. */
  readonly icon?: NavigationIcon
}

/** Names of icons; the icons themselves are loaded with the menus. */
export type NavigationIcon =
  | 'bars'
  | 'c2c'
  | 'card'
  | 'gift'
  | 'home'
  | 'key'
  | 'lab'
  | 'megaphone'
  | 'orders'
  | 'payment'
  | 'people'
  | 'perpetual'
  | 'person'
  | 'round'
  | 'savings'
  | 'swap'
  | 'sync'
  | 'timer'
  | 'trend'
  | 'wallet'

export type Route = {
  readonly path: string
  /**
   * Key of the title in the browser's tab. It belongs to the shell, because the tab shows it before the screen is
   * loaded. A screen with several contents chooses by its query.
   */
  readonly title: Title | ((query: URLSearchParams) => Title)
  /**
   * Key of the meta description, whose texts are loaded with the screen; default: the description of this exchange.
   */
  readonly description?: MessageKey | ((query: URLSearchParams) => MessageKey)
  /** Loads the screen, with the texts that its modules name (src/tools/build/messages/plugin.ts). */
  readonly load: (language: Language) => Promise<ScreenModule>
  /** The screen has forms, so it is loaded with the services that forms need. */
  readonly forms?: true
  /** Visitors are asked to log in (SHELL-15). */
  readonly memberOnly?: true
  /**
   * `account`: a narrow form beside a picture, without header and footer; `trade`: the whole window, without footer.
   */
  readonly frame?: 'account' | 'trade'
  /** The side menu beside the screen. */
  readonly menu?: 'account' | 'wallet'
  /** Links to this route: the palette finds each, and the menus that it names show it. */
  readonly links?: readonly RouteLink[]
  /**
   * The service that it needs, or several of which one is enough: without it, it says so and leaves the menus
   * (src/web/client/missing-services.ts).
   */
  readonly service?: OptionalService | readonly OptionalService[]
  /**
   * Uses our own components only, so it is loaded without Fluent's frame and the services of forms: forms in its dialogs
   * keep no drafts.
   */
  readonly light?: true
}
