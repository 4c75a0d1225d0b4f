import { useQueryClient } from '@tanstack/react-query'
import { getListTransactionsQueryKey, getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import {
  getListMyGiftCardsQueryKey,
  getListRedeemedGiftCardsQueryKey,
  useClaimFreeGiftCard,
  useRedeemGiftCard,
} from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { RedeemGiftCardRequest } from '#generated/models/redeem-gift-card-request.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** Claiming and redeeming, and what they change on other screens. */
export function useCardCalls() {
  const t = useText<AreaKeys['gift-cards']>()
  const queries = useQueryClient()
  const { mutateAsync: claimCard, isPending: isClaiming } = useClaimFreeGiftCard()
  const { mutateAsync: redeemCard } = useRedeemGiftCard()
  const refresh = async (): Promise<void> => {
    const keys = [
      getListMyGiftCardsQueryKey(),
      getListRedeemedGiftCardsQueryKey(),
      getListWalletsQueryKey(),
      anyRequest(getListTransactionsQueryKey()),
    ]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
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
      await refresh()
    },
    /** Rejects with what the form shows at its field. */
    redeem: async (data: RedeemGiftCardRequest): Promise<void> => {
      await redeemCard({ data })
      showToast({ kind: 'success', title: t('gift-cards.redeemed') })
      await refresh()
    },
  }
}
