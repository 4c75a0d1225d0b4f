import type { Operation } from '#src/core/contract/operation.ts'
import { createStore, type Store } from '#src/core/store/store.ts'
import { onAnotherPerson } from '#src/web/session/on-another-person.ts'

/** HTTP statuses, without an envelope, of a server that does not have a service or does not open it to this member. */
const ABSENT: ReadonlySet<number> = new Set([403, 404])

const store = createStore<ReadonlySet<string>>(new Set())

/**
 * The services (`x-optional-service`) that this operator turned out not to have. Their screens say so and leave the
 * menus. Forgotten when another person logs in, who may have them.
 */
export const missingServices: Store<ReadonlySet<string>> = store

onAnotherPerson(() => store.set(new Set()))

/** True at an exchange that has none of these services. */
export const isMissing = (
  services: Operation['optionalService'] | readonly string[],
  missing: ReadonlySet<string>,
): boolean => {
  const all = services === undefined ? [] : [services].flat()
  return all.length > 0 && all.every((service) => missing.has(service))
}

/** Records the service of a read that a server without it was asked for. @returns true if it is such a one */
export function noticeMissingService({ optionalService }: Operation, status: number): boolean {
  if (optionalService === undefined || !ABSENT.has(status)) return false
  store.set(new Set([...store.get(), optionalService]))
  return true
}
