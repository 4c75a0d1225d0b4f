import { useClaimFreeGiftCard, useRedeemGiftCard } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { RedeemGiftCardRequest } from '#generated/models/redeem-gift-card-request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** Claiming and redeeming. */
export function useCardCalls() {
  const t = useText<AreaKeys['gift-cards']>()
  const { mutateAsync: claimCard, isPending: isClaiming } = useClaimFreeGiftCard()
  const { mutateAsync: redeemCard } = useRedeemGiftCard()
  return {
    isClaiming,
    /** Says how it ended; never rejects. */
    claim: async (): Promise<void> => {
      try {
        await claimCard()
        showToast({ kind: 'success', title: t('gift-cards.claimed') })
      } catch (error) {
        const text = error instanceof Error ? error.message : null
        showToast({ kind: 'error', title: t('gift-cards.claimFailed'), text })
      }
    },
    /** Rejects with what the form shows at its field. */
    redeem: async (data: RedeemGiftCardRequest): Promise<void> => {
      await redeemCard({ data })
      showToast({ kind: 'success', title: t('gift-cards.redeemed') })
      await untilFresh()
    },
  }
}
