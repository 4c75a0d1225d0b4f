import { createStore, type Store } from '#src/core/store/store.ts'
import { type Action, isPossible } from './action.ts'

/**
 * The actions that can be performed at the moment: the same list until one comes or goes. Screens and parts add theirs
 * while they are shown.
 */
export type ActionRegistry = Store<readonly Action[]> & {
  /** Adds actions; what it gives back takes these, and no others, away again. */
  readonly add: (actions: readonly Action[]) => () => void
}

export function createActionRegistry(): ActionRegistry {
  let layers: readonly (readonly Action[])[] = []
  const current = createStore<readonly Action[]>([])

  function publish(next: readonly (readonly Action[])[]): void {
    layers = next
    // A later layer (a dialog over a screen) stands in for an earlier one, in the earlier one's place.
    current.set([...new Map(layers.flat().map((action) => [action.id, action])).values()])
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
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
