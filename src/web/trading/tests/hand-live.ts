import { act } from '@testing-library/react'
import type { Health, Live, LiveView } from '#src/web/streams/live.ts'

type HandLive<State> = Live<State> & { readonly put: (state: State | null, health?: Health) => void }

/** Live data under a test's hand: nothing is known until it is put. */
export function handLive<State>(): HandLive<State> {
  const listeners = new Set<() => void>()
  let view: LiveView<State> = { state: null, health: 'loading', at: null }
  return {
    get: () => view,
    malformed: () => 0,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (state, health = 'live') =>
      act(() => {
        view = { state, health, at: 0 }
        for (const listener of listeners) listener()
      }),
  }
}
