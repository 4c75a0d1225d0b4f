import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/operation.ts'

/** An operation on both sides, or on one. */
export type Matched = { readonly before: Operation | undefined; readonly after: Operation | undefined }

/** The same operation is the one at the same method and path, else the one of the same name. */
export function matchOperations(old: Contract, now: Contract): Matched[] {
  const left = new Set(old.operations)
  const free = new Set(now.operations)
  const pairs = new Map<Operation, Operation>()
  const by = (nameOf: (operation: Operation) => string): void => {
    const named = new Map([...free].map((operation) => [nameOf(operation), operation]))
    for (const before of left) {
      const after = named.get(nameOf(before))
      if (after === undefined || !free.has(after)) continue
      pairs.set(before, after)
      left.delete(before)
      free.delete(after)
    }
  }
  by(({ method, path }) => `${method} ${template(path)}`)
  by(({ id }) => id)
  return [
    ...old.operations.map((before) => ({ before, after: pairs.get(before) })),
    ...[...free].map((after) => ({ before: undefined, after })),
  ]
}

/** The address without the names of its parameters. */
export const template = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')
