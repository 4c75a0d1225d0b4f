import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { c2cPath, SPOT_ASSETS_PATH } from '#src/web/paths/paths.ts'
import { c2cAdPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { sideOfOrder } from '../phases.ts'
import { useOrderTexts } from '../use-order-texts.ts'
import { StateCard } from './state-card.tsx'

/** The coins have been released: what came of it, and where it is. */
export function Finished({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const side = sideOfOrder(order)
  const values = { ...useOrderTexts(order), name: order.otherSide }
  const adId = order.advertiseId ?? null
  return (
    <StateCard
      icon={<CheckmarkCircle20Regular aria-hidden />}
      title={t(`c2c-orders.finished.${side}`, values)}
      acts={
        <>
          <LinkButton to={adId === null ? c2cPath(order.unit) : c2cAdPath(adId)} look="subtle" size="large">
            {t(`c2c-orders.again.${side}`)}
          </LinkButton>
          <LinkButton to={SPOT_ASSETS_PATH} size="large">
            {t('c2c-orders.toWallet')}
          </LinkButton>
        </>
      }
    >
      <p>{t(`c2c-orders.finished.${side}.text`, values)}</p>
    </StateCard>
  )
}
