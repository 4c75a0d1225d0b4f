import { createStore, type Store } from '#src/web/session/store.ts'

/** A short message of the app to the person, outside any form. */
export type Notice = {
  readonly id: number
  readonly tone: 'error' | 'success'
  /** Message id, and what its text mentions. */
  readonly message: 'client.transport-error' | 'session.log-out-success'
  readonly values: Readonly<Record<string, string>>
}

/** Milliseconds for which a notice is shown (SESS-05). */
const NOTICE_MS = 3000

const store = createStore<readonly Notice[]>([])
let last = 0

/** Notices to show now, oldest first. The shell's live region subscribes. */
export const noticeStore: Store<readonly Notice[]> = store

/** Shows a notice for 3000 ms. What is being shown already is not shown twice: ten failed reads are one message. */
export function notify({ tone, message, values }: Omit<Notice, 'id'>): void {
  const text = JSON.stringify([message, values])
  if (store.get().some((shown) => JSON.stringify([shown.message, shown.values]) === text)) return
  last += 1
  const id = last
  store.set([...store.get(), { id, tone, message, values }])
  setTimeout(() => store.set(store.get().filter((notice) => notice.id !== id)), NOTICE_MS)
}
