import { type Action, isPossible } from './action.ts'

/** Registry of the present actions. Screens and parts add theirs while they are shown. */
export type ActionRegistry = {
  /** The actions there are, the same list until one comes or goes. */
  readonly get: () => readonly Action[]
  readonly subscribe: (listener: () => void) => () => void
  /** Adds actions; what it gives back takes these, and no others, away again. */
  readonly add: (actions: readonly Action[]) => () => void
}

export function createActionRegistry(): ActionRegistry {
  const listeners = new Set<() => void>()
  let layers: readonly (readonly Action[])[] = []
  let current: readonly Action[] = []

  function publish(next: readonly (readonly Action[])[]): void {
    layers = next
    // A later layer (a dialog over a screen) stands in for an earlier one, in the earlier one's place.
    current = [...new Map(layers.flat().map((action) => [action.id, action])).values()]
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(actions) {
      const layer = [...actions]
      publish([...layers, layer])
      return () => publish(layers.filter((each) => each !== layer))
    },
  }
}

/** The app's registry. */
export const actionRegistry = createActionRegistry()

/** Performs an action by its id, as a button does that stands for it; nothing where it cannot be done. */
export function performAction(id: string): void {
  const action = actionRegistry.get().find((each) => each.id === id)
  if (action !== undefined && isPossible(action)) action.perform()
}
