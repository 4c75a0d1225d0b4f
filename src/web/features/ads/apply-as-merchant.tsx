import { CommonStatus } from '#generated/models/common-status.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import {
  getGetMerchantStatusQueryKey,
  useApplyAsMerchant,
  useListMerchantDeposits,
} from '#generated/client/merchant/merchant.ts'
import { merchantApplyForm } from '#generated/forms/merchant-apply/form.ts'
import type { MerchantApplyValue } from '#generated/forms/merchant-apply/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/merchant-apply/request.ts'
import { useIntl } from 'react-intl'
import { dataOf } from '#src/web/client/data-of.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { formatDecimal } from '#src/core/money/format.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from './ads.module.css'

/** The application: who to reach, two pictures, and which deposit stays frozen meanwhile. */
export function ApplyAsMerchant({ again }: { readonly again: boolean }) {
  const t = useText<AreaKeys['ads']>()
  const { locale } = useIntl()
  const queries = useQueryClient()
  const { mutateAsync: apply } = useApplyAsMerchant()
  const {
    data: deposits,
    error,
    isFetching,
    refetch,
  } = useListMerchantDeposits({ query: { select: dataOf } })
  const choices = useMemo(() => {
    const offered = deposits?.filter(({ status }) => status === CommonStatus.NORMAL)
    return {
      businessAuthDepositId:
        offered?.map(({ id, coin, amount }) => ({
          value: id,
          label: formatDecimal(amount, locale, { unit: coin.unit }),
        })) ?? null,
    }
  }, [deposits, locale])

  async function submit(value: MerchantApplyValue): Promise<void> {
    const coin = deposits?.find(({ id }) => id === String(value.businessAuthDepositId))?.coin.unit ?? ''
    await apply({ data: toRequest(value, coin) })
    showToast({ kind: 'success', title: t('ads.merchant.sent') })
    void queries.invalidateQueries({ queryKey: getListWalletsQueryKey() })
    await queries.invalidateQueries({ queryKey: getGetMerchantStatusQueryKey() })
  }

  return (
    <Card labelledBy="merchant-apply" className={styles.form}>
      <h2 id="merchant-apply" className={styles.subtitle}>
        {t(again ? 'ads.merchant.applyAgain' : 'ads.merchant.apply')}
      </h2>
      <p className={styles.lead}>{t('ads.merchant.applyText')}</p>
      {error !== null && deposits === undefined ? (
        <ErrorState title={t('ads.merchant.depositsError')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <SchemaForm form={merchantApplyForm} choices={choices} onSubmit={submit} />
      )}
    </Card>
  )
}
