import { Link, useSearchParams } from 'react-router-dom'
import { useListPaymentTypes } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { savePaymentMethodOperation } from '#generated/operations/payments.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { id } from '#src/core/contract/id.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { PAYMENT_METHODS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MethodForm } from './method-form.tsx'
import styles from './payments.module.css'
import { MethodSkeleton, TypesSkeleton } from './loading-skeleton.tsx'
import { TypeList } from './type-list.tsx'

/** Adds a payment method, or changes `method`: first the type, then what it asks for. */
export function MethodPage({ method }: { readonly method: PaymentMethod | null }) {
  const t = useText<AreaKeys['payments']>()
  const [params] = useSearchParams()
  const type = method?.type ?? params.get('type')
  const { data: types } = useListPaymentTypes({ query: { select: dataOf, staleTime: Infinity } })
  const again = new URLSearchParams(params)
  again.delete('type')
  return (
    <FormPage
      title={t(method === null ? 'payments.new' : 'payments.change')}
      {...(type === null && { text: t('payments.newText') })}
      from={{ to: PAYMENT_METHODS_PATH, label: t('payments.title') }}
    >
      <Card className={styles.form}>
        <OperationGate
          operations={[savePaymentMethodOperation]}
          waiting={type === null ? <TypesSkeleton /> : <MethodSkeleton />}
        >
          {type !== null && (
            <div className={styles.chosen}>
              <h2 className={styles.type}>
                {method?.typeName ?? types?.find((each) => each.id === type)?.code ?? '…'}
              </h2>
              {method === null && (
                <Link to={`?${again.toString()}`} className={styles.otherType}>
                  {t('payments.otherType')}
                </Link>
              )}
            </div>
          )}
          {type === null ? <TypeList /> : <MethodForm key={type} type={id(type)} method={method} />}
        </OperationGate>
      </Card>
    </FormPage>
  )
}
