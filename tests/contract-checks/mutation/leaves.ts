import type { Api } from '#src/contract-checks/api/api.ts'
import { createReader } from '#src/contract-checks/api/reader.ts'
import { isJson, list, type Json } from '#src/contract-checks/document/place.ts'

/** A value of an answer with what the contract says of it. */
export type Leaf = {
  /** Keys down to it; `*` for every row of a list. */
  readonly keys: readonly string[]
  readonly words: Json
  readonly value: unknown
  readonly isRequired: boolean
}

/** Every value of an answer that the contract describes, outermost first. */
export function leavesOf(api: Api, schema: Json, value: unknown): Leaf[] {
  const reader = createReader(api)

  function settled(node: unknown): unknown {
    const words = reader.keywords(node)
    const branches = [...list(words['oneOf']), ...list(words['anyOf'])]
    const [only, ...more] = branches.filter((branch) => reader.keywords(branch)['type'] !== 'null')
    return words['type'] === undefined && only !== undefined && more.length === 0 ? settled(only) : node
  }

  function inside(node: unknown, here: unknown, keys: readonly string[]): Leaf[] {
    const at = settled(node)
    if (Array.isArray(here)) {
      const [row] = here as unknown[]
      return row === undefined ? [] : visit(reader.keywords(at)['items'], row, [...keys, '*'], true)
    }
    if (!isJson(here)) return []
    const properties = reader.properties(at)
    const required = reader.required(at)
    const named = Object.entries(here).filter(([name]) => properties[name] !== undefined)
    const own = named.map(([name, each]): Leaf => {
      const words = reader.keywords(settled(properties[name]))
      return { keys: [...keys, name], words, value: each, isRequired: required.has(name) }
    })
    return [...own, ...named.flatMap(([name, each]) => inside(properties[name], each, [...keys, name]))]
  }

  function visit(node: unknown, here: unknown, keys: readonly string[], isRequired: boolean): Leaf[] {
    const at = settled(node)
    return [{ keys, words: reader.keywords(at), value: here, isRequired }, ...inside(at, here, keys)]
  }

  return inside(schema, value, [])
}

type Holder = Json | unknown[]

/** Changes what stands at the keys, in every row of a list. */
export function changeAt(
  root: unknown,
  keys: readonly string[],
  change: (holder: Holder, key: string) => void,
): void {
  const [key = '', ...rest] = keys
  if (key === '*' && Array.isArray(root)) {
    for (const index of root.keys())
      if (rest.length === 0) change(root, String(index))
      else changeAt(root[index], rest, change)
  } else if (isJson(root)) {
    if (rest.length === 0) {
      if (Object.hasOwn(root, key)) change(root, key)
    } else changeAt(root[key], rest, change)
  }
}
