import { useCallback, useRef, useSyncExternalStore } from 'react'
import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, toText } from '#src/core/money/decimal.ts'
import type { Position, Standing } from '../holdings.ts'
import { useHoldings, useStandingBeat } from '../use-perpetual.tsx'

/**
 * Returns the liquidation prices of positions in whole ticks, by id. That of an isolated position stands still; that of
 * a cross position moves with other contracts, and the chart is drawn again only when it moves by a tick.
 */
export function useLiquidations(positions: readonly Position[]): ReadonlyMap<string, Decimal> {
  const beat = useStandingBeat()
  const contracts = useHoldings()?.contracts
  const last = useRef<{ readonly key: string; readonly prices: ReadonlyMap<string, Decimal> }>(NOTHING)
  const get = useCallback(() => {
    const standing = beat.get()
    const prices = positions.flatMap((position): readonly (readonly [string, Decimal])[] => {
      const price = liquidationIn(standing, position)
      const places = contracts?.get(position.symbol)?.scales.price
      return price === null || places === undefined ? [] : [[position.id, truncate(price, places)]]
    })
    const key = prices.map(([id, price]) => `${id} ${toText(price)}`).join()
    // React reads between drawings: the same answer must be the same object.
    if (last.current.key !== key) last.current = { key, prices: new Map(prices) }
    return last.current.prices
  }, [beat, contracts, positions])
  return useSyncExternalStore(beat.subscribe, get, get)
}

const NOTHING = { key: '', prices: new Map<string, Decimal>() }

const liquidationIn = (standing: Standing | null, { id }: Position): Decimal | null =>
  standing?.figures.get(id)?.liquidation ?? null
