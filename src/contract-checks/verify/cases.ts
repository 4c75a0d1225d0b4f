import type { Api, ApiOperation } from '../api/api.ts'
import { createReader } from '../api/reader.ts'
import { list, type Json } from '../document/place.ts'
import { exampleInput, sendsFile, withField, type Input } from './input.ts'
import { noPicture } from './picture.ts'
import { wrongValues } from './wrong-values.ts'

/** One thing to try with an operation. */
export type Case = {
  readonly what: string
  readonly input: Input
  /** The request field that it is about. */
  readonly field?: string
  /** Wrong beyond doubt, where nobody can tell from the request. */
  readonly sure?: true
}

export type Cases = {
  /** Inputs that the contract allows, the example first. */
  readonly right: readonly Case[]
  /** Inputs that break one constraint each. */
  readonly wrong: readonly Case[]
}

type Fields = Readonly<Record<string, Json>>

/** Makes what to try out of the contract alone. */
export function createCases(api: Api): (operation: ApiOperation, example?: Input) => Cases {
  const reader = createReader(api)

  function fieldsOf(
    operation: ApiOperation,
    { body: given }: Input,
  ): {
    parameters: Fields
    body: Fields
    required: ReadonlySet<string>
  } {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
    const schema = operation.body?.schema
    // What is only read is no field of a request, unless it says which thing is meant.
    const isSent = ([name, property]: [string, Json]): boolean =>
      given[name] !== undefined || reader.keywords(property)['readOnly'] !== true
    return {
      parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      body: Object.fromEntries(Object.entries(reader.properties(schema)).filter(isSent)),
      required: new Set([
        ...parameters.filter(({ required }) => required).map(({ name }) => name),
        ...reader.required(schema),
      ]),
    }
  }

  return (operation, example = exampleInput(operation)) => {
    const { parameters, body, required } = fieldsOf(operation, example)
    if (sendsFile(operation)) return filesOf(operation, example, required)
    const right: Case[] = [{ what: 'example', input: example }]
    const wrong: Case[] = []
    for (const side of ['parameters', 'body'] as const) {
      const fields = side === 'body' ? body : parameters
      const given = example[side]
      const put = (name: string, value: unknown): Input => ({
        ...example,
        [side]: { ...given, [name]: value },
      })
      const optional = Object.entries(fields).filter(([name]) => given[name] === undefined)
      const offered = optional.flatMap(([name, schema]) => {
        const value = valueFor(reader.keywords(schema))
        return value === undefined ? [] : [[name, value] as const]
      })
      if (offered.length > 0) {
        const input = { ...example, [side]: { ...given, ...Object.fromEntries(offered) } }
        right.push({ what: 'all optional fields', input })
      }
      for (const [name, schema] of Object.entries(fields)) {
        const words = reader.keywords(schema)
        for (const value of list(words['enum']))
          right.push({ what: `${name} ${String(value)}`, input: put(name, value), field: name })
        for (const value of boundaries(words))
          right.push({ what: `${name} at its limit`, input: put(name, value), field: name })
        if (required.has(name))
          wrong.push({ what: `without ${name}`, input: put(name, undefined), field: name })
        for (const { why, value } of wrongValues(words, given[name], given))
          wrong.push({ what: `${name} ${why}`, input: put(name, value), field: name })
      }
    }
    return { right, wrong }
  }
}

/** A form without its file, and one whose file is no picture where it has to be one. */
function filesOf(operation: ApiOperation, example: Input, required: ReadonlySet<string>): Cases {
  const without = (field: string): Case => ({
    what: `without ${field}`,
    input: withField(operation, example, field, undefined),
    field,
    sure: true,
  })
  const withoutPicture = (field: string): Case => ({
    what: `${field} is no picture`,
    input: withField(operation, example, field, noPicture()),
    field,
    sure: true,
  })
  const wrong = operation.files.flatMap((field): Case[] => [
    // A form that may come without its file is refused by nobody.
    ...(required.has(field) ? [without(field)] : []),
    ...(operation.pictures.includes(field) ? [withoutPicture(field)] : []),
  ])
  return { right: [{ what: 'example', input: example }], wrong }
}

/** A value that the schema itself offers. */
function valueFor(words: Json): unknown {
  const { example, examples, minimum } = words
  return example ?? list(examples)[0] ?? words['default'] ?? list(words['enum'])[0] ?? minimum
}

const boundaries = ({ minimum, maximum }: Json): unknown[] =>
  [minimum, maximum].filter((limit) => typeof limit === 'number')
