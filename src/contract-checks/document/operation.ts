import type { Location } from '@redocly/openapi-core'
import { type Json, type Place } from './place.ts'
import { core, members, type Schema } from './schema.ts'

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly node: Json
  readonly location: Location
  readonly schema: Schema | undefined
}

export type Media = {
  readonly type: string
  readonly node: Json
  readonly location: Location
  readonly schema: Schema | undefined
}

export type Answer = {
  readonly status: string
  readonly node: Json
  readonly location: Location
  readonly media: readonly Media[]
  /** Names in lower case: HTTP does not tell letters apart. */
  readonly headers: readonly Omit<Parameter, 'in'>[]
}

export type Operation = {
  /** Its operationId, or method and path when it has none. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly node: Json
  readonly location: Location
  readonly parameters: readonly Parameter[]
  readonly requests: readonly Media[]
  readonly answers: readonly Answer[]
}

/** Names and schemas of everything that can be sent: path, query and body fields. */
export function requestFields(operation: Operation): Map<string, Schema | undefined> {
  const fields = new Map<string, Schema | undefined>()
  for (const parameter of operation.parameters)
    if (parameter.in !== 'header') fields.set(parameter.name, parameter.schema)
  for (const { schema } of operation.requests)
    for (const [name, field] of schema === undefined ? [] : members(schema)) fields.set(name, field)
  return fields
}

/** The JSON body of the answer with status 200. */
export function successBody(operation: Operation): Media | undefined {
  const answer = operation.answers.find(({ status }) => status === '200')
  return answer?.media.find(({ type }) => type === 'application/json')
}

/** Says if an entry of `x-secrets` names a field of the answer, or all of it. */
export const isOfAnswer = (name: string): boolean => name === 'data' || name.startsWith('data.')

/** The schema below `names`, looking into list items where a list is in the way. */
export function descend(schema: Schema | undefined, names: readonly string[]): Schema | undefined {
  let at = schema
  for (const name of names) {
    if (at === undefined) return undefined
    const inner = core(at)
    const items = inner.children.find(({ via }) => via === 'items')
    at = members(items ?? inner).get(name)
  }
  return at
}

/** A mark of the operation, where it stands; where the operation stands when the mark is missing. */
export function markAt(operation: Operation, ...keys: (string | number)[]): Location {
  return operation.location.child(keys)
}

export const asPlace = (operation: Operation): Place => ({
  node: operation.node,
  location: operation.location,
})
