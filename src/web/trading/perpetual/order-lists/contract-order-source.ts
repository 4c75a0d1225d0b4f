import type { ComponentType, ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Store } from '#src/core/store/store.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import type { ContractOrder } from '../orders/contract-order.ts'
import type { ContractOrders } from '../perpetual.ts'
import type { ContractOrderFilter } from './order-filter.ts'

export type ContractOrderKeys = AreaKeys['contract-orders' | 'positions']

export type ContractOrderList = ListDescription<
  ContractOrder,
  ContractOrderFilter,
  ContractOrderFilter,
  ContractOrderKeys
>

/** The orders of a kind of perpetual contracts, as the page of contract orders lists them. Each product brings one. */
export type ContractOrderSource = {
  readonly open: ContractOrderList
  readonly past: ContractOrderList
  /** True once the server has given orders that the filter leaves out: then the filter is applied here alone. */
  readonly isUnfiltered: Store<boolean>
  readonly cancel: ContractOrders['cancel']
  /** Provides the markets of the product. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
}
