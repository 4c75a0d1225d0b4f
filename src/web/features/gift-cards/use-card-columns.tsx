import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { GiftCard } from '#generated/models/gift-card.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './gift-cards.module.css'

/** Older servers send the whole coin instead of its short name. */
const coinOf = ({ coinId, coin }: GiftCard): string => coinId ?? coin?.unit ?? NO_VALUE

/** Name, code, coin, face value, total, redeemed, receive time and validity (ENT-16). */
export function useCardColumns(): readonly Column<GiftCard>[] {
  const t = useText<AreaKeys['gift-cards']>()
  const { locale, formatNumber } = useIntl()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('gift-cards.name'),
        card: 'title',
        cell: ({ cardName }) => <span className={styles.name}>{cardName}</span>,
      },
      {
        id: 'code',
        header: t('gift-cards.code'),
        cell: ({ cardNo }) => (
          <span className={styles.codeCell}>
            <code className={styles.code}>{cardNo}</code>
            <CopyButton text={cardNo} label={t('gift-cards.copyCode')} />
          </span>
        ),
      },
      { id: 'coin', header: t('gift-cards.coin'), cell: coinOf },
      {
        id: 'amount',
        header: t('gift-cards.faceValue'),
        align: 'end',
        cell: ({ amount }) => <Amount value={amount} trim />,
      },
      {
        id: 'total',
        header: t('gift-cards.total'),
        align: 'end',
        cell: ({ totalAmount }) => <Amount value={totalAmount} trim />,
      },
      {
        id: 'redeemed',
        header: t('gift-cards.redeemedCount'),
        card: 'value',
        align: 'end',
        cell: ({ exchangeCount, count }) =>
          t('gift-cards.of', { done: formatNumber(exchangeCount), all: formatNumber(count) }),
      },
      {
        id: 'received',
        header: t('gift-cards.received'),
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'day'),
      },
      {
        id: 'validity',
        header: t('gift-cards.validity'),
        card: 'badge',
        cell: (card) => <Validity card={card} />,
      },
    ],
    [t, locale, formatNumber],
  )
}

/** A card has no last day: it is valid until it is used up or switched off. */
function Validity({ card: { isEnabled, exchangeCount, count } }: { readonly card: GiftCard }) {
  const t = useText<AreaKeys['gift-cards']>()
  if (isEnabled !== 1) return <Badge tone="bad">{t('gift-cards.switchedOff')}</Badge>
  if (exchangeCount >= count) return <Badge tone="still">{t('gift-cards.usedUp')}</Badge>
  return <Badge tone="good">{t('gift-cards.valid')}</Badge>
}
