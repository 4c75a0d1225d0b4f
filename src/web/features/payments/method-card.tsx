import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { Edit16Regular } from '@fluentui/react-icons/svg/edit'
import { useGetPaymentTypeConfig } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { type MethodRow, rowsOf } from '#src/web/c2c/payment-rows.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { paymentMethodPath } from '#src/web/paths/query-paths.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { nameOf } from './method.ts'
import styles from './payments.module.css'

type MethodCardProps = { readonly method: PaymentMethod; readonly onDelete: () => void }

/** One payment method: its type, what was filled in, and what can be done with it (ENT-03). */
export function MethodCard({ method, onDelete }: MethodCardProps) {
  const t = useText<AreaKeys['payments']>()
  const { data: config } = useGetPaymentTypeConfig(
    { id: method.type },
    { query: { enabled: (method.fieldName ?? null) === null, select: dataOf } },
  )
  const heading = `payment-${method.id}`
  const { color } = method
  return (
    <Card labelledBy={heading} className={styles.method}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.type}>
          <span
            className={styles.stripe}
            style={color === null ? undefined : { background: color }}
            aria-hidden="true"
          />
          {method.typeName}
        </h2>
        <div className={styles.acts}>
          <LinkButton to={paymentMethodPath(method.id)} look="subtle" size="small" icon={<Edit16Regular />}>
            <span className={styles.word}>{t('payments.edit')}</span>
            <VisuallyHidden>{` ${nameOf(method)}`}</VisuallyHidden>
          </LinkButton>
          <Button look="subtle" size="small" icon={<Delete16Regular />} onClick={onDelete}>
            <span className={styles.word}>{t('payments.delete')}</span>
            <VisuallyHidden>{` ${nameOf(method)}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <dl className={styles.rows}>
        {rowsOf(method, config ?? []).map((row) => (
          <div key={row.field}>
            <dt>{row.label}</dt>
            <dd>
              <Value row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Value({ row: { label, value, isImage } }: { readonly row: MethodRow }) {
  const t = useText<AreaKeys['payments']>()
  if (!isImage) return value
  return (
    <a href={value} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={value} alt={t('payments.open', { label })} width={96} height={96} />
    </a>
  )
}
