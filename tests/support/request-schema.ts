/** The contract's own judgement of a request, from the hand-written schemas: no form and no client in between. */
import bundled from '#generated/contract.json' with { type: 'json' }
import { createAjv } from '#src/core/contract/ajv.ts'

type Content = Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>
type Parameter = {
  readonly in?: string
  readonly name?: string
  readonly required?: boolean
  readonly schema?: object
}
type Operation = {
  readonly operationId?: string
  readonly requestBody?: { readonly content: Content }
  readonly parameters?: readonly Parameter[]
}
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: object }
}

const PLACE = '#/components/schemas/'
const contract = bundled as unknown as Contract
const ajv = createAjv()
// Schemas composed by allOf, or required by a then, keep their type and properties elsewhere: no fault here.
Object.assign(ajv.opts, { strictTypes: false, strictRequired: false })
const schemas = JSON.stringify(contract.components.schemas).replaceAll(`"${PLACE}`, '"contract#/$defs/')
ajv.addSchema({ $id: 'contract', $defs: JSON.parse(schemas) as object })

/** Says why a request of this operation is wrong, or null. */
export function requestErrors(operationId: string): (request: unknown) => string | null {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const found = operations.find((operation) => operation.operationId === operationId)
  const [media] = Object.values(found?.requestBody?.content ?? {})
  const schema = media?.schema ?? ofQuery(operationId, found?.parameters ?? [])
  const text = JSON.stringify(schema).replaceAll(`"${PLACE}`, '"contract#/$defs/')
  const validate = ajv.compile(JSON.parse(text) as object)
  return (request) => (validate(request) ? null : ajv.errorsText(validate.errors))
}

/** Returns the schema of a call's query parameters, as if they were a body. */
function ofQuery(operationId: string, parameters: readonly Parameter[]): object {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  if (query.length === 0) throw new Error(`${operationId} has no request schema`)
  return {
    type: 'object',
    additionalProperties: false,
    required: query.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(query.map(({ name = '', schema }) => [name, schema])),
  }
}
