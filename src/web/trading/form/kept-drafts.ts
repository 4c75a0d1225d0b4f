import { createStore, type WritableStore } from '#src/core/store/store.ts'
import { draftStore } from '#src/web/session/drafts.ts'
import { sessionStore } from '#src/web/session/session.ts'
import { memoize } from '../live/topic.ts'
import { marketId, type MarketKey } from '../market.ts'

/**
 * Callbacks of all drafts, called when the member changes: `along` gives the drafts to the new member, else they load
 * their own.
 */
const handOver = new Set<(along: boolean) => void>()

const memberId = (): string | null => sessionStore.get().member?.id ?? null

/** The member id whose drafts these are; null: a visitor's. */
let owner = memberId()

sessionStore.subscribe(() => {
  const next = memberId()
  // After an expired session the same member may return.
  if (next === owner || sessionStore.get().status === 'expired') return
  const wasVisitor = owner === null
  owner = next
  for (const hand of handOver) hand(wasVisitor)
})

/**
 * Returns a function that gives the draft of a market. A draft survives a log-in and a reload, and is not shown to the
 * next member. `read` returns the valid parts of what was stored.
 */
export const keptDrafts = <Draft>(
  read: (stored: unknown) => Draft,
): ((market: MarketKey) => WritableStore<Draft>) =>
  memoize((market) => {
    const key = `order:${marketId(market)}`
    const store = createStore(read(draftStore.read(key)))
    const keep = (): void => draftStore.write(key, store.get())
    store.subscribe(keep)
    handOver.add((along) => {
      // Of what a visitor typed, nothing stays behind for the next one.
      if (along) draftStore.write(key, null)
      const own = read(draftStore.read(key))
      if (along) keep()
      else store.set(own)
    })
    return store
  }, marketId)
