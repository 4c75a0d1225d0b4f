import { append } from '../kernel/transaction.ts'

/** Keys of the records of each member in the order in which they were made, so that a list need not look at all. */
export type Own<K extends number | string> = Record<string, K[]>

export function addOwn<K extends number | string>(own: Own<K>, member: number, key: K): void {
  const known = own[member]
  if (known === undefined) own[member] = [key]
  else append(known, key)
}

/** The keys of a member's records, oldest first. */
export const ownOf = <K extends number | string>(own: Own<K>, member: number): readonly K[] =>
  own[member] ?? []
