/** A request as the bundled contract has it: its example, and the contract's own judgement of any other one. */
import type { ErrorObject, SchemaValidateFunction } from 'ajv'
import contract from '#generated/contract.json' with { type: 'json' }
import { createAjv, withContext } from '#src/core/contract/ajv.ts'
import { calls, type Call, type Contract, type JsonSchema } from '#src/tools/generate/contract.ts'

type Json = Readonly<Record<string, unknown>>

export type Request = {
  readonly example: Json
  /** Returns the fields at which a request is refused, and by which rule; empty where it is accepted. */
  readonly refusals: (value: Json) => readonly Refusal[]
}
export type Refusal = {
  readonly field: string
  readonly rule: string
  readonly params: Json
}

export const document = contract as unknown as Contract
export const all: readonly Call[] = calls(document)

const ajv = createAjv()
// Of a schema put together by allOf, or tightened by an if, the type and the properties stand in another part.
Object.assign(ajv.opts, { strictTypes: false, strictRequired: false })
ajv.removeKeyword('contentSchema')
ajv.addKeyword({ keyword: 'contentSchema', type: 'string', compile: judgeOfText })
ajv.addSchema({ $id: 'contract', $defs: here(document.components.schemas) })

function here(schemas: unknown): JsonSchema {
  return JSON.parse(
    JSON.stringify(schemas).replaceAll('"#/components/schemas/', '"contract#/$defs/'),
  ) as JsonSchema
}

/** A text that carries JSON is judged by what it carries, as servers do. */
function judgeOfText(schema: JsonSchema): SchemaValidateFunction {
  const validate = ajv.compile(schema)
  const judge: SchemaValidateFunction = (value: string) => {
    const carried = parsed(value)
    if (carried === undefined) return false
    const isRight = validate(carried)
    judge.errors = validate.errors ?? []
    return isRight
  }
  return judge
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function callOf(operationId: string): Call {
  const found = all.find(({ operation }) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`the contract has no ${operationId}`)
  return found
}

const requests = new Map<string, Request>()

/** The request of an operation: its body, or what its address asks for where it has none. */
export function requestOf(operationId: string): Request {
  const request = requests.get(operationId) ?? read(operationId)
  requests.set(operationId, request)
  return request
}

function read(operationId: string): Request {
  const { schema, example } = described(callOf(operationId))
  const validate = ajv.compile(withContext(here(schema)))
  return {
    example,
    refusals: (value) => (validate(value) ? [] : told(validate.errors ?? [])),
  }
}

function described({ operation }: Call): { schema: JsonSchema; example: Json } {
  const [media] = Object.values(operation.requestBody?.content ?? {})
  if (media !== undefined)
    return { schema: written(media.schema), example: (media as { example?: Json }).example ?? {} }
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
  const schema = {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema: own }) => [name, own])),
    additionalProperties: false,
  }
  const examples = parameters.map((one) => [one.name, (one as { example?: unknown }).example])
  return { schema, example: Object.fromEntries(examples) as Json }
}

/** The schema itself instead of a reference to it, so that there is room for `$ctx` in it. */
function written(schema: JsonSchema): JsonSchema {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const found = document.components.schemas[$ref.replace('#/components/schemas/', '')]
  if (found === undefined) throw new Error(`${$ref} leads nowhere`)
  return found
}

/**
 * Drops the errors that only follow from another one: an `if` only says that its `then` was broken, which is reported
 * itself; and where a part of a composition is broken, none of its properties count as evaluated, so that all of them
 * would be reported as unknown.
 */
function told(errors: readonly ErrorObject[]): Refusal[] {
  const own = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'unevaluatedProperties')
  return (own.length > 0 ? own : errors).map(refusal)
}

function refusal({ keyword, instancePath, params }: ErrorObject): Refusal {
  const names = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'].map(
    (name): unknown => params[name],
  )
  const named = names.find((name): name is string => typeof name === 'string')
  return { field: named ?? instancePath.split('/')[1] ?? '', rule: keyword, params }
}
