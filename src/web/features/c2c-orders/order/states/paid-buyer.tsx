import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { appealFrom } from '#src/web/c2c/order-times.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { CancelDialog } from '../dialogs/cancel-dialog.tsx'
import { useOrderTexts } from '../use-order-texts.ts'
import { AppealButton } from './appeal-button.tsx'
import { StateCard } from './state-card.tsx'

/** The buyer waits for the release; after a while staff can be asked. */
export function PaidBuyer({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const [isAsked, setAsked] = useState(false)
  const from = appealFrom(order)
  const values = {
    ...useOrderTexts(order),
    name: order.otherSide,
    from: from === null ? '' : formatInstant(from, locale, 'time'),
  }
  return (
    <>
      <StateCard
        icon={<Clock20Regular aria-hidden />}
        title={t('c2c-orders.waitRelease', values)}
        acts={
          <>
            <Button look="subtle" size="large" onClick={() => setAsked(true)}>
              {t('c2c-orders.cancel')}
            </Button>
            <AppealButton order={order} />
          </>
        }
      >
        <p>{t(from === null ? 'c2c-orders.waitReleaseTold' : 'c2c-orders.waitReleaseText', values)}</p>
      </StateCard>
      {isAsked && <CancelDialog order={order} onClose={() => setAsked(false)} />}
    </>
  )
}
