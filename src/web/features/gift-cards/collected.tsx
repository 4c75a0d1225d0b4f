import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { MY_CARDS_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** The card is redeemed: where to see it. */
export function Collected() {
  const t = useText<AreaKeys['gift-cards']>()
  return (
    <EmptyState
      icon={<CheckmarkCircle24Regular />}
      title={t('gift-cards.redeemed')}
      action={
        <LinkButton to={MY_CARDS_PATH} look="primary">
          {t('gift-cards.see')}
        </LinkButton>
      }
    >
      {t('gift-cards.redeemText', { days: promotionTerms.giftCard.lockDays })}
    </EmptyState>
  )
}
