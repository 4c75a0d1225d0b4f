import { useMemo } from 'react'
import {
  getListOpenSecondOrdersQueryKey,
  getListPastSecondOrdersQueryKey,
  listOpenSecondOrders,
  listPastSecondOrders,
} from '#generated/client/second/second.ts'
import { listPastSecondOrdersOperation } from '#generated/operations/second.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useWireRead } from '../../wire-read.ts'
import { dayStakes } from '../../stakes/loss-limit/day-stakes.ts'
import { untilSettled } from '../../stakes/results/until-settled.ts'
import { secondOrderOf } from './second-order.ts'

const OPEN = { read: listOpenSecondOrders, key: getListOpenSecondOrdersQueryKey }

/** Returns the member's running orders on a pair, newest first. */
export function useRunningOrders(symbol: string) {
  const isMember = useSession().status === 'member'
  const read = useWireRead(OPEN, [{ symbol }], {
    enabled: isMember,
    select: dataOf,
    refetchInterval: ({ state }) =>
      untilSettled(state.data?.data.map(({ closeTime }) => closeTime) ?? [], serverClock.now()),
  })
  const { data } = read
  const orders = useMemo(() => data?.map(secondOrderOf), [data])
  return { ...read, data: orders }
}

/** The member's ended orders, newest first. */
export const pastOrdersRead = pagedRead({
  operation: listPastSecondOrdersOperation,
  read: listPastSecondOrders,
  key: getListPastSecondOrdersQueryKey,
  rows: ({ content }) => content,
})

export const secondDayStakes = dayStakes(listPastSecondOrdersOperation, pastOrdersRead, secondOrderOf)
