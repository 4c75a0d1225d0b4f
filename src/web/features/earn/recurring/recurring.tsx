import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { useState } from 'react'
import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import type { EarnTabProps } from '../earn-filter.ts'
import styles from '../earn.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import { CoinChoice } from './coin-choice.tsx'
import { PastPlanCard } from './past-plan-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { useRecurringProducts } from './recurring-products.ts'

const COINS = [32, 24, 44, 44, 44, 44, 44, 44, 44, 44]
const FORM = [32, 60, 60, 60, 80, 40]

/** Coins that plans buy, the form of a plan, and what the same plan would have become in the past. */
export function Recurring({ filter, change }: EarnTabProps) {
  const t = useText<AreaKeys['earn']>()
  const { rows, ...query } = useRecurringProducts()
  const [value, setValue] = useState<Partial<RecurringPlanValue>>({})
  const [first] = rows ?? []
  const product = rows?.find(({ id }) => id === filter.product) ?? first
  if (rows === undefined)
    return (
      <NotLoaded title={t('earn.productsError')} {...query}>
        <div className={styles.columns}>
          <Card>
            <SkeletonRows heights={COINS} />
          </Card>
          <Card className={styles.aside}>
            <SkeletonRows heights={FORM} />
          </Card>
        </div>
      </NotLoaded>
    )
  if (product === undefined)
    return (
      <Card>
        <EmptyState
          icon={<ArrowSync24Regular />}
          title={t('earn.noProducts')}
          action={<LinkButton to={earnPath({})}>{t('earn.regular')}</LinkButton>}
        >
          {t('earn.noProductsText')}
        </EmptyState>
      </Card>
    )
  return (
    <div className={styles.columns} data-form="between">
      <CoinChoice products={rows} chosen={product.id} onChoose={(id) => change({ product: id })} />
      <PlanCard key={product.id} product={product} onChange={setValue} value={value} />
      <PastPlanCard key={`past ${product.id}`} product={product} value={value} />
    </div>
  )
}
