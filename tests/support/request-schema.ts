/** The contract's own judgement of a request, from the hand-written schemas: no form and no client in between. */
import { readFileSync } from 'node:fs'
import { createAjv } from '#src/contract/ajv.ts'

type Content = Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>
type Operation = { readonly operationId?: string; readonly requestBody?: { readonly content: Content } }
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: object }
}

const PLACE = '#/components/schemas/'
const contract = JSON.parse(readFileSync('generated/contract.json', 'utf8')) as Contract
const ajv = createAjv({ mode: 'strict' })
// Schemas composed by allOf, or required by a then, keep their type and properties elsewhere: no fault here.
Object.assign(ajv.opts, { strictTypes: false, strictRequired: false })
const schemas = JSON.stringify(contract.components.schemas).replaceAll(`"${PLACE}`, '"contract#/$defs/')
ajv.addSchema({ $id: 'contract', $defs: JSON.parse(schemas) as object })

/** Says why a request of this operation is wrong, or null. */
export function requestFaults(operationId: string): (request: unknown) => string | null {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const content = operations.find((operation) => operation.operationId === operationId)?.requestBody?.content
  const [media] = Object.values(content ?? {})
  if (media === undefined) throw new Error(`${operationId} has no request schema`)
  const validate = ajv.compile({ $ref: media.schema.$ref.replace(PLACE, 'contract#/$defs/') })
  return (request) => (validate(request) ? null : ajv.errorsText(validate.errors))
}
