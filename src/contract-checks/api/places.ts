import { relative } from 'node:path'
import { getLineColLocation, type Location } from '@redocly/openapi-core'
import { requestFields, type Operation } from '../document/operation.ts'
import { core, members, type Schema } from '../document/schema.ts'
import type { Written } from './api.ts'
import { keysOf } from './pointer.ts'

/** Returns file, line and column of a key of the contract in the hand-written files. */
export function writtenAt(location: Location): Written {
  const { source, pointer } = location
  const { start } = getLineColLocation({ source, pointer, reportOnKey: true })
  return {
    file: relative(process.cwd(), source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: pointer.replace(/^#/, ''),
  }
}

/** Returns the place of an answer's field by its pointer; for a field that is not declared, the place of its object. */
export function answerPlace(operation: Operation, at: string): Written | undefined {
  const answer = operation.answers.find(({ status }) => status.startsWith('2'))
  const schema = answer?.media[0]?.schema
  if (schema === undefined || at === '') return undefined
  let found = schema
  for (const key of keysOf(at)) {
    const next = below(found, key)
    if (next === undefined) break
    found = next
  }
  return found === schema ? undefined : writtenAt(found.location)
}

/** Returns the place where a field of the request is written, by its pointer; undefined where it is not declared. */
export function requestPlace(operation: Operation, at: string): Written | undefined {
  const [name = ''] = keysOf(at)
  const parameter = operation.parameters.find((each) => each.name === name)
  const field = requestFields(operation).get(name)
  const location = field?.location ?? parameter?.location
  return location === undefined ? undefined : writtenAt(location)
}

function below(schema: Schema, key: string): Schema | undefined {
  const named = members(schema).get(key)
  if (named !== undefined) return named
  const parts = partsOf(schema)
  const kind = /^\d+$/.test(key) ? 'items' : 'values'
  for (const part of parts) {
    const inner = part.children.find(({ via }) => via === kind)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** The schema behind references, and those that it is composed of. */
function partsOf(schema: Schema): Schema[] {
  const at = core(schema)
  const composed = at.children.filter(({ via }) => via === 'allOf' || via === 'oneOf' || via === 'anyOf')
  return [at, ...composed.flatMap(partsOf)]
}
