import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LazyRelease } from '../lazy-release.tsx'
import { useOrderTexts } from '../use-order-texts.ts'
import { AppealButton } from './appeal-button.tsx'
import { StateCard } from './state-card.tsx'

/** The seller looks for the money, and releases the coins with the fund password. */
export function PaidSeller({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const values = { ...useOrderTexts(order), name: order.otherSide }
  return (
    <StateCard title={t('c2c-orders.releaseTitle', values)} acts={<AppealButton order={order} />}>
      <Facts>
        <Fact name={t('c2c-orders.mustBeThere')} strong>
          {values.money}
        </Fact>
        <Fact name={t('c2c-orders.fromName')}>{order.otherSide}</Fact>
      </Facts>
      <LazyRelease order={order} />
    </StateCard>
  )
}
