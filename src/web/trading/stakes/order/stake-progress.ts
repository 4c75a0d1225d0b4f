import { createStore, type WritableStore } from '#src/core/store/store.ts'
import { memoize } from '../../live/topic.ts'
import { marketId, type MarketKey } from '../../market.ts'
import { onAnotherPerson } from '#src/web/session/on-another-person.ts'
import type { Refusal } from '#src/web/forms/refusal.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'

/** The state of a stake between press and answer. Form and phone bar share it, whichever was pressed. */
export type StakeProgress = {
  /** Its errors are shown. */
  readonly isJudged: boolean
  /** Why the text in the field cannot be read, as the name of a rule. */
  readonly unread: string | null
  readonly refusal: Refusal | null
  readonly sending: Direction | null
  /** Waits for the member's word, because it could pass his limit. */
  readonly asked: Direction | null
}

const IDLE: StakeProgress = { isJudged: false, unread: null, refusal: null, sending: null, asked: null }

const all = new Set<WritableStore<StakeProgress>>()

onAnotherPerson(() => {
  for (const store of all) store.set(IDLE)
})

/** The progress on a market. What one person was refused or asked, the next one does not see. */
export const stakeProgress: (market: MarketKey) => WritableStore<StakeProgress> = memoize(() => {
  const store = createStore(IDLE)
  all.add(store)
  return store
}, marketId)

export function changeProgress(market: MarketKey, change: Partial<StakeProgress>): void {
  const store = stakeProgress(market)
  store.set({ ...store.get(), ...change })
}
