import { PeopleAdd24Regular } from '@fluentui/react-icons/svg/people-add'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListInvitees } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Invitee } from '#generated/models/invitee.ts'
import { PromotionLevel } from '#generated/models/promotion-level.ts'
import { RealNameStatus } from '#generated/models/real-name-status.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { wholeNumber } from '#src/core/money/whole.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { type Text, useText } from '#src/web/ui/primitives/text.ts'

const PAGE_SIZE = 10
const LEVELS = { one: PromotionLevel.ONE, two: PromotionLevel.TWO } as const
type Level = keyof typeof LEVELS

const STATES = {
  [RealNameStatus.VERIFIED]: { tone: 'good', key: 'promotion.friends.verified' },
  [RealNameStatus.AUDITING]: { tone: 'waiting', key: 'promotion.friends.auditing' },
  [RealNameStatus.NOT_CERTIFIED]: { tone: 'still', key: 'promotion.friends.notCertified' },
} as const

const keyOf = ({ username, createTime }: Invitee): string => `${createTime}/${username}`

/** Friends of both levels: when they registered, and whether their real name is verified (ENT-17). */
export function FriendsTable() {
  const t = useText<AreaKeys['promotion']>()
  const [level, setLevel] = useState<Level>('one')
  const [page, setPage] = useState(0)
  const request = { pageNo: page + 1, pageSize: PAGE_SIZE, level: LEVELS[level] }
  const { data, error, isFetching, isPlaceholderData, refetch } = useListInvitees(request, {
    query: { placeholderData: keepPreviousData },
  })
  // Older servers know the first level only and send it whatever was asked for.
  const rows = data?.data.filter((row) => isPlaceholderData || row.level === LEVELS[level])
  return (
    <DataTable
      label={t('promotion.friends')}
      columns={useFriendColumns(t)}
      rows={rows}
      rowKey={keyOf}
      failure={failureOf(t('promotion.friends.error'), { error, isFetching, refetch })}
      filters={
        <Segments
          label={t('promotion.friends.level')}
          value={level}
          options={[
            { value: 'one', label: t('promotion.friends.one') },
            { value: 'two', label: t('promotion.friends.two') },
          ]}
          onChange={(next) => {
            setPage(0)
            setLevel(next)
          }}
        />
      }
      empty={{
        icon: <PeopleAdd24Regular />,
        title: t('promotion.friends.none'),
        text: t(level === 'one' ? 'promotion.friends.noneOne' : 'promotion.friends.noneTwo'),
      }}
      paging={{
        kind: 'server',
        page,
        size: PAGE_SIZE,
        total: rows?.length === 0 ? 0 : wholeNumber(data?.totalElement ?? ''),
        onPage: setPage,
        busy: isPlaceholderData,
      }}
    />
  )
}

function useFriendColumns(t: Text<AreaKeys['promotion']>): readonly Column<Invitee>[] {
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'friend',
        header: t('promotion.friends.friend'),
        card: 'title',
        cell: ({ username }) => username,
      },
      {
        id: 'registered',
        header: t('promotion.friends.registered'),
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'minute'),
      },
      {
        id: 'realName',
        header: t('promotion.friends.realName'),
        card: 'badge',
        cell: ({ realNameStatus }) => {
          if (realNameStatus === undefined) return NO_VALUE
          const { tone, key } = STATES[realNameStatus]
          return <Badge tone={tone}>{t(key)}</Badge>
        },
      },
    ],
    [t, locale],
  )
}
