import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/operation.ts'
import type { Schema } from '../document/schema.ts'

/** Says which operation a place belongs to; nothing when it belongs to several or to none. */
export function operationAt(contract: Contract): (file: string, pointer: string) => string | undefined {
  const users = new Map<string, Set<string>>()
  for (const operation of contract.operations)
    for (const file of schemaFiles(operation))
      users.set(file, (users.get(file) ?? new Set()).add(operation.id))
  return (file, pointer) => {
    const around = contract.operations.find(
      ({ location }) =>
        location.source.absoluteRef === file &&
        (pointer === location.pointer || pointer.startsWith(`${location.pointer}/`)),
    )
    if (around !== undefined) return around.id
    const [only, ...others] = users.get(file) ?? []
    return others.length === 0 ? only : undefined
  }
}

function schemaFiles(operation: Operation): Set<string> {
  const files = new Set<string>()
  const seen = new Set<Schema>()
  const open = [
    ...operation.parameters,
    ...operation.requests,
    ...operation.answers.flatMap(({ media }) => media),
  ].flatMap(({ schema }) => (schema === undefined ? [] : [schema]))
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (seen.has(schema)) continue
    seen.add(schema)
    files.add(schema.location.source.absoluteRef)
    open.push(...schema.children, ...(schema.target === undefined ? [] : [schema.target]))
  }
  return files
}
