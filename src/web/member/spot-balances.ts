import { useListWallets } from '#generated/client/assets/assets.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { add } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { useSession } from '#src/web/session/hooks.ts'

/**
 * Returns a function that gives the available balance of a coin in the spot account; null while not known, and for
 * visitors.
 */
export function useSpotBalances(): (unit: string) => Decimal | null {
  const isMember = useSession().status === 'member'
  const { data } = useListWallets({ query: { enabled: isMember, select: dataOf } })
  return (unit) => {
    if (data === undefined || !isMember) return null
    return data.find(({ coin }) => coin.unit === unit)?.balance ?? ZERO
  }
}

/**
 * Returns a member's balance of a coin in the spot account, frozen in orders included; null while not known, and for
 * visitors.
 */
export function useTotalBalance(unit: string): Decimal | null {
  const isMember = useSession().status === 'member'
  const { data } = useListWallets({ query: { enabled: isMember, select: dataOf } })
  const wallet = data?.find(({ coin }) => coin.unit === unit)
  return wallet === undefined ? null : add(wallet.balance, wallet.frozenBalance)
}
