import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetPaymentTypeConfig, useSavePaymentMethod } from '#generated/client/payments/payments.ts'
import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Id } from '#generated/models/id.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { toRequest } from '#forms/payment-method/request.ts'
import { paymentForm } from '#forms/payment-method/rows.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { backOf } from '#src/web/paths/back-link.ts'
import { PAYMENT_METHODS_PATH } from '#src/web/paths/paths.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { valueOf } from './method.ts'
import { MethodSkeleton } from './loading-skeleton.tsx'

type MethodFormProps = {
  readonly type: Id
  /** Null for a new one. */
  readonly method: PaymentMethod | null
}

/** Form of a payment type, with the fields that its configuration asks for (FEAT-05, ENT-03, VAL-30). */
export function MethodForm({ type, method }: MethodFormProps) {
  const t = useText<AreaKeys['payments']>()
  const navigate = useNavigate()
  const back = backOf(useLocation().search)
  const { mutateAsync: save } = useSavePaymentMethod()
  const config = useGetPaymentTypeConfig({ id: type }, { query: { select: dataOf } })
  const form = useMemo(() => paymentForm(config.data ?? null), [config.data])

  async function submit(value: PaymentMethodValue): Promise<void> {
    const which = { type, ...(method !== null && { id: method.id }) }
    await save({ data: toRequest(value, which) })
    showToast({ kind: 'success', title: t('payments.saved') })
    await untilFresh()
    await navigate(back ?? PAYMENT_METHODS_PATH)
  }

  if (config.data === undefined)
    return config.error === null ? (
      <MethodSkeleton />
    ) : (
      <ErrorState
        title={t('payments.typesError')}
        busy={config.isFetching}
        onRetry={() => void config.refetch()}
      >
        {config.error.message}
      </ErrorState>
    )
  return (
    <SchemaForm
      form={form}
      {...(method !== null && { initial: valueOf(method) })}
      draftKey={`payment-method/${method?.id ?? 'new'}/${type}`}
      onSubmit={submit}
      focusFirst
    />
  )
}
