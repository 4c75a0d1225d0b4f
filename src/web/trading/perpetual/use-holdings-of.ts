/* oxlint-disable react/hooks -- a provider never changes its kind of contracts: another product is another screen */
import { useMemo } from 'react'
import type { Holdings } from './holdings.ts'
import type { Perpetual } from './perpetual.ts'

/** Returns all that the member holds of a kind of contracts; null while a part of it loads. */
export function useHoldingsOf({ useContracts, usePositions, useAccount }: Perpetual): Holdings | null {
  const contracts = useContracts()
  const { data: held } = usePositions()
  const { data: account } = useAccount()
  return useMemo(
    () =>
      contracts === undefined || held === undefined || account === undefined
        ? null
        : { contracts, ...held, account },
    [contracts, held, account],
  )
}
