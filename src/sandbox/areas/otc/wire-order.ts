import { OtcOrderSide } from '#generated/wire/otc-order-side.ts'
import type { OtcOrderDetail } from '#generated/wire/otc-order-detail.ts'
import type { OtcOrderNotice } from '#generated/wire/otc-order-notice.ts'
import type { OtcOrderRow } from '#generated/wire/otc-order-row.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { coinText, moneyText } from '../ads/wire.ts'
import { wireMethod } from '../payments/handlers.ts'
import type { State } from '../state.ts'
import { buyerOf, isOpen, type OtcOrder, otherOf } from './otc-state.ts'

export const nameOf = ({ members }: State, member: number): string => members[member]?.username ?? ''

const timeText = (time: number | null): string | null => (time === null ? null : formatGmt8(instant(time)))

/** Returns the parts that a list and a detail share. The owner of the ad pays the fee, a customer none. */
function around(order: OtcOrder, reader: number) {
  return {
    orderSn: order.sn,
    type: buyerOf(order) === reader ? OtcOrderSide.BUY : OtcOrderSide.SELL,
    unit: order.coin,
    price: moneyText(order.price),
    amount: coinText(order.units),
    money: moneyText(order.cents),
    commission: coinText(reader === order.owner ? order.fee : 0n),
    currency: order.currency,
    status: order.status,
    createTime: formatGmt8(instant(order.created)),
  }
}

/** An order in a list, as one of its two members sees it. */
export function wireOtcRow(state: State, order: OtcOrder, reader: number): OtcOrderRow {
  const other = otherOf(order, reader)
  return { ...around(order, reader), name: nameOf(state, other), memberId: other, avatar: null }
}

/** An order as one of its two members sees it. Accounts are told while somebody may have to pay to them. */
export async function wireOtcDetail(
  order: OtcOrder,
  reader: number,
  context: HandlerContext,
): Promise<OtcOrderDetail> {
  const state = context.engine.view()
  const other = otherOf(order, reader)
  const shelf = state.ads[order.ad]?.shelf
  const { ended, cancelledBy } = order
  return {
    ...around(order, reader),
    timeLimit: order.minutes,
    payTime: timeText(order.paid),
    appealTime: timeText(order.appealed),
    releaseTime: cancelledBy === null ? timeText(ended) : null,
    cancelTime: cancelledBy === null ? null : timeText(ended),
    cancelledBy,
    advertiseId: shelf === undefined || shelf === AdShelf.TURNOFF ? null : order.ad,
    myId: reader,
    hisId: other,
    otherSide: nameOf(state, other),
    // The chat reaches the other one; a phone number would outlive the order.
    memberMobile: null,
    payInfo: null,
    payInfos: isOpen(order)
      ? await Promise.all(order.payments.map((record) => wireMethod(record, context)))
      : [],
  }
}

/** Tells that an order has changed; what has is read in the language of whoever reads it. */
export const wireNotice = (state: State, order: OtcOrder, by: number | null): OtcOrderNotice => ({
  orderId: order.sn,
  status: order.status,
  content: null,
  uidFrom: by === null ? null : String(by),
  nameFrom: by === null ? null : nameOf(state, by),
})
