import type { Operation } from '#src/contract/operation.ts'

export type Route = { readonly operation: Operation; readonly params: Readonly<Record<string, string>> }

/** Finds the operation of a request; `method` when the path is known but not with this method. */
export type Router = (method: string, path: string) => Route | 'method' | undefined

/** A router over the operation table. A literal part of a path goes before a parameter in the same place. */
export function createRouter(operations: readonly Operation[]): Router {
  const rows = operations
    .map((operation) => ({ operation, parts: operation.path.split('/') }))
    .toSorted((a, b) => parameters(a.parts) - parameters(b.parts))
  return (method, path) => {
    const parts = path.split('/')
    let known = false
    for (const row of rows) {
      const params = match(row.parts, parts)
      if (params === undefined) continue
      known = true
      const { operation } = row
      if (method === operation.method || method === operation.alsoMethod) return { operation, params }
    }
    return known ? 'method' : undefined
  }
}

const isParameter = (part: string): boolean => part.startsWith('{')
const parameters = (parts: readonly string[]): number => parts.filter(isParameter).length

function match(template: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined
  const params: [string, string][] = []
  for (const [index, expected] of template.entries()) {
    const part = parts[index] ?? ''
    if (!isParameter(expected)) {
      if (part !== expected) return undefined
      continue
    }
    const value = unescape(part)
    if (value === undefined || value === '') return undefined
    params.push([expected.slice(1, -1), value])
  }
  return Object.fromEntries(params)
}

function unescape(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
