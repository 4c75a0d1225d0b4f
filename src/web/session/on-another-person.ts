import { sessionStore } from './session.ts'

/** Calls `forget` when another person has logged in at this browser, or nobody is logged in any more. */
export function onAnotherPerson(forget: () => void): void {
  let { generation } = sessionStore.get()
  sessionStore.subscribe(() => {
    const now = sessionStore.get().generation
    if (now === generation) return
    generation = now
    forget()
  })
}
