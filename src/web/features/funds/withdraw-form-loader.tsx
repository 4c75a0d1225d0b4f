import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { useState } from 'react'
import { useListCoins } from '#generated/client/assets/assets.ts'
import { useGetSecuritySetting } from '#generated/client/security/security.ts'
import { useListWithdrawableCoins, useListWithdrawableUnits } from '#generated/client/withdraw/withdraw.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { factorsOf } from './factors.ts'
import { coinsOf } from './networks.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'

/** Loads the form's data before it is shown: coins, networks, addresses and the member's second factors. */
export function WithdrawFormLoader() {
  const t = useText<AreaKeys['funds']>()
  const units = useListWithdrawableUnits({ query: { select: dataOf } })
  const infos = useListWithdrawableCoins({ query: { select: dataOf } })
  const catalogue = useListCoins({ query: { select: dataOf } })
  const security = useGetSecuritySetting({ query: { select: dataOf } })
  // A form that was sent makes room for an empty one.
  const [sent, setSent] = useState(0)
  const parts = [units, infos, catalogue, security]
  const failed = parts.find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined)
    return (
      <ErrorState
        title={t('funds.coinsError')}
        busy={failed.isFetching}
        onRetry={() =>
          void Promise.all(parts.filter(({ error }) => error !== null).map((part) => part.refetch()))
        }
      >
        {failed.error?.message}
      </ErrorState>
    )
  if (!units.data || !infos.data || !catalogue.data || !security.data) return <WithdrawSkeleton />
  const open = new Set(units.data)
  const coins = coinsOf(catalogue.data, 'out').filter(({ unit }) => open.has(unit))
  const factors = factorsOf(security.data)
  const [first] = factors
  if (coins.length === 0 || first === undefined)
    return (
      <EmptyState icon={<ArrowUpload24Regular />} title={t('funds.withdrawalsClosed')}>
        {t('funds.closedText')}
      </EmptyState>
    )
  return (
    <WithdrawForm
      key={sent}
      coins={coins}
      infos={infos.data}
      catalogue={catalogue.data}
      factors={factors}
      strongest={first}
      onSent={() => setSent(sent + 1)}
    />
  )
}
