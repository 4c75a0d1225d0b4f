import { CommonStatus } from '#generated/models/common-status.ts'
import { useMemo, useState } from 'react'
import { useGetMyInfo } from '#generated/client/member/member.ts'
import { useApplyAsMerchant, useListMerchantDeposits } from '#generated/client/merchant/merchant.ts'
import type { MerchantApplyValue } from '#generated/forms/merchant-apply/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/merchant-apply/request.ts'
import { useIntl } from 'react-intl'
import { dataOf } from '#src/web/client/data-of.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from './ads.module.css'
import { merchantControls, merchantFormFor } from './merchant-form.ts'

/** Deposit that waits for confirmation before coins are frozen. */
type Asked = { readonly amount: string; readonly answer: (yes: boolean) => void }

/** The application: who to reach, two pictures, and which deposit stays frozen meanwhile, which is asked first. */
export function ApplyAsMerchant({ again }: { readonly again: boolean }) {
  const t = useText<AreaKeys['ads']>()
  const { locale } = useIntl()
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
          label: formatDecimal(amount, locale, { unit: coin.unit, trim: true }),
        })) ?? null,
    }
  }, [deposits, locale])

  const { data: me, isPending } = useGetMyInfo({ query: { select: dataOf } })
  const form = useMemo(() => merchantFormFor(me?.country), [me])
  const [asked, setAsked] = useState<Asked | null>(null)

  async function submit(value: MerchantApplyValue, pause: Pause): Promise<void> {
    const deposit = deposits?.find(({ id }) => id === String(value.businessAuthDepositId))
    const amount = formatDecimal(deposit?.amount ?? null, locale, {
      unit: deposit?.coin.unit ?? '',
      trim: true,
    })
    const isMeant = await pause(new Promise<boolean>((resolve) => setAsked({ amount, answer: resolve })))
    setAsked(null)
    if (!isMeant) return
    await apply({ data: toRequest(value, deposit?.coin.unit ?? '') })
    showToast({ kind: 'success', title: t('ads.merchant.sent') })
    await untilFresh()
  }

  return (
    <Card labelledBy="merchant-apply" className={styles.form}>
      <h2 id="merchant-apply" className={styles.subtitle}>
        {t(again ? 'ads.merchant.applyAgain' : 'ads.merchant.apply')}
      </h2>
      <p className={styles.lead}>{t('ads.merchant.applyText')}</p>
      {isPending ? (
        <FormSkeleton controls={merchantControls(null)} />
      ) : error !== null && deposits === undefined ? (
        <ErrorState title={t('ads.merchant.depositsError')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <SchemaForm form={form} choices={choices} onSubmit={submit} />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t('ads.merchant.freezeConfirm', { amount: asked.amount })}
          action={t('ads.merchant.freezeAction')}
          look="primary"
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        >
          {t('ads.merchant.freezeText', { amount: asked.amount })}
        </ConfirmDialog>
      )}
    </Card>
  )
}
