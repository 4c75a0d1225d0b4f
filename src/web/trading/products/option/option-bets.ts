import {
  getListOptionBetsQueryKey,
  getListPastOptionBetsQueryKey,
  listOptionBets,
  listPastOptionBets,
} from '#generated/client/option/option.ts'
import { listPastOptionBetsOperation } from '#generated/operations/option.ts'
import { id } from '#src/core/contract/id.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useWireRead } from '../../wire-read.ts'
import { dayStakes } from '../../stakes/loss-limit/day-stakes.ts'
import { type OptionBet, optionBetOf } from './option-bet.ts'
import type { OptionRound } from './option-round.ts'

const OF_ROUND = { read: listOptionBets, key: getListOptionBetsQueryKey }
/** Never asked. */
const NO_ROUND = id('0')

/** Returns the member's bet on a round; null where there is none, undefined while it is not known. */
export function useBetOn(
  symbol: string,
  round: OptionRound | null | undefined,
): OptionBet | null | undefined {
  const isMember = useSession().status === 'member'
  const optionId = round?.id ?? NO_ROUND
  const { data } = useWireRead(OF_ROUND, [{ symbol, optionId }], {
    enabled: isMember && optionId !== NO_ROUND,
    select: dataOf,
  })
  if (optionId === NO_ROUND || !isMember) return null
  const bet = data?.find((each) => each.optionId === optionId)
  return bet === undefined ? data && null : optionBetOf(bet)
}

/** The member's settled bets, newest first. */
export const pastBetsRead = pagedRead({
  operation: listPastOptionBetsOperation,
  read: listPastOptionBets,
  key: getListPastOptionBetsQueryKey,
  rows: ({ data }) => data.content,
})

export const optionDayStakes = dayStakes(listPastOptionBetsOperation, pastBetsRead, optionBetOf)
