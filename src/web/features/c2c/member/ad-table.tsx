import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import { useCallback, useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import type { ListView } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { c2cAdPath, editAdPath } from '#src/web/paths/query-paths.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../c2c.module.css'
import { offerColumns } from '../market/offer-columns.tsx'
import type { Side } from '../market/offer-filter.ts'

type AdTableProps = {
  readonly title: 'c2c.sells' | 'c2c.buys'
  readonly name: string
  readonly ads: readonly AdOffer[]
  /** Side of the customer of these ads. */
  readonly side: Side
}

const ASKED = { error: null, isFetching: false, refetch: () => {} }

/** All ads of a member on one side. */
export function AdTable({ title, name, ads, side }: AdTableProps) {
  const t = useText<AreaKeys['c2c']>()
  const myId = useMember()?.id ?? null
  const view = useMemo(() => viewOf(title, myId), [title, myId])
  const actions = useCallback(
    ({ advertiseId, memberId, unit }: AdOffer) => (
      <span className={styles.act}>
        {memberId === myId ? (
          <LinkButton to={editAdPath(advertiseId)} look="subtle">
            {t('c2c.edit')}
          </LinkButton>
        ) : (
          <LinkButton to={c2cAdPath(advertiseId)}>{t(`c2c.${side}Of`, { unit })}</LinkButton>
        )}
      </span>
    ),
    [t, side, myId],
  )
  return (
    <Card>
      <h2 className={styles.tableTitle}>{t(title, { name })}</h2>
      <List list={{ view, asked: ASKED, rows: ads, filterKey: '' }} actions={actions} />
    </Card>
  )
}

function viewOf(title: AdTableProps['title'], myId: string | null): ListView<AdOffer, AreaKeys['c2c']> {
  const [, ...columns] = offerColumns({ currency: '', money: null, market: null, myId })
  return {
    title: title === 'c2c.sells' ? 'c2c.adsThatSell' : 'c2c.adsThatBuy',
    error: 'c2c.error',
    empty: { icon: <Megaphone24Regular />, title: 'c2c.noAds', text: 'c2c.noAdsText' },
    columns: [
      { id: 'coin', header: 'c2c.coin', card: 'title', cell: ({ unit }) => <strong>{unit}</strong> },
      ...columns,
    ],
    rowKey: ({ advertiseId }) => advertiseId,
  }
}
