/* oxlint-disable react/hooks -- a provider never changes its kind of contracts: another product is another screen */
import { useMemo } from 'react'
import type { HeldPositions, Holdings } from './holdings.ts'
import type { Perpetual } from './perpetual.ts'

type Held = { readonly holdings: Holdings | null } & Pick<HeldPositions, 'prices'>

const NO_PRICES: HeldPositions['prices'] = new Map()

/**
 * Returns all that the member holds of a kind of contracts, null while a part of it loads, and the mark prices that came
 * with it. Each read brings other prices: they are kept apart, so that nothing is drawn again for them.
 */
export function useHoldingsOf({ useContracts, usePositions, useAccounts }: Perpetual): Held {
  const contracts = useContracts()
  const { data: { positions, prices = NO_PRICES } = {} } = usePositions()
  const { data: accounts } = useAccounts()
  const holdings = useMemo(
    () =>
      contracts === undefined || positions === undefined || accounts === undefined
        ? null
        : { contracts, positions, accounts },
    [contracts, positions, accounts],
  )
  return { holdings, prices }
}
