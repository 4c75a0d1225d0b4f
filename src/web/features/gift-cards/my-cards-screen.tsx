import { Suspense, useCallback } from 'react'
import { useListMyGiftCards } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { GiftCard } from '#generated/models/gift-card.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { useSite } from '#src/web/site/site.ts'
import { List } from '#src/web/list/list.tsx'
import { PROMOTION_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LoadingSkeleton } from './loading-skeleton.tsx'
import { cardView } from './card-view.tsx'
import { cardAndInviteLink, cardLink } from './card-links.ts'
import styles from './gift-cards.module.css'
import { RedeemedList } from './redeemed-list.tsx'

const { count, lockDays } = promotionTerms.giftCard
/** The cards are there before the machinery of forms is. */
const RedeemForm = lazyChunk(() => import('./redeem-form.tsx').then(({ RedeemForm: part }) => part))

/** /myCards: cards to give away, and one to redeem (FEAT-23, ENT-16, LIMIT-02). */
export function MyCardsScreen() {
  const t = useText<AreaKeys['gift-cards']>()
  const asked = useListMyGiftCards({ query: { select: dataOf } })
  const actions = useCallback((card: GiftCard) => <CardActs card={card} />, [])
  return (
    <Page
      title={t('gift-cards.title')}
      actions={<LinkButton to={PROMOTION_PATH}>{t('gift-cards.promotion')}</LinkButton>}
    >
      <div className={styles.halves}>
        <Card labelledBy="redeem-title" className={styles.pad}>
          <h2 id="redeem-title" className={styles.heading}>
            {t('gift-cards.redeemTitle')}
          </h2>
          <p className={styles.about}>{t('gift-cards.redeemText', { days: lockDays })}</p>
          <Suspense fallback={<LoadingSkeleton />}>
            <RedeemForm />
          </Suspense>
        </Card>
        <Card labelledBy="redeemed-title" className={styles.pad}>
          <h2 id="redeemed-title" className={styles.heading}>
            {t('gift-cards.redeemedTitle')}
          </h2>
          <RedeemedList />
        </Card>
      </div>
      <h2 className={styles.section}>{t('gift-cards.listTitle')}</h2>
      <p className={styles.about}>{t('gift-cards.listText', { count })}</p>
      <Card>
        <List list={{ view: cardView, asked, rows: asked.data, filterKey: 'cards' }} actions={actions} />
      </Card>
    </Page>
  )
}

/** Links to give a card away with: to friends who are here, and to people who are not yet. */
function CardActs({ card: { cardNo } }: { readonly card: GiftCard }) {
  const t = useText<AreaKeys['gift-cards']>()
  const { address } = useSite()
  const invite = useMember()?.promotionCode ?? ''
  const link = invite === '' ? cardLink(address, cardNo) : cardAndInviteLink(address, cardNo, invite)
  return (
    <span className={styles.links}>
      <CopyButton text={cardLink(address, cardNo)} label={t('gift-cards.copyLink')} />
      <CopyButton text={link} label={t('gift-cards.copyInvite')} wide size="small" />
    </span>
  )
}
