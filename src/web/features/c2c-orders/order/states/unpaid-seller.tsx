import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useOrderTexts } from '../use-order-texts.ts'
import { StateCard } from './state-card.tsx'

/** The seller waits for the payment. */
export function UnpaidSeller({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const values = { ...useOrderTexts(order), name: order.otherSide }
  return (
    <StateCard icon={<Clock20Regular aria-hidden />} title={t('c2c-orders.waitPay', values)}>
      <p>{t('c2c-orders.waitPayText', values)}</p>
    </StateCard>
  )
}
