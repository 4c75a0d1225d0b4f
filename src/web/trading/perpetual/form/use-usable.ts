import { useSyncExternalStore } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useStandingBeat } from '../use-perpetual.tsx'

/** Returns the money that may open positions; null while not known, and for visitors. */
export function useUsable(): Decimal | null {
  const beat = useStandingBeat()
  return useSyncExternalStore(beat.subscribe, () => beat.get()?.usable ?? null)
}
