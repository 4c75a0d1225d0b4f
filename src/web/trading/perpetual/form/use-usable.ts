import { useSyncExternalStore } from 'react'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { accountStandingOf } from '../holdings.ts'
import { useStandingBeat } from '../use-perpetual.tsx'

/**
 * Returns the money that may open positions of a contract; null while not known, and for visitors. With cross margin it moves with
 * every mark price: where it is not followed, the component renders again only when there comes to be some, or none.
 */
export function useUsable(symbol: string, isFollowed: boolean): Decimal | null {
  const beat = useStandingBeat()
  const read = (): Decimal | null => {
    const standing = beat.get()
    return (standing && accountStandingOf(standing, symbol)?.usable) ?? null
  }
  const isSome = (): boolean => {
    const usable = read()
    return usable !== null && isPositive(usable)
  }
  useSyncExternalStore<Decimal | boolean | null>(beat.subscribe, isFollowed ? read : isSome)
  return read()
}
