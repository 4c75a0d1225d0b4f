import type { Ajv, ValidateFunction } from 'ajv'
import { createAjv, withContext } from '#src/core/contract/ajv.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { MOST_PHOTO_BYTES } from '../areas/uploads/photos.ts'
import type { FieldError } from './envelope.ts'
import { type ContractRefusal, fieldErrors, namedKey } from './rule-keys.ts'
import type { RequestInput } from './decode-request.ts'

/** The bundled contract, as far as the sandbox reads it itself. */
export type ContractDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}
type Schema = {
  readonly $ref?: string
  readonly maxLength?: number
  /** Schema of the value that a text of JSON carries. */
  readonly contentSchema?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
}
type ContractOperation = {
  readonly operationId: string
  readonly 'x-errors'?: readonly ContractRefusal[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

export type ContractChecks = {
  /**
   * Fields of the request that break a rule, one fault each: with the key of the entry of `x-errors` for that rule, or
   * with the rule's own.
   */
  request(operation: Operation, input: RequestInput): FieldError[]
  /**
   * The limits known at run time only that a body breaks, one fault each: with the key of the entry of `x-errors` for
   * that limit, or with the rule's own.
   */
  limits(operation: Operation, body: Readonly<Record<string, unknown>>, limits: object): FieldError[]
  /** Returns the violations of the contract in an answer, as sentences; empty when it keeps the contract. */
  answer(operation: Operation, envelope: unknown): string[]
  /** Longest body of the operation, in bytes. */
  bodyLimit(operation: Operation): number
  /** Returns true when the call is refused without a `lang` header. */
  needsLanguage(operation: Operation): boolean
}

/** Of a form beside the texts that the contract allows to be long, and of an upload, in bytes. */
const FORM_LIMIT = 64 * 1024
/** Room for the rest of the form beside the picture. */
const UPLOAD_LIMIT = MOST_PHOTO_BYTES + 1024 * 1024

const ROOT = 'contract'

/** A part of the contract with its references pointing into the schema that `createContractChecks` adds. */
const rooted = (part: unknown): object =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/components/schemas/', `"${ROOT}#/$defs/`)) as object

/** A schema sees a file as text of as many characters as it has bytes. */
const textOf = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value instanceof Blob ? 'x'.repeat(value.size) : value,
    ]),
  )

/** The value of JSON text; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unconditional = ({ if: _if, then: _then, else: _else, ...schema }: Schema): Schema =>
  schema.allOf === undefined ? schema : { ...schema, allOf: schema.allOf.map(unconditional) }

const known = new WeakMap<ContractDocument, ContractChecks>()

/**
 * Returns the checks of a contract, which all sandboxes of a process share: compiling its schemas takes most of the time
 * that a sandbox needs to start.
 */
export function contractChecksOf(document: ContractDocument): ContractChecks {
  const checks = known.get(document) ?? createContractChecks(createAjv(), document)
  known.set(document, checks)
  return checks
}

