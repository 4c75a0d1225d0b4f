/** Runs orval on the bundled contract and mends what it cannot know. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import { orvalConfig } from '../../orval.config.ts'
import { calls, type Contract, type JsonSchema, tagOf } from './contract.ts'

/** Scalars whose type in the app is not their type on the wire. */
const appTypes: Record<string, string> = {
  decimal: `export type { Decimal } from '#src/money/decimal.ts'\n`,
  id: `export type { Id } from '#src/contract/id.ts'\n`,
  'date-time-text': `export type { Instant as DateTimeText } from '#src/time/instant.ts'\n`,
  'epoch-millis': `export type { Instant as EpochMillis } from '#src/time/instant.ts'\n`,
  'date-text': `export type { DateText } from '#src/time/day.ts'\n`,
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

/**
 * faker's pattern generator takes anchors literally; and a generator must not meet rules it does not know:
 * the mocks are made from the same document without anchors.
 */
function forMocks(contract: Contract): Contract {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const copy: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(node as JsonSchema))
      copy[key] =
        key === 'pattern' && typeof value === 'string' ? value.replace(/^\^|\$$/g, '') : visit(value)
    return copy
  }
  return visit(contract) as Contract
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
      `import {\n${rows.map(({ name }) => `  get${name}MockHandler,\n  get${name}ResponseMock,\n`).join('')}} from './${tag}/${tag}.msw.ts'\n`,
  )
  const rows = names.map(
    ({ id, name }) => `  ${id}: { handler: get${name}MockHandler, answer: get${name}ResponseMock },\n`,
  )
  return [
    '// Generated from the contract by `npm run generate`. Do not edit.\n',
    ...imports,
    '\n/** For each operation: the MSW handler, and the function that draws one answer. */\n',
    `export const mocks = {\n${rows.join('')}}\n`,
  ].join('')
}
