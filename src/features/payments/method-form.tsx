import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  getListPaymentMethodsQueryKey,
  useGetPaymentTypeConfig,
  useSavePaymentMethod,
} from '#generated/client/payments/payments.ts'
import { getGetSecuritySettingQueryKey } from '#generated/client/security/security.ts'
import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Id } from '#generated/models/id.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { toRequest } from '#forms/payment-method/request.ts'
import { dataOf } from '#src/client/data-of.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { backOf } from '#src/ui/back-link.ts'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { formOf, tipsOf, valueOf } from './method-rows.ts'
import styles from './payments.module.css'
import { Waiting } from './waiting.tsx'

type MethodFormProps = {
  readonly type: Id
  /** Null for a new one. */
  readonly method: PaymentMethod | null
}

const NO_ROWS = [] as const

/** What a payment type asks for (FEAT-05, ENT-03, VAL-30). */
export function MethodForm({ type, method }: MethodFormProps) {
  const t = useText<AreaKeys['payments']>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const back = backOf(useLocation().search)
  const { mutateAsync: save } = useSavePaymentMethod()
  const config = useGetPaymentTypeConfig({ id: type }, { query: { select: dataOf } })
  const rows = config.data ?? NO_ROWS
  const form = useMemo(() => formOf(rows), [rows])

  async function submit(value: PaymentMethodValue): Promise<void> {
    const which = { type, ...(method !== null && { id: method.id }) }
    await save({ data: toRequest(value, which) })
    showToast({ kind: 'success', title: t('payments.saved') })
    const keys = [getListPaymentMethodsQueryKey(), getGetSecuritySettingQueryKey()]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    await navigate(back ?? '/payment')
  }

  if (config.data === undefined)
    return config.error === null ? (
      <Waiting />
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
    <>
      {tipsOf(rows).map((tip) => (
        <p key={tip} role="note" className={styles.tip}>
          {tip}
        </p>
      ))}
      <SchemaForm
        form={form}
        {...(method !== null && { initial: valueOf(method) })}
        draftKey={`payment-method/${method?.id ?? 'new'}/${type}`}
        onSubmit={submit}
        focusFirst
      />
    </>
  )
}
