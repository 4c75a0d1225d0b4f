import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Action, isPossible } from './action.ts'
import { actionRegistry } from './registry.ts'

/**
 * Registers actions while the component is shown. What they do may change with each drawing; which there are
 * (ids, names, keys) is compared, so the list needs no memo.
 */
export function useActions(actions: readonly Action[]): void {
  const find = useEffectEvent((id: string) => actions.find((action) => action.id === id))
  const shape = actions.map(({ id, label, keywords, hotkey, group }) =>
    [id, label, keywords, hotkey, group].join(' '),
  )
  const list = useEffectEvent(() =>
    actions.map((action) => ({
      ...action,
      when: () => isPossible(find(action.id) ?? action),
      perform: () => (find(action.id) ?? action).perform(),
    })),
  )
  const key = shape.join('\n')
  useEffect(() => {
    return key === '' ? undefined : actionRegistry.add(list())
  }, [key])
}

/** All actions there are now, drawn anew when one comes or goes: what a menu lists. */
export const useActionList = (): readonly Action[] =>
  useSyncExternalStore(actionRegistry.subscribe, actionRegistry.get, actionRegistry.get)
