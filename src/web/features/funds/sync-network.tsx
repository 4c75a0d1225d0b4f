import { useEffect } from 'react'
import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { useForm } from '#src/web/forms/form-context.ts'

/** Another coin goes over other networks: one that it does not have gives way to its first. */
export function SyncNetwork({ networks }: { readonly networks: readonly CoinNetwork[] }) {
  const { value, set } = useForm()
  const { coinprotocol } = value as Partial<WithdrawValue>
  const [first] = networks
  const isThere = networks.some(({ protocol }) => protocol === coinprotocol)
  useEffect(() => {
    if (!isThere && first?.protocol !== coinprotocol) set({ coinprotocol: first?.protocol }, false)
  }, [isThere, first, coinprotocol, set])
  return null
}
