import type { ReactElement } from 'react'

/** Groups of actions in palette and cheat sheet; titles are `ui.actions.group.*`. */
export const actionGroups = ['trade', 'go', 'account', 'view', 'help'] as const

export type ActionGroup = (typeof actionGroups)[number]

/** One thing that can be done. Menu, palette, hot-keys and cheat sheet all come from this one object. */
export type Action = {
  /** Unique; one registered later under the same id stands in for the earlier one while it is there. */
  readonly id: string
  /** Message key of the name. */
  readonly label: string
  readonly group: ActionGroup
  /** Message key of other words for it, separated by commas, in the reader's language. */
  readonly keywords?: string
  /** `mod+k` (Cmd on a Mac, Ctrl elsewhere), `shift+b`, `?`, or one key after another: `g w`. See hotkey.ts. */
  readonly hotkey?: string
  readonly icon?: ReactElement
  /** True while the action is possible; called each time. Left out: always. */
  readonly when?: () => boolean
  readonly perform: () => void
}

export const isPossible = (action: Action): boolean => action.when?.() ?? true

/** Ids of the two actions that open what shows all others; a search button in a header performs the first. */
export const PALETTE = 'ui.palette'
export const CHEAT_SHEET = 'ui.cheat-sheet'
