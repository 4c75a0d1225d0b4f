import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { termText } from '../term-text.ts'
import styles from '../earn.module.css'
import { BuyProduct } from './buy-product.tsx'

type ProductDialogProps = { readonly product: LockedSavingsActivity; readonly onClose: () => void }

/** The form of a product over the matrix; on a phone a sheet. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useText<AreaKeys['earn']>()
  const id = useId()
  const title = t('earn.productTitle', { unit: product.coinUnit, term: termText(product, t) })
  return (
    <Modal labelledBy={id} className={styles.dialog} onClose={onClose}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={styles.dialogBody}>
        <BuyProduct product={product} withRate onBought={onClose} />
      </div>
    </Modal>
  )
}
