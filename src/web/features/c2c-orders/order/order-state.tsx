import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { STATE_OF } from '#src/web/c2c/order-status.ts'
import { Appealing } from './states/appealing.tsx'
import { Cancelled } from './states/cancelled.tsx'
import { Finished } from './states/finished.tsx'
import { PaidBuyer } from './states/paid-buyer.tsx'
import { PaidSeller } from './states/paid-seller.tsx'
import { UnpaidBuyer } from './states/unpaid-buyer.tsx'
import { UnpaidSeller } from './states/unpaid-seller.tsx'
import { sideOfOrder } from './phases.ts'

type OrderStateProps = { readonly order: OtcOrderDetail; readonly onChat: () => void }

/** The part of an order that its state and the reader's side decide: what is to be done, or waited for. */
export function OrderState({ order, onChat }: OrderStateProps) {
  const isBuyer = sideOfOrder(order) === 'buy'
  switch (STATE_OF[order.status]) {
    case 'unpaid':
      return isBuyer ? <UnpaidBuyer order={order} /> : <UnpaidSeller order={order} />
    case 'paid':
      return isBuyer ? <PaidBuyer order={order} /> : <PaidSeller order={order} />
    case 'appealing':
      return <Appealing order={order} onChat={onChat} />
    case 'finished':
      return <Finished order={order} />
    default:
      return <Cancelled order={order} />
  }
}
