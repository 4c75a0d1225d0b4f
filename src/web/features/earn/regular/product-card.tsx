import { useId } from 'react'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import styles from '../earn.module.css'
import { BuyProduct } from './buy-product.tsx'
import { ProductTitle } from './product-title.tsx'

/** The form of a product, beside the matrix. */
export function ProductCard({ product }: { readonly product: LockedSavingsActivity }) {
  const id = useId()
  return (
    <Card labelledBy={id} className={styles.aside}>
      <h2 id={id} className={styles.asideHead}>
        <ProductTitle product={product} />
      </h2>
      <BuyProduct product={product} />
    </Card>
  )
}
