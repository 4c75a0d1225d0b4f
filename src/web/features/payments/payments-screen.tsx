import { useSearchParams } from 'react-router-dom'
import { useListPaymentMethods } from '#generated/client/payments/payments.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useFocusOnReturn } from '#src/web/ui/layout/form-page.tsx'
import { MethodList } from './method-list.tsx'
import { MethodPage } from './method-page.tsx'

/**
 * /payment: how the member is paid at C2C. `?method=new` adds one, `?method=310` changes one (FEAT-05). For the
 * route see docs/decisions/a-route-for-payment-methods.md.
 */
export function PaymentsScreen() {
  const [params] = useSearchParams()
  const view = params.get('method')
  const { data: methods, error, isFetching, refetch } = useListPaymentMethods({ query: { select: dataOf } })
  useFocusOnReturn(view)
  const edited = methods?.find(({ id }) => id === view)
  if (view === 'new') return <MethodPage method={null} />
  if (edited !== undefined) return <MethodPage key={edited.id} method={edited} />
  return (
    <MethodList
      methods={methods}
      failure={
        error === null ? null : { text: error.message, busy: isFetching, onRetry: () => void refetch() }
      }
    />
  )
}
