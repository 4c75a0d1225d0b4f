import type { Ajv, ValidateFunction } from 'ajv'
import type { Operation } from '#src/contract/operation.ts'
import type { FieldFault } from './envelope.ts'
import { fieldFaults } from './rule-keys.ts'
import type { RequestInput } from './decode-request.ts'

/** The bundled contract, as far as the sandbox reads it itself. */
export type ContractDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}
type ContractOperation = {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}

export type ContractChecks = {
  /** Fields of the request that break a rule, one fault each. */
  request(operation: Operation, input: RequestInput): FieldFault[]
  /** What is wrong with an answer, as sentences; empty when it keeps the contract. */
  answer(operation: Operation, envelope: unknown): string[]
  /** Whether the call is refused without a `lang` header. */
  needsLanguage(operation: Operation): boolean
}

const ROOT = 'contract'

/** A part of the contract with its references pointing into the schema that `createContractChecks` adds. */
const rooted = (part: unknown): object =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/components/schemas/', `"${ROOT}#/$defs/`)) as object

/** Checks against the contract itself, so that nothing the sandbox takes or gives is known only to it. */
export function createContractChecks(ajv: Ajv, document: ContractDocument): ContractChecks {
  // Schemas composed by allOf, or required by a then, keep their type and properties elsewhere: no fault here.
  Object.assign(ajv.opts, { strictTypes: false, strictRequired: false })
  ajv.addSchema({ $id: ROOT, $defs: rooted(document.components.schemas) })
  const compiled = new Map<string, ValidateFunction>()

  /** Validates by the schema at a path of the contract; compiled on first use. */
  function at(path: readonly string[]): ValidateFunction {
    const key = path.join('\n')
    const known = compiled.get(key)
    if (known !== undefined) return known
    let part: unknown = document
    for (const name of path) part = (part as Readonly<Record<string, unknown>> | undefined)?.[name]
    if (part === undefined) throw new RangeError(`the contract has no ${path.join(' ')}`)
    const validate = ajv.compile(rooted(part))
    compiled.set(key, validate)
    return validate
  }

  const placeOf = ({ path, method }: Operation): string[] => ['paths', path, method.toLowerCase()]
  const described = ({ path, method }: Operation): ContractOperation | undefined =>
    document.paths[path]?.[method.toLowerCase()]

  function parameterFaults(operation: Operation, values: Readonly<Record<string, unknown>>): FieldFault[] {
    const parameters = described(operation)?.parameters ?? []
    return parameters.flatMap(({ name }, index) => {
      const value = values[name]
      if (value === undefined) return []
      const validate = at([...placeOf(operation), 'parameters', String(index), 'schema'])
      if (validate(value)) return []
      const [fault] = fieldFaults(
        (validate.errors ?? []).map((error) => ({ ...error, instancePath: `/${name}` })),
      )
      return [fault ?? { field: name, key: 'not-allowed' }]
    })
  }

  return {
    request(operation, { params, query, body, faults }) {
      const found = [...faults, ...parameterFaults(operation, { ...params, ...query })]
      const [type] = Object.keys(described(operation)?.requestBody?.content ?? {})
      const validate = type && at([...placeOf(operation), 'requestBody', 'content', type, 'schema'])
      if (validate && !validate(body)) found.push(...fieldFaults(validate.errors ?? []))
      return [...new Map(found.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
    },
    answer(operation, envelope) {
      const isFailure = !operation.bare && (envelope as { readonly code?: unknown }).code !== 0
      const success = [...placeOf(operation), 'responses', '200', 'content', 'application/json', 'schema']
      const validate = at(isFailure ? ['components', 'schemas', 'Failure'] : success)
      if (validate(envelope)) return []
      return (validate.errors ?? []).map(
        ({ instancePath, message = '' }) => `${operation.id}${instancePath || '/'}: ${message}`,
      )
    },
    needsLanguage: (operation) =>
      described(operation)?.parameters?.some(({ name, required }) => name === 'lang' && required === true) ??
      false,
  }
}
