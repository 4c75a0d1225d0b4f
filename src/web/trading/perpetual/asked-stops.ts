import type { Id } from '#src/core/contract/id.ts'
import { createStore, type WritableStore } from '#src/core/store/store.ts'
import type { Market } from '../market.ts'

/** The position whose take profit and stop loss a message has asked for; null while none has. */
export const askedStops: WritableStore<{
  readonly product: Market['product']
  readonly positionId: Id
} | null> = createStore<{ readonly product: Market['product']; readonly positionId: Id } | null>(null)
