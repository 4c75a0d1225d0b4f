import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

const MINUTE_MS = 60_000
/** Milliseconds after the payment from which staff can be asked. A rule of the screen: servers take it at once. */
const APPEAL_AFTER_MS = 30 * MINUTE_MS

/** The end of the time in which the buyer has to pay. */
export const payUntil = ({
  createTime,
  timeLimit,
}: Pick<OtcOrderDetail, 'createTime' | 'timeLimit'>): Instant => instant(createTime + timeLimit * MINUTE_MS)

/** The moment from which staff can be asked; null before the payment. */
export const appealFrom = ({ payTime }: Pick<OtcOrderDetail, 'payTime'>): Instant | null =>
  payTime === null ? null : instant(payTime + APPEAL_AFTER_MS)
