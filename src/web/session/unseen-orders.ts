import { createStore, type Store } from '#src/core/store/store.ts'
import { onAnotherPerson } from './on-another-person.ts'

const store = createStore<ReadonlySet<string>>(new Set())

/** Numbers of the C2C orders in which something happened that the member has not looked at; kept while the page lives. */
export const unseenOrders: Store<ReadonlySet<string>> = store

onAnotherPerson(() => store.set(new Set()))

export const noteUnseen = (orderSn: string): void => store.set(new Set([...store.get(), orderSn]))

export function markOrderSeen(orderSn: string): void {
  if (store.get().has(orderSn)) store.set(new Set([...store.get()].filter((other) => other !== orderSn)))
}
