import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { CsvCell } from '#src/web/list/csv/csv-column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { localTime } from './local-time.ts'
import { stateOf } from './plan-state.ts'

type PlanColumn = { readonly header: string; readonly csv: CsvCell<AutoInvestPlan> }

/** The columns of plans in a file (ENT-11): amounts exact, each coin named. */
export function usePlanColumns(): readonly PlanColumn[] {
  const t = useText<AreaKeys['earn']>()
  return useMemo(
    () => [
      { header: t('earn.coin'), csv: ({ coinUnit }) => coinUnit },
      { header: t('earn.payingCoin'), csv: ({ baseUnit }) => baseUnit },
      { header: t('earn.amountEach'), csv: ({ amount }) => amount },
      { header: t('earn.cycle'), csv: ({ cycle }) => t(`earn.cycle.${cycle}`) },
      { header: t('earn.time'), csv: ({ startTime }) => localTime(startTime) },
      { header: t('earn.nextPurchase'), csv: { time: ({ nextTime }) => nextTime } },
      { header: t('earn.spent'), csv: ({ cumulativeAmount }) => cumulativeAmount },
      { header: t('earn.held'), csv: ({ cumulativeBuyAmount }) => cumulativeBuyAmount },
      { header: t('earn.averageCost'), csv: ({ averagePrice }) => averagePrice },
      { header: t('earn.profit'), csv: ({ profitLoss }) => profitLoss ?? null },
      { header: t('earn.profitPercent'), csv: ({ roi }) => parseDecimal((roi ?? '').replace('%', '')) },
      { header: t('earn.feePercent'), csv: ({ fee }) => (fee ? toPercent(fee) : null) },
      { header: t('earn.created'), csv: { time: ({ createTime }) => createTime } },
      { header: t('earn.state'), csv: (plan) => t(`earn.state.${stateOf(plan)}`) },
    ],
    [t],
  )
}
