/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import type { Recorded } from '#tests/contract-checks/mutation/site.ts'

export type Given = { readonly in: 'path' | 'query'; readonly name: string; readonly value: string }

/** Parameters that a user has to tell a tool: values with which the healthy server answers with success. */
export function givenTo({ parameters, path }: ApiOperation, { request }: Recorded): Given[] {
  const url = new URL(request.url)
  const groups = new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(url.pathname)?.groups
  return parameters.flatMap(({ name, in: place, required }): Given[] => {
    const text = place === 'path' ? groups?.[name] : url.searchParams.get(name)
    if (!required || text === undefined || text === null) return []
    const value = place === 'path' ? decodeURIComponent(text) : text
    return place === 'path' || place === 'query' ? [{ in: place, name, value }] : []
  })
}

/** By method and path, as tools name operations. */
export const operationAt = ({ operations }: Api, method: string, path: string): ApiOperation | undefined =>
  operations.find((each) => each.method === method.toUpperCase() && each.path === path)
