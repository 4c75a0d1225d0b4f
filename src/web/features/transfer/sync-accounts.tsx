import { useEffect, useRef } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { SwapFields } from '#src/web/forms/swap-fields.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { coinsFor, otherAccount, type TransferDirection, withEnd } from './accounts.ts'
import type { Holding } from './holdings.ts'
import styles from './transfer.module.css'

type SyncAccountsProps = {
  readonly wallets: readonly Wallet[]
  /** Holdings of the account that is not the spot account; undefined while unknown. */
  readonly held: readonly Holding[] | undefined
}

/**
 * Keeps the form's way one that there is: choosing one end moves the other where it has to be, and a coin that
 * the account does not take gives way to the first that it takes. Turns the way round on demand.
 */
export function SyncAccounts({ wallets, held }: SyncAccountsProps) {
  const t = useText<AreaKeys['transfer']>()
  const { value, set } = useForm()
  const { from, to, unit } = value as Partial<TransferDirection & { readonly unit: string }>
  const before = useRef({ from, to })
  useEffect(() => {
    const was = before.current
    const isWay = from !== undefined && to !== undefined && from !== to && (from === 'spot' || to === 'spot')
    const wasWay = was.from !== undefined && was.to !== undefined
    if (!isWay && wasWay) {
      const end = from === was.from ? 'to' : 'from'
      const chosen = end === 'to' ? to : from
      const way =
        chosen === undefined ? was : withEnd({ from: was.from, to: was.to } as TransferDirection, end, chosen)
      set(way, false)
      return
    }
    before.current = { from, to }
    if (!isWay) return
    const taken = coinsFor(otherAccount({ from, to }), wallets, held).map(({ coin }) => coin.unit)
    if (unit === undefined || !taken.includes(unit)) set({ unit: taken[0] }, false)
  }, [from, to, unit, set, wallets, held])
  return (
    <span className={styles.swap}>
      <SwapFields a="from" b="to" label={t('transfer.swap')} />
    </span>
  )
}
