import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy'
import { useMemo } from 'react'
import { useListTopRanks } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TopRanks } from '#generated/models/top-ranks.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { tabField } from '#src/web/list/filter/filter-field.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import type { ListColumn, ListView } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
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

const fields = { kind: tabField('by', KINDS) }

/** Places that stand out. */
const BEST = 3

/** Returns the rows of a ranking, without the placeholder rows that some servers mix in. */
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

type Key = AreaKeys['promotion']

const columns: readonly ListColumn<Place, Key>[] = [
  {
    id: 'who',
    header: 'promotion.ranks.partner',
    card: 'title',
    cell: ({ place, who }, { formatNumber }) => (
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
    header: 'promotion.ranks.one',
    align: 'end',
    cell: ({ one }, { formatNumber }) => formatNumber(one),
  },
  {
    id: 'two',
    header: 'promotion.ranks.two',
    align: 'end',
    cell: ({ two }, { formatNumber }) => formatNumber(two),
  },
]

/** Of a week and of a month nobody knows the rebates. */
const friendRanks: ListView<Place, Key> = {
  title: 'promotion.ranks',
  error: 'promotion.ranks.error',
  empty: {
    icon: <Trophy24Regular />,
    title: 'promotion.ranks.none',
    text: 'promotion.ranks.noneText',
    values: { hours: promotionTerms.hours },
  },
  columns,
  rowKey: ({ place }) => `${place}`,
}

const rebateRanks: ListView<Place, Key> = {
  ...friendRanks,
  columns: [
    ...columns,
    {
      id: 'reward',
      header: 'promotion.ranks.rebates',
      card: 'value',
      align: 'end',
      cell: (row) => <Amount value={row.reward} places={2} minimumPlaces={2} unit="USDT" />,
    },
  ],
}

/** The twenty best partners: by rebates, by friends, of the week and of the month (LIMIT-03). */
export function RanksTable() {
  const t = useText<Key>()
  const { filter, change } = useFilter(fields)
  const { kind } = filter
  const asked = useListTopRanks({ top: promotionTerms.places }, { query: { select: dataOf } })
  const { data } = asked
  const rows = useMemo(() => data && placesOf(data, kind), [data, kind])
  const view = kind === 'week' || kind === 'month' ? friendRanks : rebateRanks
  const filters = (
    <SelectFilter
      label={t('promotion.ranks.by')}
      value={kind}
      options={KINDS.map((value) => ({ value, label: t(`promotion.ranks.${value}`) }))}
      onChange={(by) => change({ kind: by })}
    />
  )
  return <List list={{ view, asked, rows, filters, filterKey: kind }} />
}
