import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Payment24Regular } from '@fluentui/react-icons/svg/payment'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { backOf, withBack } from '#src/web/paths/back-link.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useKeptFocus } from '#src/web/list/table/use-kept-focus.ts'
import { paymentMethodPath } from '#src/web/paths/query-paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DeleteMethod } from './delete-method.tsx'
import { MethodCard } from './method-card.tsx'
import styles from './payments.module.css'

type MethodListProps = {
  /** Undefined while they are on their way. */
  readonly methods: readonly PaymentMethod[] | undefined
  readonly failure: { readonly text: string; readonly busy: boolean; readonly onRetry: () => void } | null
}

/** All payment methods, with the way to add, change and delete one. */
export function MethodList({ methods, failure }: MethodListProps) {
  const t = useText<AreaKeys['payments']>()
  const [deleting, setDeleting] = useState<PaymentMethod | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, true)
  const back = backOf(useLocation().search)
  const form = paymentMethodPath('new')
  const add = (
    <LinkButton to={back === null ? form : withBack(form, back)} look="primary" icon={<Add16Regular />}>
      {t('payments.add')}
    </LinkButton>
  )
  return (
    <Page title={t('payments.title')} actions={methods !== undefined && methods.length > 0 && add}>
      <p className={styles.about}>{t('payments.about')}</p>
      {back !== null && (
        <p className={styles.back}>
          <Link to={back}>{t('payments.back')}</Link>
        </p>
      )}
      <div ref={list}>
        {methods === undefined && failure !== null ? (
          <Card>
            <ErrorState title={t('payments.error')} busy={failure.busy} onRetry={failure.onRetry}>
              {failure.text}
            </ErrorState>
          </Card>
        ) : methods === undefined ? (
          <Waiting />
        ) : methods.length === 0 ? (
          <Card>
            <EmptyState icon={<Payment24Regular />} title={t('payments.none')} action={add}>
              {t('payments.noneText')}
            </EmptyState>
          </Card>
        ) : (
          <Methods methods={methods} onDelete={setDeleting} />
        )}
      </div>
      {deleting !== null && <DeleteMethod method={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}

type MethodsProps = {
  readonly methods: readonly PaymentMethod[]
  readonly onDelete: (method: PaymentMethod) => void
}

function Methods({ methods, onDelete }: MethodsProps) {
  const t = useText<AreaKeys['payments']>()
  return (
    <ul className={styles.methods} aria-label={t('payments.title')}>
      {methods.map((method) => (
        <li key={method.id}>
          <MethodCard method={method} onDelete={() => onDelete(method)} />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.methods}>
      <LoadingNote />
      {[1, 2].map((card) => (
        <Card key={card} className={styles.method}>
          <Skeleton width={140} height={24} />
          <div className={styles.rows}>
            <Skeleton height={40} />
            <Skeleton height={40} />
          </div>
        </Card>
      ))}
    </div>
  )
}
