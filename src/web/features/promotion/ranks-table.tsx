import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListTopRanks } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TopRanks } from '#generated/models/top-ranks.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { type Text, useText } from '#src/web/ui/primitives/text.ts'
import styles from './tables.module.css'

const KINDS = ['reward', 'invite', 'week', 'month'] as const
type Kind = (typeof KINDS)[number]
const LISTS = {
  reward: 'topreward',
  invite: 'topinvite',
  week: 'topinviteweek',
  month: 'topinvitemonth',
} as const satisfies Readonly<Record<Kind, keyof TopRanks>>

type Place = {
  readonly place: number
  readonly who: string | null
  readonly one: number
  readonly two: number
  readonly reward: Decimal | null
}

/** Places that stand out. */
const BEST = 3

const keyOf = ({ place }: Place): string => `${place}`

/** A ranking as people read it; rows that belong to nobody, which some servers mix in, are no partners. */
const placesOf = (ranks: TopRanks, kind: Kind): readonly Place[] =>
  (ranks[LISTS[kind]] ?? [])
    .filter(({ isRobot }) => isRobot !== 1)
    .slice(0, promotionTerms.places)
    .map((row, index) => ({
      place: index + 1,
      who: row.userIdentify,
      one: row.levelOne,
      two: row.levelTwo,
      reward: 'estimatedReward' in row ? row.estimatedReward : null,
    }))

/** The twenty best partners: by rebates, by friends, of the week and of the month (LIMIT-03). */
export function RanksTable() {
  const t = useText<AreaKeys['promotion']>()
  const [kind, setKind] = useState<Kind>('reward')
  const { data, error, isFetching, refetch } = useListTopRanks(
    { top: promotionTerms.places },
    { query: { select: dataOf } },
  )
  const rows = useMemo(() => data && placesOf(data, kind), [data, kind])
  return (
    <DataTable
      label={t('promotion.ranks')}
      columns={useRankColumns(t, kind)}
      rows={rows}
      rowKey={keyOf}
      failure={failureOf(t('promotion.ranks.error'), { error, isFetching, refetch })}
      filters={
        <SelectFilter
          label={t('promotion.ranks.by')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`promotion.ranks.${value}`) }))}
          onChange={setKind}
        />
      }
      empty={{
        icon: <Trophy24Regular />,
        title: t('promotion.ranks.none'),
        text: t('promotion.ranks.noneText', { hours: promotionTerms.hours }),
      }}
    />
  )
}

function useRankColumns(t: Text<AreaKeys['promotion']>, kind: Kind): readonly Column<Place>[] {
  const { formatNumber } = useIntl()
  return useMemo(() => {
    const reward: Column<Place> = {
      id: 'reward',
      header: t('promotion.ranks.rebates'),
      card: 'value',
      align: 'end',
      cell: (row) => <Amount value={row.reward} places={2} minimumPlaces={2} unit="USDT" />,
    }
    return [
      {
        id: 'who',
        header: t('promotion.ranks.partner'),
        card: 'title',
        cell: ({ place, who }) => (
          <span className={styles.who}>
            <span className={styles.place} data-first={place <= BEST}>
              {formatNumber(place)}
            </span>
            {who ?? NO_VALUE}
          </span>
        ),
      },
      {
        id: 'one',
        header: t('promotion.ranks.one'),
        align: 'end',
        cell: ({ one }) => formatNumber(one),
      },
      {
        id: 'two',
        header: t('promotion.ranks.two'),
        align: 'end',
        cell: ({ two }) => formatNumber(two),
      },
      ...(kind === 'week' || kind === 'month' ? [] : [reward]),
    ]
  }, [t, formatNumber, kind])
}
