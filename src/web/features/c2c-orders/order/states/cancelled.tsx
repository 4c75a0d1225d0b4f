import { Info20Regular } from '@fluentui/react-icons/svg/info'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { OtcOrderEnd } from '#generated/models/otc-order-end.ts'
import { c2cPath } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { sideOfOrder } from '../phases.ts'
import { StateCard } from './state-card.tsx'

const WHY = {
  [OtcOrderEnd.BUYER]: 'buyer',
  [OtcOrderEnd.TIMEOUT]: 'timeout',
  [OtcOrderEnd.STAFF]: 'staff',
} as const

/** The order came to nothing: by whom or by what, and where the coins are. */
export function Cancelled({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const side = sideOfOrder(order)
  const by = order.cancelledBy ?? null
  const why = by === null ? 'unknown' : WHY[by]
  return (
    <StateCard
      icon={<Info20Regular aria-hidden />}
      title={t(`c2c-orders.ended.${why}`)}
      acts={
        <LinkButton to={c2cPath(order.unit)} size="large">
          {t('c2c-orders.otherAds')}
        </LinkButton>
      }
    >
      <p>{t(`c2c-orders.coinsBack.${side}`)}</p>
      {side === 'buy' && <p>{t('c2c-orders.ifPaid')}</p>}
    </StateCard>
  )
}
