import type { Api, ApiOperation } from '../api/api.ts'
import { list } from '../document/place.ts'

export type Router = (method: string, pathname: string) => ApiOperation | undefined

/**
 * Finds the operation of a recorded address. Whatever stands before the contract's path (`/api`, a proxy's
 * prefix) is passed over; a path without parameters goes before a template.
 */
export function createRouter({ operations }: Api): Router {
  const literal = new Map<string, ApiOperation>()
  const templates: {
    readonly methods: readonly string[]
    readonly pattern: RegExp
    readonly operation: ApiOperation
  }[] = []
  for (const operation of operations) {
    const also = operation.node['x-also-method']
    const methods = [operation.method, ...list(Array.isArray(also) ? also : [also]).map(String)]
    if (operation.path.includes('{'))
      templates.push({ methods, pattern: patternOf(operation.path), operation })
    else for (const method of methods) literal.set(`${method} ${operation.path}`, operation)
  }
  return (method, pathname) => {
    for (let at = 0; at >= 0; at = pathname.indexOf('/', at + 1)) {
      const found = literal.get(`${method} ${pathname.slice(at)}`)
      if (found !== undefined) return found
    }
    return templates.find((one) => one.methods.includes(method) && one.pattern.test(pathname))?.operation
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
