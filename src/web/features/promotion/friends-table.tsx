import { PeopleAdd24Regular } from '@fluentui/react-icons/svg/people-add'
import { getListInviteesQueryKey, listInvitees } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Invitee } from '#generated/models/invitee.ts'
import type { ListInviteesRequest } from '#generated/models/list-invitees-request.ts'
import { PromotionLevel } from '#generated/models/promotion-level.ts'
import { RealNameStatus } from '#generated/models/real-name-status.ts'
import { listInviteesOperation } from '#generated/operations/promotion.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { type FilterOf, tabField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useList } from '#src/web/list/use-list.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

const LEVELS = { one: PromotionLevel.ONE, two: PromotionLevel.TWO } as const

const STATES = {
  [RealNameStatus.VERIFIED]: { tone: 'good', key: 'promotion.friends.verified' },
  [RealNameStatus.AUDITING]: { tone: 'waiting', key: 'promotion.friends.auditing' },
  [RealNameStatus.NOT_CERTIFIED]: { tone: 'still', key: 'promotion.friends.notCertified' },
} as const

const fields = { level: tabField('level', ['one', 'two']) }
type FriendFilter = FilterOf<typeof fields>

const friendList: ListDescription<
  Invitee,
  FriendFilter,
  WithoutPage<ListInviteesRequest>,
  AreaKeys['promotion']
> = {
  title: 'promotion.friends',
  error: 'promotion.friends.error',
  empty: { icon: <PeopleAdd24Regular />, title: 'promotion.friends.none' },
  emptyText: ({ level }) => (level === 'one' ? 'promotion.friends.noneOne' : 'promotion.friends.noneTwo'),
  columns: [
    {
      id: 'friend',
      header: 'promotion.friends.friend',
      card: 'title',
      cell: ({ username }) => username,
    },
    {
      id: 'registered',
      header: 'promotion.friends.registered',
      card: 'note',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
    },
    {
      id: 'realName',
      header: 'promotion.friends.realName',
      card: 'badge',
      cell: ({ realNameStatus }, { t }) => {
        if (realNameStatus === undefined) return NO_VALUE
        const { tone, key } = STATES[realNameStatus]
        return <Badge tone={tone}>{t(key)}</Badge>
      },
    },
  ],
  rowKey: ({ username, createTime }) => `${createTime}/${username}`,
  fields,
  Filters: LevelChoice,
  read: pagedRead({
    operation: listInviteesOperation,
    read: listInvitees,
    key: getListInviteesQueryKey,
    rows: ({ data }) => data,
  }),
  reading: 'pages',
  pageSize: 10,
  request: ({ level }) => ({ level: LEVELS[level] }),
  // Older servers know the first level only and send it whatever was asked for.
  arrange: (filter) => (rows) => rows.filter(({ level }) => level === LEVELS[filter.level]),
}

/** Friends of both levels: when they registered, and whether their real name is verified (ENT-17). */
export const FriendsTable = () => <List list={useList(friendList)} />

function LevelChoice({ filter, change }: FiltersProps<FriendFilter>) {
  const t = useText<AreaKeys['promotion']>()
  return (
    <Segments
      label={t('promotion.friends.level')}
      value={filter.level}
      options={[
        { value: 'one', label: t('promotion.friends.one') },
        { value: 'two', label: t('promotion.friends.two') },
      ]}
      onChange={(level) => change({ level })}
    />
  )
}
