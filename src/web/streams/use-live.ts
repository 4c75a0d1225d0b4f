import { useRef, useSyncExternalStore } from 'react'
import type { Live, LiveView } from './live.ts'

/**
 * Returns the selected part of live data. The component renders again only when that part has changed, by `isSame`
 * (identity when left out).
 */
export function useLive<State, Part>(
  live: Live<State>,
  select: (view: LiveView<State>) => Part,
  isSame: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ readonly part: Part } | null>(null)
  const get = (): Part => {
    const part = select(live.get())
    // React reads between drawings: the same answer must be the same object.
    if (last.current === null || !isSame(last.current.part, part)) last.current = { part }
    return last.current.part
  }
  return useSyncExternalStore(live.subscribe, get, get)
}
