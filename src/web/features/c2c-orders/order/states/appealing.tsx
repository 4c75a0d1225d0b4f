import { People20Regular } from '@fluentui/react-icons/svg/people'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../order.module.css'
import { sideOfOrder } from '../phases.ts'
import { LazyRelease } from '../lazy-release.tsx'
import { StateCard } from './state-card.tsx'

type AppealingProps = { readonly order: OtcOrderDetail; readonly onChat: () => void }

/** Staff decides. The seller can still release; all other acts are closed. */
export function Appealing({ order, onChat }: AppealingProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const isSeller = sideOfOrder(order) === 'sell'
  return (
    <StateCard
      icon={<People20Regular aria-hidden />}
      title={t('c2c-orders.appealing')}
      acts={
        <>
          <span className={styles.chatAct}>
            <Button size="large" onClick={onChat}>
              {t('c2c-orders.openChat')}
            </Button>
          </span>
          {!isSeller && <p className={styles.hint}>{t('c2c-orders.canRelease')}</p>}
        </>
      }
    >
      <p>{t('c2c-orders.appealingText')}</p>
      {isSeller && <LazyRelease order={order} />}
    </StateCard>
  )
}
