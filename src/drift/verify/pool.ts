import type { ApiOperation } from '../api/api.ts'
import { isJson, list, show } from '../document/place.ts'
import type { Input } from './input.ts'

/** Ids and names that answers brought, for operations that ask for one. */
export type Pool = {
  /** Notes what an answer holds. */
  take(operation: ApiOperation, value: unknown): void
  /** The input with real values in place of the example's, most likely ones first; at most three. */
  offers(operation: ApiOperation, input: Input): Input[]
}

/** Fields whose values other operations may ask for. */
const NAMES = /id$|^symbol$|^unit$|^coin|name$/i

export function createPool(): Pool {
  const known = new Map<string, Set<string | number>>()

  function note(key: string, value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'number') return
    const values = known.get(key) ?? new Set()
    if (values.size < 3) known.set(key, values.add(value))
  }

  function walk(area: string, node: unknown): void {
    if (Array.isArray(node)) for (const item of list(node).slice(0, 3)) walk(area, item)
    if (!isJson(node)) return
    for (const [name, value] of Object.entries(node)) {
      if (NAMES.test(name)) {
        note(`${area} ${name}`, value)
        note(name, value)
      }
      walk(area, value)
    }
  }

  return {
    take: (operation, value) => walk(areaOf(operation), value),
    offers(operation, input) {
      const area = areaOf(operation)
      return (['parameters', 'body'] as const)
        .flatMap((side) =>
          Object.keys(input[side])
            .filter((name) => NAMES.test(name))
            .flatMap((name) =>
              [...(known.get(`${area} ${name}`) ?? []), ...(known.get(name) ?? [])].map((value) => ({
                ...input,
                [side]: { ...input[side], [name]: value },
              })),
            ),
        )
        .slice(0, 3)
    },
  }
}

const areaOf = ({ node, path }: ApiOperation): string => show(list(node['tags'])[0] ?? path.split('/')[1])
