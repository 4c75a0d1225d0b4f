import { parseDecimal } from '#src/core/money/decimal.ts'
import type { WritableStore } from '#src/core/store/store.ts'
import { isRecord } from '#src/web/session/storage.ts'
import { keptDrafts } from '../../form/kept-drafts.ts'
import type { MarketKey } from '../../market.ts'

/** A stake being written. */
export type StakeDraft = {
  /** Canonical decimal text; undefined where the field is empty or unreadable. */
  readonly amount: string | undefined
  /** Id of the chosen cycle, and the coin of the stake; undefined: the first that there is. */
  readonly cycle: string | undefined
  readonly coin: string | undefined
}

/** Returns the valid parts of a stored draft. */
function read(stored: unknown): StakeDraft {
  const given = isRecord(stored) ? stored : {}
  const text = (name: keyof StakeDraft): string | undefined => {
    const value = given[name]
    return typeof value === 'string' ? value : undefined
  }
  const amount = text('amount')
  return {
    amount: amount !== undefined && parseDecimal(amount) !== null ? amount : undefined,
    cycle: text('cycle'),
    coin: text('coin'),
  }
}

export const stakeDraft: (market: MarketKey) => WritableStore<StakeDraft> = keptDrafts(read)

export function changeStakeDraft(market: MarketKey, change: Partial<StakeDraft>): void {
  const store = stakeDraft(market)
  store.set({ ...store.get(), ...change })
}
