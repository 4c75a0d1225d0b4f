import { GiftCard24Regular } from '@fluentui/react-icons/svg/gift-card'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { GiftCard } from '#generated/models/gift-card.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import type { ListView } from '#src/web/list/list-description.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { COLLECT_PACK_PATH } from '#src/web/paths/paths.ts'
import styles from './gift-cards.module.css'

/** Older servers send the whole coin instead of its short name. */
const coinOf = ({ coinId, coin }: GiftCard): string => coinId ?? coin?.unit ?? NO_VALUE

const { count: CARDS } = promotionTerms.giftCard

/** Gift cards: name, code, coin, face value, total, redeemed, receive time and validity (ENT-16). */
export const cardView: ListView<GiftCard, AreaKeys['gift-cards']> = {
  title: 'gift-cards.listTitle',
  error: 'gift-cards.error',
  empty: {
    icon: <GiftCard24Regular />,
    title: 'gift-cards.none',
    text: 'gift-cards.noneText',
    values: { count: CARDS },
    action: <ClaimLink />,
  },
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'name',
      header: 'gift-cards.name',
      card: 'title',
      cell: ({ cardName }) => <span className={styles.name}>{cardName}</span>,
    },
    {
      id: 'code',
      header: 'gift-cards.code',
      cell: ({ cardNo }, { t }) => (
        <span className={styles.codeCell}>
          <code className={styles.code}>{cardNo}</code>
          <CopyButton text={cardNo} label={t('gift-cards.copyCode')} />
        </span>
      ),
    },
    { id: 'coin', header: 'gift-cards.coin', cell: coinOf },
    {
      id: 'amount',
      header: 'gift-cards.faceValue',
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} trim />,
    },
    {
      id: 'total',
      header: 'gift-cards.total',
      align: 'end',
      cell: ({ totalAmount }) => <Amount value={totalAmount} trim />,
    },
    {
      id: 'redeemed',
      header: 'gift-cards.redeemedCount',
      card: 'value',
      align: 'end',
      cell: ({ exchangeCount, count }, { t, formatNumber }) =>
        t('gift-cards.of', { done: formatNumber(exchangeCount), all: formatNumber(count) }),
    },
    {
      id: 'received',
      header: 'gift-cards.received',
      card: 'note',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'day'),
    },
    {
      id: 'validity',
      header: 'gift-cards.validity',
      card: 'badge',
      cell: (card) => <Validity card={card} />,
    },
  ],
}

function ClaimLink() {
  const t = useText<AreaKeys['gift-cards']>()
  return <LinkButton to={COLLECT_PACK_PATH}>{t('gift-cards.claim', { count: CARDS })}</LinkButton>
}

/** A card has no last day: it is valid until it is used up or switched off. */
function Validity({ card: { isEnabled, exchangeCount, count } }: { readonly card: GiftCard }) {
  const t = useText<AreaKeys['gift-cards']>()
  if (isEnabled !== 1) return <Badge tone="bad">{t('gift-cards.switchedOff')}</Badge>
  if (exchangeCount >= count) return <Badge tone="still">{t('gift-cards.usedUp')}</Badge>
  return <Badge tone="good">{t('gift-cards.valid')}</Badge>
}
