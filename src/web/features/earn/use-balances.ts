import { useMemo } from 'react'
import { useListWallets } from '#generated/client/assets/assets.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSession } from '#src/web/session/hooks.ts'

/** Returns the balances of a member's spot account, by coin; undefined while unknown, and for a visitor. */
export function useBalances(): ReadonlyMap<string, Decimal> | undefined {
  const isMember = useSession().status === 'member'
  const { data } = useListWallets({ query: { enabled: isMember, select: dataOf } })
  return useMemo(() => data && new Map(data.map(({ coin, balance }) => [coin.unit, balance])), [data])
}
