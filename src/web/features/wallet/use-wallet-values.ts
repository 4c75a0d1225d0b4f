import { keepPreviousData } from '@tanstack/react-query'
import { getListWalletValuesQueryKey, useListWalletValues } from '#generated/client/assets/assets.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { toText } from '#src/core/money/decimal.ts'
import { accounts } from './accounts.ts'
import type { AllAccounts } from './use-accounts.ts'

/** How much of each coin lies in which account, as text: what makes values stale when it changes. */
const holdingsText = (all: AllAccounts): string =>
  accounts
    .map((account) => (all[account].assets ?? []).map(({ unit, total }) => `${unit} ${toText(total)}`).join())
    .join('/')

/**
 * What the accounts were worth over the last days, and what came in and went out. It belongs to what is held now: when
 * a coin comes, goes or moves, it is asked for anew, and `isStale` until it is there. Prices alone make nothing stale.
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
