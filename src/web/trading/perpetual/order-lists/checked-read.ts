import type { WritableStore } from '#src/core/store/store.ts'
import type { PagedRead } from '#src/web/list/query/paged-read.ts'
import type { ContractOrder } from '../orders/contract-order.ts'
import { type ContractOrderFilter, isGiven } from './order-filter.ts'

type Checked<Request> = {
  readonly read: PagedRead<Request, ContractOrder>
  readonly request: (filter: ContractOrderFilter) => Request
  /** Is set to true by the first page that holds an order which the filter leaves out. */
  readonly isUnfiltered: WritableStore<boolean>
}

/** Makes a read that takes the filter itself, and notices a server that does not know its parameters. */
export const checkedRead = <Request>({
  read,
  request,
  isUnfiltered,
}: Checked<Request>): PagedRead<ContractOrderFilter, ContractOrder> => ({
  key: read.key,
  async page(filter, ...asked) {
    const page = await read.page(request(filter), ...asked)
    if (!page.rows.every(isGiven(filter))) isUnfiltered.set(true)
    return page
  },
})
