import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'

type Listener = Parameters<Hub['listen']>[1]

const TOPIC = '/topic/market/event/600012'
const topics = new Map<string, Listener>()
let subscriptions = 0

/** The place of a socket's hub: who listens is remembered, and hears what a test pushes. */
export const fakeHub = {
  listen: ({ name }: { name: string }, listener: Listener) => {
    topics.set(name, listener)
    subscriptions += 1
    return () => topics.delete(name)
  },
}

/** @returns subscriptions since the file began */
export const subscribed = (): number => subscriptions

/** @returns the listener of the member's events */
export const listener = (): Listener | undefined => topics.get(TOPIC)

export function push(...events: readonly object[]): void {
  const messages = events.map((event) => ({ key: null, body: JSON.stringify(event) }))
  listener()?.take({ messages, gap: false })
}

export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

const plain = (text: string): string => text.replaceAll('\u{a0}', ' ')

/** @returns kind, title and text of each message that is shown */
export const shown = (): readonly (readonly [string, string, string | null])[] =>
  toastStore.get().map(({ kind, title, text }) => [kind, plain(title), text === null ? null : plain(text)])

/** Logs the member in whose events come, with a clock that stands. */
export function asMember(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    logIn({ token: 'token', member: ada })
  })
  afterEach(() => {
    cleanup()
    for (const { id } of toastStore.get()) dismissToast(id)
    logOut()
    vi.useRealTimers()
  })
}
