/** Runs orval on the bundled contract and mends what it cannot know. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import { orvalConfig } from '../../../orval.config.ts'
import { calls, type Contract, type JsonSchema, tagOf } from './contract.ts'

/** Scalars whose type in the app is not their type on the wire. */
const appTypes: Record<string, string> = {
  decimal: `export type { Decimal } from '#src/core/money/decimal.ts'\n`,
  id: `export type { Id } from '#src/core/contract/id.ts'\n`,
  'date-time-text': `export type { Instant as DateTimeText } from '#src/core/time/instant.ts'\n`,
  'epoch-millis': `export type { Instant as EpochMillis } from '#src/core/time/instant.ts'\n`,
  'date-text': `export type { DateText } from '#src/core/time/day.ts'\n`,
}

/** Writes client/, models/, mocks/ and wire/ under `root`, where contract.json and requests/ already are. */
export async function runOrval(root: string, contract: Contract): Promise<void> {
  writeFileSync(join(root, 'mock-contract.json'), JSON.stringify(forMocks(contract)))
  const config = orvalConfig(root, contract)
  await quietly(async () => {
    await generate(config.app)
    await generate(config.wire)
  })
  rmSync(join(root, 'mock-contract.json'))
  for (const [name, text] of Object.entries(appTypes)) replaceModel(root, name, text)
  dropUnused(root)
  writeFileSync(join(root, 'mocks/all.ts'), mockTable(contract))
}

/** orval reports progress on standard output, where the checks print theirs. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}

function replaceModel(root: string, name: string, text: string): void {
  const file = join(root, `models/${name}.ts`)
  if (!existsSync(file)) return
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before.slice(0, before.indexOf('*/') + 3)}${text}`)
}

/** Only mocks and wire types are kept of the second run; its plain HTTP functions have no reader. */
function dropUnused(root: string): void {
  for (const area of readdirSync(join(root, 'mocks'))) rmSync(join(root, 'mocks', area, `${area}.ts`))
}

/** Most rows of a mocked list, unless the contract wants more. */
const mockRows = 8

/**
 * The same document, narrowed to what a mock should draw: patterns in faker's dialect, lists of a
 * handful of rows instead of the allowed thousand, ids that are numbers, amounts that look like
 * what their unit says.
 */
function forMocks(contract: Contract): Contract {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const schema = node as JsonSchema
    const keys = allowedKeys(contract, schema)
    if (keys !== undefined && typeof schema['additionalProperties'] === 'object') {
      const value = visit(schema['additionalProperties'])
      return { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, value])) }
    }
    const known = mocked(schema) ?? nullable(schema)
    if (known !== undefined) return known
    if (schema['type'] === 'integer' && schema['enum'] === undefined && schema['maximum'] === undefined)
      return visit({ ...schema, maximum: 9999 })
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, narrowed(key, value) ?? visit(value)]),
    )
  }
  return visit(contract) as Contract
}

/** Schemas that a mock draws in a way of its own: by a format that only orval.config.ts knows. */
const mockedSchemas: Readonly<Record<string, JsonSchema>> = {
  Id: { type: 'integer', minimum: 10_000, maximum: 99_999_999 },
  CoinUnit: { type: 'string', format: 'coin-unit' },
  AuthenticatorSecret: { type: 'string', format: 'base32' },
}

/** Units of amounts that are drawn in a range of their own. */
const units: ReadonlySet<unknown> = new Set(['coin', 'ratio', 'percent'])

/** The keys that an object used as a map may have, where the contract names them. */
function allowedKeys(contract: Contract, schema: JsonSchema): readonly string[] | undefined {
  const names = schema['propertyNames'] as JsonSchema | undefined
  const ref = names?.['$ref']
  const resolved =
    typeof ref === 'string' ? contract.components.schemas[ref.replace('#/components/schemas/', '')] : names
  return resolved?.['enum'] as readonly string[] | undefined
}

function mocked(schema: JsonSchema): JsonSchema | undefined {
  const ref = schema['$ref']
  if (typeof ref !== 'string') return undefined
  const name = ref.replace('#/components/schemas/', '')
  if (name !== 'Decimal') return mockedSchemas[name]
  return units.has(schema['x-unit'])
    ? { type: 'string', format: `decimal-${String(schema['x-unit'])}` }
    : undefined
}

/** An amount that may be null says its unit outside the choice; what is drawn has to know it inside. */
function nullable(schema: JsonSchema): JsonSchema | undefined {
  const { oneOf, 'x-unit': unit } = schema
  if (!Array.isArray(oneOf) || unit === undefined) return undefined
  const known = oneOf.map((part: JsonSchema) => mocked({ ...part, 'x-unit': unit }) ?? part)
  return { ...schema, oneOf: known }
}

function narrowed(keyword: string, value: unknown): unknown {
  if (keyword === 'pattern' && typeof value === 'string') return plainPattern(value)
  // A list that may be empty is drawn with rows: there is something to look at.
  if (keyword === 'minItems' && value === 0) return 1
  if (keyword === 'maxItems' && typeof value === 'number') return Math.min(value, mockRows)
  return undefined
}

/** faker draws from a small dialect of patterns: no anchors, no `\d`. */
function plainPattern(pattern: string): string {
  return pattern.replace(/^\^|\$$/g, '').replaceAll(String.raw`\d`, '[0-9]')
}

function mockTable(contract: Contract): string {
  const names = calls(contract).map(({ operation }) => ({
    id: operation.operationId,
    tag: tagOf(operation),
    name: operation.operationId.charAt(0).toUpperCase() + operation.operationId.slice(1),
  }))
  const areas = Map.groupBy(names, ({ tag }) => tag)
  const imports = [...areas].map(
    ([tag, rows]) =>
      `import {\n${rows.map(({ name }) => `  get${name}ResponseMock,\n`).join('')}} from './${tag}/${tag}.msw.ts'\n`,
  )
  const rows = names.map(({ id, name }) => `  ${id}: { answer: get${name}ResponseMock },\n`)
  return [
    '// Generated from the contract by `npm run generate`. Do not edit.\n',
    "import type { OperationId } from '../operations/all.ts'\n",
    ...imports,
    '\n/** Draws one answer of an operation. */\n',
    'export type Mock = { answer: () => unknown }\n\n',
    `export const mocks: Record<OperationId, Mock> = {\n${rows.join('')}}\n`,
  ].join('')
}
