import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, HISTORY_DAYS, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import { type Ad, centsFor, finalCents } from '../ads/ad.ts'
import { adsOf } from '../ads/commands.ts'
import { findMember } from '../members/members.ts'
import type { Command, State } from '../state.ts'
import { isComputed } from './advertisers.ts'
import type { OtcStep } from './counterparty.ts'

const [COIN, CURRENCY, AMOUNT] = ['USDT', 'CNY', '100']

/** An ad of a computed member that the trader uses. @throws RangeError when there is none */
function adOf({ ads }: State, side: 0 | 1): Ad {
  const ad = Object.values(ads).find(
    (each) =>
      each.side === side && each.coin === COIN && each.currency === CURRENCY && isComputed(each.member),
  )
  if (ad === undefined) throw new RangeError(`no ad in ${CURRENCY}`)
  return ad
}

const place =
  (member: number, side: 0 | 1) =>
  (state: State, time: number): Command => {
    const ad = adOf(state, side)
    const price = finalCents(ad, state, time)
    const units = unitsOf(COIN, AMOUNT)
    const order = { member, ad: ad.id, price, cents: centsFor(units, price), units, remark: null }
    return { type: side === AdSide.SELL ? 'otc.buy' : 'otc.sell', ...order }
  }

/** Number of the member's latest order that has not ended. @throws RangeError when all have */
function latest({ otc }: State, member: number): string {
  const sn = otc.open[member]?.at(-1)
  if (sn === undefined) throw new RangeError(`${member} has no open order`)
  return sn
}

type OwnAct = 'otc.pay' | 'otc.release' | 'otc.cancel'
const act =
  (type: OwnAct, member: number) =>
  (state: State): Command => ({
    type,
    member,
    sn: latest(state, member),
  })
const step =
  (member: number, name: OtcStep) =>
  (state: State): Command => ({
    type: 'otc.step',
    sn: latest(state, member),
    step: name,
  })

/** Orders of the trader in every state. What is bought is sold again, so that its balances stay. */
function traderOrders(member: number): readonly PastCommand[] {
  const [buy, sell] = [place(member, AdSide.SELL), place(member, AdSide.BUY)]
  const appeal = (state: State): Command => ({
    type: 'otc.appeal',
    member,
    sn: latest(state, member),
    remark: '已按时付款，对方没有回复。',
  })
  const row = (days: number, minutes: number, command: PastCommand['command']): PastCommand => ({
    ago: daysAgo(days - minutes * MINUTES),
    command,
  })
  return [
    row(41.2, 0, buy),
    row(41.2, 3, act('otc.pay', member)),
    row(41.2, 3, step(member, 'release')),
    row(33.5, 0, buy),
    row(33.5, 4, act('otc.cancel', member)),
    row(20.1, 0, sell),
    row(20.1, 0.5, step(member, 'pay')),
    row(20.1, 5, act('otc.release', member)),
    row(12 * MINUTES, 0, buy),
    row(12 * MINUTES, 1, act('otc.pay', member)),
    row(12 * MINUTES, 1.5, appeal),
    row(9 * MINUTES, 0, buy),
    row(MINUTES / 5, 0, act('otc.pay', member)),
    row(MINUTES / 6, 0, buy),
  ]
}

const merchantOf = (state: State): number => findMember(state, 'username', 'merchant')?.id ?? 0

/** A customer comes to the merchant's ad of a side. */
const visit =
  (side: 0 | 1) =>
  (state: State): Command => {
    const ad = adsOf(state, merchantOf(state)).find(
      (each) => each.side === side && each.shelf === AdShelf.PUT_ON_SHELVES && each.left > 0n,
    )
    if (ad === undefined) throw new RangeError('the merchant has no such ad')
    return { type: 'ad.visitNow', id: String(ad.id), all: false }
  }

const merchantStep =
  (name: OtcStep) =>
  (state: State): Command =>
    step(merchantOf(state), name)(state)

/** Orders of the merchant in every state, of customers who have just come. */
const MERCHANT_ORDERS: readonly PastCommand['command'][] = [
  visit(AdSide.SELL),
  merchantStep('pay'),
  merchantStep('release'),
  visit(AdSide.SELL),
  merchantStep('cancel'),
  visit(AdSide.SELL),
  merchantStep('pay'),
  merchantStep('appeal'),
  visit(AdSide.SELL),
  merchantStep('pay'),
  visit(AdSide.BUY),
]

export const otcPersonas: AreaPersonas = {
  traderPast: ({ member }) => traderOrders(member),
  afterAll: (_entropy, histories) =>
    Promise.resolve([
      { ago: histories ? daysAgo(HISTORY_DAYS) : 0, command: { type: 'otc.begin', ads: histories } },
      ...(histories ? MERCHANT_ORDERS.map((command) => ({ ago: 0, command })) : []),
    ]),
}
