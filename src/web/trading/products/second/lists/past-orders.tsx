import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { pastOrdersList } from './past-orders-list.tsx'

/** The member's ended orders for second contracts (FEAT-17). */
export const PastOrders = () => <List list={useList(pastOrdersList)} />
