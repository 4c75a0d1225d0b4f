import { relative } from 'node:path'
import { getLineColLocation, type Location } from '@redocly/openapi-core'
import { requestFields, type Operation } from '../document/operation.ts'
import { core, members, whole, type Schema } from '../document/schema.ts'
import type { AnswerKind, Envelope, Written } from './api.ts'
import { allows } from './envelope.ts'
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

/**
 * Returns the place of an answer's field by its pointer; for a field that is not declared, the place of its object.
 * Where the answer is success or refusal, the field of the branch that it was.
 */
export function answerPlace(
  { answers }: Operation,
  at: string,
  envelope: Envelope | undefined,
  { status = '', refused = false }: AnswerKind,
): Written | undefined {
  const answer =
    answers.find((each) => each.status === status) ??
    answers.find((each) => each.status === `${status[0] ?? ''}XX`) ??
    answers.find((each) => each.status.startsWith('2'))
  const all = answer?.media[0]?.schema
  if (all === undefined || at === '') return undefined
  const schema = envelope === undefined ? all : (branchFor(all, envelope, refused) ?? all)
  let found = schema
  for (const key of keysOf(at)) {
    const next = below(found, key)
    if (next === undefined) break
    found = next
  }
  return found === schema ? undefined : writtenAt(found.location)
}

/** The branch of a choice whose code means what the answer's did; undefined where the schema is no such choice. */
function branchFor(schema: Schema, envelope: Envelope, refused: boolean): Schema | undefined {
  const [one] = [envelope.success].flat()
  const branches = partsOf(schema).flatMap((part) =>
    part.children.filter(({ via }) => via === 'oneOf' || via === 'anyOf'),
  )
  const isGood = (branch: Schema): boolean => {
    const code = members(branch).get(envelope.code)
    return code !== undefined && allows(whole(code), one)
  }
  return branches.find((branch) => members(branch).has(envelope.code) && isGood(branch) !== refused)
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
