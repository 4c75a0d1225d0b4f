import { keepPreviousData } from '@tanstack/react-query'
import { getListWalletValuesQueryKey, useListWalletValues } from '#generated/client/assets/assets.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { toText } from '#src/core/money/decimal.ts'
import { accounts } from './accounts.ts'
import type { Asset } from './assets.ts'
import type { AllAccounts } from './use-accounts.ts'

/** Returns all that is held as text: a change of it makes the values stale, unlike one of prices. */
const holdingsText = (all: AllAccounts): string =>
  accounts.map((account) => (all[account].assets ?? []).map(heldText).join()).join('/')

const heldText = ({ unit, total, unrealised }: Asset): string =>
  `${unit} ${toText(subtract(total, unrealised))}`

/**
 * Reads the values of the accounts over the last days, with their flows. They belong to the present holdings: when a
 * coin is added, removed or moved, they are read again, and `isStale` until then. Prices alone make nothing stale.
 */
export function useWalletValues(days: number, all: AllAccounts) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useListWalletValues(
    { days },
    {
      query: {
        queryKey: [...getListWalletValuesQueryKey({ days }), holdingsText(all)],
        select: dataOf,
        placeholderData: keepPreviousData,
      },
    },
  )
  return { rows: data, error, isFetching, isStale: isPlaceholderData, refetch: () => void refetch() }
}
