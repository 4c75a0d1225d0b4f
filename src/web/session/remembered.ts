import type { Entry } from './storage.ts'
import { createStore, type Store } from '#src/core/store/store.ts'
import { onOtherTab } from './tabs.ts'

/** A store whose value outlives the page and is the same in all tabs. */
export type RememberedStore<T> = Store<T> & {
  /** Remembers a value; null forgets it, and the fallback counts again. */
  readonly set: (value: T | null) => void
  /** Reads storage (and the fallback) again. */
  readonly refresh: () => void
}

export function remember<T>(entry: Entry<T>, fallback: () => T): RememberedStore<T> {
  const store = createStore(entry.read() ?? fallback())
  const refresh = (): void => store.set(entry.read() ?? fallback())
  onOtherTab([entry.key], refresh)
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    set: (value) => {
      entry.write(value)
      store.set(value ?? fallback())
    },
  }
}
