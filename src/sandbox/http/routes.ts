import type { Operation } from '#src/core/contract/operation.ts'
import { readPath } from '#src/core/contract/path.ts'

export type Route = { readonly operation: Operation; readonly params: Readonly<Record<string, string>> }

/** Finds the operation of a request; `method` when the path is known but not with this method. */
export type Router = (method: string, path: string) => Route | 'method' | undefined

/** A router over the operation table. A literal part of a path goes before a parameter in the same place. */
export function createRouter(operations: readonly Operation[]): Router {
  const literal = operations.filter(({ path }) => !path.includes('{'))
  const templates = operations.filter(({ path }) => path.includes('{'))
  const byPath = Map.groupBy(literal, ({ path }) => path)
  return (method, path) => {
    const known = byPath.get(path) ?? templates.filter((operation) => readPath(operation.path, path) !== null)
    const operation = known.find((each) => method === each.method || method === each.alsoMethod)
    if (operation === undefined) return known.length > 0 ? 'method' : undefined
    return { operation, params: readPath(operation.path, path) ?? {} }
  }
}