/** Checks against the contract itself, so that nothing the sandbox takes or gives is known only to it. */
export function createContractChecks(ajv: Ajv, document: ContractDocument): ContractChecks {
  ajv.addSchema({ $id: ROOT, $defs: rooted(document.components.schemas) })
  const compiled = new Map<string, ValidateFunction>()

  function compile(key: string, schema: unknown): ValidateFunction {
    const validate = compiled.get(key) ?? ajv.compile(rooted(schema))
    compiled.set(key, validate)
    return validate
  }

  /** Validates by the schema at a path of the contract; compiled on first use. */
  function at(path: readonly string[]): ValidateFunction {
    let part: unknown = document
    for (const name of path) part = (part as Readonly<Record<string, unknown>> | undefined)?.[name]
    if (part === undefined) throw new RangeError(`the contract has no ${path.join(' ')}`)
    return compile(path.join(' '), part)
  }

  function resolve({ $ref, ...schema }: Schema): Schema {
    const target = $ref && document.components.schemas[$ref.slice('#/components/schemas/'.length)]
    return target ? { ...resolve(target), ...schema } : schema
  }

  const placeOf = ({ path, method }: Operation): string[] => ['paths', path, method.toLowerCase()]
  const described = ({ path, method }: Operation): ContractOperation | undefined =>
    document.paths[path]?.[method.toLowerCase()]

  function bodySchema(operation: Operation): Schema | undefined {
    const [content] = Object.values(described(operation)?.requestBody?.content ?? {})
    return content && resolve(content.schema)
  }

  /** Validates a body, with or without what holds only under a condition. */
  function bodyCheck(operation: Operation, conditions: boolean): ValidateFunction | undefined {
    const schema = bodySchema(operation)
    return schema && compile(`${operation.id} ${conditions}`, conditions ? schema : unconditional(schema))
  }

  function parameterFaults(operation: Operation, values: Readonly<Record<string, unknown>>): FieldError[] {
    const parameters = described(operation)?.parameters ?? []
    return parameters.flatMap(({ name }, index) => {
      const value = values[name]
      if (value === undefined) return []
      const validate = at([...placeOf(operation), 'parameters', String(index), 'schema'])
      if (validate(value)) return []
      const [fault] = fieldErrors(
        (validate.errors ?? []).map((error) => ({ ...error, instancePath: `/${name}` })),
      )
      return [fault ?? { field: name, key: 'not-allowed' }]
    })
  }

  /** Faults of texts that carry JSON: of the text itself, or of the fields within it, which forms have by these names. */
  function contentFaults(operation: Operation, body: Readonly<Record<string, unknown>>): FieldError[] {
    return Object.entries(bodySchema(operation)?.properties ?? {}).flatMap(([field, { contentSchema }]) => {
      const text = body[field]
      if (contentSchema === undefined || typeof text !== 'string') return []
      const content = parsed(text)
      const validate = compile(`${operation.id} ${field} content`, contentSchema)
      if (content !== undefined && validate(content)) return []
      const within = content === undefined ? [] : fieldErrors(validate.errors ?? [])
      return within.length > 0 ? within : [{ field, key: 'wrong-format' }]
    })
  }

  return {
    request(operation, { params, query, body, faults }) {
      const named = described(operation)?.['x-errors'] ?? []
      const found = faults.map(({ field, key }) => ({
        field,
        key: key === 'required' ? (namedKey(named, field, 'required') ?? key) : key,
      }))
      found.push(...parameterFaults(operation, { ...params, ...query }))
      // What depends on a field that could not be read cannot be judged.
      const validate = bodyCheck(operation, faults.length === 0)
      if (validate !== undefined && !validate(textOf(body)))
        found.push(...fieldErrors(validate.errors ?? [], named))
      found.push(...contentFaults(operation, body))
      return [...new Map(found.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
    },
    limits(operation, body, $ctx) {
      const schema = bodySchema(operation)
      if (schema === undefined) return []
      const validate = compile(`${operation.id} limits`, withContext(schema))
      if (validate({ ...textOf(body), $ctx })) return []
      const named = described(operation)?.['x-errors'] ?? []
      // Where a limit is broken, the whole counts none of its part's fields as known.
      const rules = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'unevaluatedProperties')
      const faults = rules.flatMap((error) => {
        const [fault] = fieldErrors([error], named)
        if (fault === undefined) return []
        const ctx: unknown = error.params['ctx']
        const entry = named.find((each) => each.ctx !== undefined && each.ctx === ctx)
        return entry === undefined ? [fault] : [{ field: entry.field ?? fault.field, key: entry.key }]
      })
      return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
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
    bodyLimit(operation) {
      if (operation.encoding === 'multipart') return UPLOAD_LIMIT
      const fields = Object.values(bodySchema(operation)?.properties ?? {})
      const longest = fields.map((field) => resolve(field).maxLength ?? 0)
      // A character may be written as `%XX`.
      return FORM_LIMIT + 3 * longest.reduce((sum, length) => sum + length, 0)
    },
    needsLanguage: (operation) =>
      described(operation)?.parameters?.some(({ name, required }) => name === 'lang' && required === true) ??
      false,
  }
}
