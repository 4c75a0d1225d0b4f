import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import type { ContractOrderSource } from '#src/web/trading/perpetual/order-lists/contract-order-source.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './orders.module.css'

type UnfilteredNoteProps = { readonly source: ContractOrderSource; readonly isNarrowed: boolean }

/** Says that the exchange does not know the filter, so that all orders are read and filtered in the browser. */
export function UnfilteredNote({ source, isNarrowed }: UnfilteredNoteProps) {
  const t = useText<AreaKeys['contract-orders']>()
  const isShown = useStore(source.isUnfiltered) && isNarrowed
  return <output className={styles.note}>{isShown && t('contract-orders.filteredHere')}</output>
}
