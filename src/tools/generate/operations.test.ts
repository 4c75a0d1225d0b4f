import { expect, test } from 'vitest'
import type { Contract, JsonSchema } from './contract.ts'
import { writeOperations } from './operations.ts'

const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const operation = (operationId: string, tag: string, properties: Record<string, JsonSchema>) => ({
  post: {
    operationId,
    tags: [tag],
    summary: 'Asks',
    'x-effect': 'read',
    responses: {
      '200': {
        content: { 'application/json': { schema: { properties: { data: { type: 'object', properties } } } } },
      },
    },
  },
})

/** Two areas whose answers have the same fields. */
const written = (properties: Record<string, JsonSchema>) => {
  const contract: Contract = {
    openapi: '3.1.0',
    info: {},
    'x-session-codes': { loggedOut: [], ask: 0, check: '' },
    paths: { '/a': operation('listA', 'one', properties), '/b': operation('listB', 'two', properties) },
    components: {
      schemas: {
        Row: { type: 'object', properties: { number: { type: 'integer' } } },
        Side: { type: 'string', enum: ['BUY'] },
        State: { type: ['string', 'null'], enum: ['OPEN', null] },
      },
    },
  }
  return writeOperations(contract)
}

test('a shape used by two areas is generated once', () => {
  const files = written({ row: named('Row') })
  expect(files.get('operations/shared.ts')).toContain('export const Row: Shape')
  for (const area of ['one', 'two'])
    expect(files.get(`operations/${area}.ts`)).toContain("import { Row } from './shared.ts'")
})

test.each(['Side', 'State'])('each area has a list of its own values: %s', (name) => {
  const files = written({ value: named(name) })
  expect(files.get('operations/shared.ts')).toBeUndefined()
  for (const area of ['one', 'two'])
    expect(files.get(`operations/${area}.ts`)).toContain(`const ${name}: Shape`)
})
