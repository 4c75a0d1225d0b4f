import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { currencyStore, type DisplayCurrency } from './currency.ts'
import { type Language, languageStore } from './language.ts'
import type { Member } from './member.ts'
import { type Movement, movementStore } from './movement.ts'
import { type Session, sessionStore } from './session.ts'
import type { Store } from '#src/core/store/store.ts'
import { type Theme, themeStore } from './theme.ts'

/** Subscribes a component to a store of this folder. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

export const useSession = (): Session => useStore(sessionStore)
export const useTheme = (): Theme => useStore(themeStore)
export const useMovement = (): Movement => useStore(movementStore)
export const useLanguage = (): Language => useStore(languageStore)
export const useDisplayCurrency = (): DisplayCurrency => useStore(currencyStore)

/** The person logged in, as far as known. Whether anybody is: `useSession().status === 'member'`. */
export const useMember = (): Member | null => useSession().member

/** Runs `ask` each time somebody has to log in: a refused act of a visitor, or a session that ended (SESS-07). */
export function useLogInAsked(ask: () => void): void {
  const { asks } = useSession()
  const known = useRef(asks)
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (asks === known.current) return
    known.current = asks
    run()
  }, [asks])
}
