import type { Kind, KindId } from './contracts.ts'
import { marginCommands, type MarginRequests } from './margin.ts'
import { orderCommands, type OrderRequests } from './orders.ts'

type Requests = OrderRequests & MarginRequests

/** The commands that every kind of contracts has. */
export type PerpetualCommand<K extends KindId = KindId> = {
  [N in keyof Requests]: Requests[N] & { readonly type: `${K}.${N}` }
}[keyof Requests]

/** Reducers of the commands that every kind has, by the second part of their names. */
export const perpetualCommands = (kind: Kind) => ({ ...orderCommands(kind), ...marginCommands(kind) })
