import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type Action, type ActionGroup, actionGroups, isPossible } from './action.ts'
import { parseHotkey } from './hotkey.ts'
import { useActionList } from './use-actions.ts'

/** An action in the reader's words. */
export type NamedAction = {
  readonly action: Action
  readonly label: string
  readonly keywords: readonly string[]
  /** The keys that do it now, undefined where none do. */
  readonly hotkey: string | undefined
}

/**
 * Returns the possible actions with their names, in the order of the groups, for menus, palette and cheat sheet.
 * Without `singleKeys`, hot-keys that need no Ctrl or Cmd are left out.
 */
export function useNamedActions(singleKeys: boolean): readonly NamedAction[] {
  const { formatMessage } = useIntl()
  const actions = useActionList()
  return useMemo(
    () =>
      actions
        .filter(isPossible)
        .map((action) => ({
          action,
          label: formatMessage({ id: action.label }),
          keywords: action.keywords === undefined ? [] : wordsOf(formatMessage({ id: action.keywords })),
          hotkey: singleKeys || isCombined(action.hotkey) ? action.hotkey : undefined,
        }))
        .sort((a, b) => rank(a.action.group) - rank(b.action.group)),
    [actions, formatMessage, singleKeys],
  )
}

const isCombined = (hotkey: string | undefined): boolean =>
  hotkey !== undefined && parseHotkey(hotkey).every(({ mod }) => mod)

/** Commas of all nine languages separate the words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean)

const rank = (group: ActionGroup): number => actionGroups.indexOf(group)
