/** The bundled contract as the build steps see it: a plain OpenAPI 3.1 document with our marks. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { bundle, createConfig, type Config, getLineColLocation } from '@redocly/openapi-core'
import type { ReadGroups } from '#src/core/contract/changes.ts'
import type { Need } from '#src/core/contract/needs.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'

export type JsonSchema = { readonly [keyword: string]: unknown }

export type ContractParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
}

type Media = { readonly schema: JsonSchema; readonly encoding?: Record<string, { explode?: boolean }> }

type XError = { code: number; key: string; field?: string; need?: Need; description?: string }

export type ContractOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security?: readonly Record<string, string[]>[]
  readonly parameters?: readonly ContractParameter[]
  readonly requestBody?: { readonly content: Record<string, Media>; readonly required?: boolean }
  readonly responses: { readonly '200': { readonly content: { 'application/json': { schema: JsonSchema } } } }
  readonly 'x-effect': 'read' | 'act'
  readonly 'x-changes'?: readonly string[]
  readonly 'x-also-method'?: string | readonly string[]
  readonly 'x-secrets'?: readonly string[]
  readonly 'x-errors'?: readonly XError[]
  readonly 'x-paging'?: { page: string; base: 0 | 1; size: string; items: string; total: string }
  readonly 'x-bare'?: boolean
  readonly 'x-optional-service'?: string
}

export type Contract = {
  readonly openapi: string
  readonly info: Record<string, unknown>
  readonly security?: readonly Record<string, string[]>[]
  readonly 'x-session-codes': {
    readonly loggedOut: readonly number[]
    readonly ask: number
    readonly check: string
  }
  readonly 'x-promotion'?: object
  readonly 'x-read-groups'?: ReadGroups
  readonly paths: Record<string, Record<string, unknown>>
  readonly components: {
    readonly schemas: Record<string, JsonSchema>
    readonly parameters?: Record<string, ContractParameter>
  }
}

export type Call = { readonly method: string; readonly path: string; readonly operation: ContractOperation }

const methods = new Set(['get', 'post', 'put', 'delete'])

type Problem = Awaited<ReturnType<typeof bundle>>['problems'][number]

let cached: Config | undefined

/** Joins the split document into one, each schema file a component of its own name. */
export async function bundleContract(entry = 'openapi/openapi.yaml'): Promise<Contract> {
  cached ??= await createConfig({})
  const { bundle: document, problems } = await bundle({ ref: entry, config: cached })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw new BadInput(errors.map(placed).join('; '))
  return normalise(document.parsed as Contract)
}

/** A problem with the file, line and column that it stands at. */
function placed({ message, location }: Problem): string {
  const [first] = location
  if (first === undefined) return message
  const { source, start } = getLineColLocation(first)
  return `${relative(process.cwd(), source.absoluteRef)}:${start.line}:${start.col}: ${message}`
}

export function readContract(file: string): Contract {
  return JSON.parse(readFileSync(file, 'utf8')) as Contract
}

/** Parameter references are written out, so that every reader finds name and place at the operation; none are left. */
function normalise(contract: Contract): Contract {
  const { parameters: _, ...components } = contract.components
  const copy = structuredClone({ ...contract, components })
  for (const item of Object.values(copy.paths))
    for (const [key, value] of Object.entries(item)) {
      if (!methods.has(key)) continue
      const operation = value as { parameters?: unknown[] }
      operation.parameters = (operation.parameters ?? []).map((parameter) => lookUp(contract, parameter))
    }
  return copy
}

function lookUp(contract: Contract, parameter: unknown): unknown {
  const ref = (parameter as { $ref?: string }).$ref
  if (ref === undefined) return parameter
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract)
}

/** Every operation, in the order of the document. */
export function calls(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: operation as ContractOperation,
      })),
  )
}

export function isSecured(contract: Contract, operation: ContractOperation): boolean {
  return (operation.security ?? contract.security ?? []).some((entry) => Object.keys(entry).length > 0)
}

export function tagOf(operation: ContractOperation): string {
  const [tag] = operation.tags
  if (tag === undefined) throw new Error(`${operation.operationId} has no tag`)
  return tag
}

/** The example of an operation's answer. */
export function exampleOf({ responses }: ContractOperation): unknown {
  return Reflect.get(responses['200'].content['application/json'], 'example')
}
