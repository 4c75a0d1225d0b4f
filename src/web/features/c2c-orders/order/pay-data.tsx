import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetPaymentTypeConfig } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { rowsOf } from '#src/web/c2c/payment-rows.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './order.module.css'
import { oldPayRows, type PayRow } from './pay-info.ts'

/** The money to be paid and the accounts that take it, each line with a button that copies it; and the name warning. */
export function PayData({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const { money, orderSn } = order
  const currency = order.currency ?? ''
  const methods = order.payInfos ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  return (
    <div className={styles.pay}>
      {methods.length > 1 && method !== undefined && (
        <Segments
          label={t('c2c-orders.payBy')}
          value={method.id}
          options={methods.map((one) => ({ value: one.id, label: one.typeName }))}
          onChange={setChosen}
        />
      )}
      <div>
        <p className={styles.second}>{t('c2c-orders.exactly')}</p>
        <p className={styles.money}>
          <span>
            {formatDecimal(money, locale, { places: 2, minimumPlaces: 2 })}
            <span className={styles.currency}> {currency}</span>
          </span>
          <CopyButton text={toText(money)} label={t('c2c-orders.copyMoney')} wide size="small" />
        </p>
      </div>
      <dl className={styles.rows}>
        {method === undefined ? (
          <Rows rows={oldPayRows(order.payInfo ?? null, t)} />
        ) : (
          <MethodRows key={method.id} method={method} />
        )}
        <Row label={t('c2c-orders.reference')} value={orderSn} />
      </dl>
      {method === undefined && oldPayRows(order.payInfo ?? null, t).length === 0 && (
        <p className={styles.second}>{t('c2c-orders.noPayData')}</p>
      )}
      <NameWarning />
    </div>
  )
}

function MethodRows({ method }: { readonly method: PaymentMethod }) {
  const { data: config } = useGetPaymentTypeConfig(
    { id: method.type },
    { query: { enabled: (method.fieldName ?? null) === null, select: dataOf } },
  )
  const rows = rowsOf(method, config ?? []).map(({ field, label, value, isImage }) => ({
    id: field,
    label: label === '' ? method.typeName : label,
    value,
    isImage,
  }))
  return <Rows rows={[{ id: 'type', label: '', value: method.typeName, isImage: false }, ...rows]} />
}

const Rows = ({ rows }: { readonly rows: readonly PayRow[] }) =>
  rows.map(({ id, label, value, isImage }) => <Row key={id} label={label} value={value} isImage={isImage} />)

type RowProps = { readonly label: string; readonly value: string; readonly isImage?: boolean }

function Row({ label, value, isImage = false }: RowProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const name = label === '' ? t('c2c-orders.payBy') : label
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isImage ? (
          <a href={value} target="_blank" rel="noreferrer">
            <img src={value} alt={name} width={160} height={160} />
          </a>
        ) : (
          <>
            <span className={styles.value}>{value}</span>
            <CopyButton text={value} label={t('c2c-orders.copy', { name })} />
          </>
        )}
      </dd>
    </div>
  )
}

function NameWarning() {
  const t = useText<AreaKeys['c2c-orders']>()
  const realName = useMember()?.realName ?? ''
  return (
    <div className={styles.warning}>
      <Warning20Regular aria-hidden />
      <div>
        <p className={styles.strong}>
          {realName === '' ? t('c2c-orders.ownName') : t('c2c-orders.ownNameOf', { name: realName })}
        </p>
        <p>{t('c2c-orders.ownNameText')}</p>
      </div>
    </div>
  )
}
