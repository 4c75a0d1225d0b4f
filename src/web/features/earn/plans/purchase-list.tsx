import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import type { RecurringPurchasesRequest } from '#generated/models/recurring-purchases-request.ts'
import { id } from '#src/core/contract/id.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type PlanFilter, planFields } from './plan-fields.ts'
import { purchasesRead, usePlans } from './plan-queries.ts'
import { purchaseColumns } from './purchase-columns.tsx'

/** Purchases, newest first; of one plan where one is chosen, also by servers that do not filter. */
export const purchaseList: ListDescription<
  AutoInvestOrder,
  PlanFilter,
  WithoutPage<RecurringPurchasesRequest>,
  AreaKeys['earn']
> = {
  title: 'earn.tab.purchases',
  error: 'earn.purchasesError',
  empty: { icon: <ArrowSync24Regular />, title: 'earn.none.purchases', text: 'earn.none.purchases.text' },
  file: (t) => t('earn.purchasesFile'),
  columns: purchaseColumns,
  rowKey: (row) => row.id,
  cardsBelow: 780,
  fields: planFields,
  Filters: PlanChoice,
  read: purchasesRead,
  reading: 'more',
  pageSize: 20,
  request: ({ plan }) => (plan === null ? {} : { planId: id(plan) }),
  arrange:
    ({ plan }) =>
    (rows) =>
      plan === null ? rows : rows.filter(({ planId }) => planId === plan),
}

/** The plans of a member, those that go on first. */
function PlanChoice({ filter, change }: FiltersProps<PlanFilter>) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const { rows: ongoing = [] } = usePlans(false)
  const { rows: finished = [] } = usePlans(true)
  const plans = new Map([...ongoing, ...finished].map((plan) => [String(plan.id), plan]))
  const nameOf = (number: string): string => {
    const plan = plans.get(number)
    if (plan === undefined) return number
    const { amount, baseUnit, coinUnit, cycle } = plan
    const title = t('earn.planTitle', {
      amount: formatDecimal(amount, locale, { unit: baseUnit, trim: true }),
      unit: coinUnit,
    })
    return `${title}, ${t(`earn.cycle.${cycle}`)}`
  }
  return (
    <ChoiceFilter
      label={t('earn.plan')}
      any={t('earn.allPlans')}
      values={[...plans.keys()]}
      textOf={nameOf}
      value={filter.plan}
      onChange={(plan) => change({ plan })}
    />
  )
}
