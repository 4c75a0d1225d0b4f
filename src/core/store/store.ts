/** A value outside React that components may subscribe to. */
export type Store<T> = {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export type WritableStore<T> = Store<T> & { readonly set: (value: T) => void }

export function createStore<T>(initial: T): WritableStore<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
