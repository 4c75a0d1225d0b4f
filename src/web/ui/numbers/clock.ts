import { createContext } from 'react'
import { type Instant, systemNow } from '#src/core/time/instant.ts'

/** The clock that counts: the exchange's (src/web/client/server-clock.ts) where the app provides it. */
export const Clock = createContext<() => Instant>(systemNow)
