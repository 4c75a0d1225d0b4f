import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { formatInstant } from '#src/core/time/format.ts'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './order.module.css'
import { sideOfOrder } from './phases.ts'

/** Price, money, amount, fee, counterparty and time of an order (ENT-04). */
export function OrderFacts({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const { price, money, amount, unit, createTime, otherSide, memberMobile } = order
  const commission = order.commission ?? null
  const currency = order.currency ?? null
  const unitOf = currency === null ? {} : { unit: currency }
  const side = sideOfOrder(order)
  return (
    <Card className={styles.card}>
      <dl className={`${stacked.facts ?? ''} ${styles.facts ?? ''}`}>
        <Fact name={t('c2c-orders.price')}>
          <Price value={price} {...unitOf} />
        </Fact>
        <Fact name={t(`c2c-orders.money.${side}`)}>
          <Amount value={money} places={2} minimumPlaces={2} {...unitOf} />
        </Fact>
        <Fact name={t(`c2c-orders.amount.${side}`)}>
          <Amount value={amount} unit={unit} trim />
        </Fact>
        {commission !== null && (
          <Fact name={t('c2c-orders.fee')}>
            <Amount value={commission} unit={unit} trim />
          </Fact>
        )}
        <Fact name={t('c2c-orders.with')}>{otherSide}</Fact>
        {(memberMobile ?? '') !== '' && <Fact name={t('c2c-orders.mobile')}>{memberMobile}</Fact>}
        <Fact name={t('c2c-orders.time')}>{formatInstant(createTime, locale, 'second')}</Fact>
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
