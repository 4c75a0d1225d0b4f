import { useGetOtcOrder } from '#generated/client/otc/otc.ts'
import { OtcOrderStatus } from '#generated/models/otc-order-status.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { payUntil } from './order-times.ts'
import styles from './order-countdown.module.css'

/** The time left to pay an order of a list, whose rows do not tell its time limit. */
export function OrderCountdown({ orderSn }: { readonly orderSn: string }) {
  const { data } = useGetOtcOrder({ orderSn }, { query: { select: dataOf } })
  if (data === undefined || data.status !== OtcOrderStatus.NONPAYMENT) return null
  return (
    <span className={styles.left}>
      <Countdown until={payUntil(data)} />
    </span>
  )
}
