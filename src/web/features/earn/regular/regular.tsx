import { Savings24Regular } from '@fluentui/react-icons/svg/savings'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useMedia } from '#src/web/ui/layout/use-media.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import type { EarnTabProps } from '../earn-filter.ts'
import styles from '../earn.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import { NextPayouts } from './next-payouts.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductMatrix } from './product-matrix.tsx'
import { useSavingsProducts } from './savings-products.ts'

/** Rows of the matrix while it is on its way: its filter, its head and six coins. */
const WAITING = [32, 24, 44, 44, 44, 44, 44, 44]
const FORM = [32, 60, 96, 140, 44, 40]

/** Media query of windows with no room for a form beside the matrix: it opens as a dialog, on a phone as a sheet. */
const NARROW = '(max-width: 1099px)'

/** Products with a fixed term by coin and days, and the form that buys the pressed one. */
export function Regular({ filter, change }: EarnTabProps) {
  const t = useText<AreaKeys['earn']>()
  const { rows, ...query } = useSavingsProducts()
  const isNarrow = useMedia(NARROW)
  const asked = rows?.find(({ id }) => id === filter.product)
  const shown = asked ?? (isNarrow ? undefined : rows?.[0])
  if (rows === undefined)
    return (
      <NotLoaded title={t('earn.productsError')} {...query}>
        <div className={styles.columns}>
          <Card>
            <SkeletonRows heights={WAITING} />
          </Card>
          <Card className={styles.aside}>
            <SkeletonRows heights={FORM} />
          </Card>
        </div>
      </NotLoaded>
    )
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Savings24Regular />}
          title={t('earn.noProducts')}
          action={<LinkButton to={earnPath({ tab: 'recurring' })}>{t('earn.recurring')}</LinkButton>}
        >
          {t('earn.noProductsText')}
        </EmptyState>
      </Card>
    )
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ProductMatrix
          products={rows}
          chosen={shown?.id ?? null}
          onChoose={(product) => change({ product })}
        />
        <NextPayouts />
      </div>
      {shown !== undefined &&
        (isNarrow ? (
          <ProductDialog key={shown.id} product={shown} onClose={() => change({ product: null })} />
        ) : (
          <ProductCard key={shown.id} product={shown} />
        ))}
    </div>
  )
}
