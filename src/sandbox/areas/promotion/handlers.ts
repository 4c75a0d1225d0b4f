import { RealNameStatus } from '#generated/wire/real-name-status.ts'
import type { InviteRank } from '#generated/wire/invite-rank.ts'
import type { InviteStatistic } from '#generated/wire/invite-statistic.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCoin } from '../wallets/coins.ts'
import { hashWords } from '../../kernel/random.ts'
import { friendsOf } from '../members/friends.ts'
import type { Member } from '../members/members.ts'
import { byReward, type MemberCount } from './count.ts'
import { REBATE_COIN } from './rebates.ts'
import type { State } from '../state.ts'
import type { Handlers } from '../../http/handler.ts'
import { maskedAccount, maskedName } from '../members/mask.ts'
import { pageOf } from '../../http/page.ts'

const REAL_NAME = {
  none: RealNameStatus.NOT_CERTIFIED,
  failed: RealNameStatus.NOT_CERTIFIED,
  review: RealNameStatus.AUDITING,
  verified: RealNameStatus.VERIFIED,
} as const

const text = (coin: string, units: bigint): string => toText(fromUnits(units, findCoin(coin)?.scale ?? 0))

/** Returns a number of up to six digits for a member in a ranking, from which the member cannot be found. */
const scrambled = (state: State, member: number): number =>
  hashWords(`${state.seed}/rank/${member}`)[0] % 1_000_000

const identify = (member: Member | undefined): string | null =>
  member === undefined ? null : maskedAccount(member.email ?? member.phone ?? member.username)

function wireRow(
  state: State,
  row: MemberCount,
  time: number,
  shown: Pick<InviteStatistic, 'id' | 'memberId'>,
) {
  const { member, one, two, coins, worth, extra } = row
  const paid = (coin: string): string => text(coin, coins[coin] ?? 0n)
  return {
    ...shown,
    userIdentify: identify(state.members[member]),
    levelOne: one,
    levelTwo: two,
    estimatedReward: text(REBATE_COIN, worth),
    extraReward: text(REBATE_COIN, extra),
    usdtReward: paid('USDT'),
    btcReward: paid('BTC'),
    ethReward: paid('ETH'),
    otherReward: null,
    isRobot: 0 as const,
    stasticDate: formatGmt8(instant(time)).slice(0, 10),
  } satisfies InviteStatistic
}

/** Most friends first; those of friends decide between equals. */
const byFriends = (rows: readonly MemberCount[], of: (row: MemberCount) => { one: number; two: number }) =>
  rows
    .filter((row) => of(row).one > 0)
    .toSorted((a, b) => of(b).one - of(a).one || of(b).two - of(a).two || a.member - b.member)

export const promotionHandlers: Handlers = {
  getMyPromotion(_input, { engine, member }) {
    const state = engine.view()
    const { id } = member()
    if (state.counted === null) return null
    const { rows, time } = state.counted
    const row = rows.find((each) => each.member === id)
    return row === undefined ? null : wireRow(state, row, time, { id, memberId: id })
  },

  listTopRanks({ body: { top = promotionTerms.places } }, { engine }) {
    const state = engine.view()
    if (state.counted === null) return { topreward: [], topinvite: [], topinviteweek: [], topinvitemonth: [] }
    const { rows, time } = state.counted
    const statistic = (row: MemberCount, index: number): InviteStatistic =>
      wireRow(state, row, time, { id: index + 1, memberId: scrambled(state, row.member) })
    const rank = (period: 'week' | 'month', type: InviteRank['type']): InviteRank[] =>
      byFriends(rows, (row) => row[period])
        .slice(0, top)
        .map((row, index) => ({
          id: index + 1,
          memberId: scrambled(state, row.member),
          userIdentify: identify(state.members[row.member]),
          levelOne: row[period].one,
          levelTwo: row[period].two,
          type,
          stasticDate: formatGmt8(instant(time)),
          isRobot: 0,
        }))
    return {
      topreward: byReward(rows).slice(0, top).map(statistic),
      topinvite: byFriends(rows, (row) => row)
        .slice(0, top)
        .map(statistic),
      topinviteweek: rank('week', 1),
      topinvitemonth: rank('month', 2),
    }
  },

  listInvitees({ body: { level = 0, ...page } }, { engine, member, setPageInfo }) {
    const friends = friendsOf(engine.view(), member().id, level)
    const { content, totalElements, totalPages } = pageOf(friends, page)
    setPageInfo({ totalPage: String(totalPages), totalElement: String(totalElements) })
    return content.map(({ username, createTime, realName }) => ({
      username: maskedName(username),
      createTime: formatGmt8(instant(createTime)),
      level,
      realNameStatus: REAL_NAME[realName.state],
    }))
  },
}
