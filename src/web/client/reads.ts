import type { QueryKey } from '@tanstack/react-query'
import type { Operation } from '#src/core/contract/operation.ts'

/** The reads that were made, by path. Generated query keys hold the path that they were read from. */
const made = new Map<string, Operation>()

/** Takes the path as it is sent; keys hold their parameters as they are, without percent signs. */
export function rememberRead(operation: Operation, path: string): void {
  made.set(decodeURIComponent(path), operation)
}

/** The operation of a query key; undefined for one that was never asked. */
export function readOf(key: QueryKey): Operation | undefined {
  for (const part of key) {
    const operation = typeof part === 'string' ? made.get(part) : undefined
    if (operation !== undefined) return operation
  }
  return undefined
}
