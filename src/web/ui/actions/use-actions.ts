import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Action, isPossible } from './action.ts'
import { actionRegistry } from './registry.ts'

/**
 * Registers actions while the component is shown. What they do may change with each drawing; which there are
 * (ids, names, keys) is compared, so the list needs no memo. Whoever sees the screen can do what it adds.
 */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const key = actions
    .map(({ id, label, keywords, hotkey, group }) => [id, label, keywords, hotkey, group].join(' '))
    .join('\n')
  useLayoutEffect(() => {
    const now = (action: Action): Action => latest.current.find(({ id }) => id === action.id) ?? action
    const lasting = latest.current.map((action) => ({
      ...action,
      when: () => isPossible(now(action)),
      perform: () => now(action).perform(),
    }))
    return key === '' ? undefined : actionRegistry.add(lasting)
  }, [key])
}

/** All actions there are now, drawn anew when one comes or goes: what a menu lists. */
export const useActionList = (): readonly Action[] =>
  useSyncExternalStore(actionRegistry.subscribe, actionRegistry.get, actionRegistry.get)
