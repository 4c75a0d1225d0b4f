import type { Api, ApiOperation, Field } from '../api/api.ts'
import { createReader } from '../api/reader.ts'
import { createSampler, type Sampler } from '../api/sample.ts'
import { validateOf } from '../api/validate.ts'
import { isJson, type Json } from '../document/place.ts'
import { effectOf } from './check-state.ts'

type Values = Readonly<Record<string, readonly unknown[]>>
type Known = (name: string, schema: Json) => unknown
type Body = NonNullable<ApiOperation['body']>

/** Turn of a change: what is there already was made in earlier ones. */
const FAR = 31
/** Turns in which a request is made anew until its schema takes it. */
const TURNS = 4

/**
 * The contract with a first request for every operation: where it has no example, one is made from the schema, with the
 * values that the configuration names.
 */
export function withRequests(api: Api, values: Values): Api {
  const sample = createSampler(api.document)
  const isRight = validateOf(api, 'request')
  const known = (name: string): unknown => (Object.hasOwn(values, name) ? values[name]?.[0] : undefined)
  return { ...api, operations: api.operations.map((operation) => sampled(operation)) }

  function sampled(operation: ApiOperation): ApiOperation {
    const { body, parameters, paging } = operation
    const size = (name: string, schema: Json): unknown =>
      known(name) ?? (name === paging?.size ? pageSize(api, schema) : undefined)
    return {
      ...operation,
      parameters: parameters.map((parameter) => ({ ...parameter, example: exampleOf(parameter, size) })),
      // A change to what was just made by the same sample would change nothing.
      body:
        body?.isSampled === true
          ? { ...body, example: bodyOf(body, sample, size, effectOf(operation) === 'change' ? FAR : 0) }
          : body,
    }
  }

  function exampleOf({ name, schema, example, isSampled }: Field, value: Known): unknown {
    return (isSampled ? value(name, schema) : undefined) ?? example
  }

  /** The first that the schema takes as a whole; conditions and choices may want other fields or values. */
  function bodyOf({ schema, example }: Body, make: Sampler, value: Known, first: number): unknown {
    for (let turn = first; turn < first + TURNS; turn++)
      for (const all of [false, true]) {
        const made = make(schema, { turn, all, side: 'request', known: value })
        if (isJson(made) && fits(schema, made)) return made
      }
    return example
  }

  function fits(schema: Json, value: unknown): boolean {
    try {
      return isRight(schema, value)
    } catch {
      return false
    }
  }
}

/** Rows of a page that is asked for where nothing says how many: a page of one hides what tells rows apart. */
const ROWS = 20

function pageSize(api: Api, schema: Json): unknown {
  const { minimum, maximum } = createReader(api).keywords(schema)
  const most = typeof maximum === 'number' ? Math.min(maximum, ROWS) : ROWS
  return typeof minimum === 'number' ? Math.max(minimum, most) : most
}
