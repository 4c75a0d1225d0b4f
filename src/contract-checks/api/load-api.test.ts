import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createJudge } from '../judge/judge.ts'
import type { Api, AnswerKind } from './api.ts'
import { loadApi } from './load-api.ts'

const folder = mkdtempSync(join(tmpdir(), 'load-api-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CONTRACT = `openapi: 3.1.0
info: { title: Depot, version: '1' }
paths:
  /orders:
    get:
      operationId: orders
      responses:
        '200':
          description: Success or failure
          content:
            application/json:
              schema:
                oneOf:
                  - type: object
                    required: [code, msg, data]
                    properties:
                      code: { const: 0 }
                      msg: { type: string } # of a success
                      data: { $ref: '#/components/schemas/OrderPage' }
                  - type: object
                    required: [code, msg]
                    properties:
                      code: { type: integer, minimum: 1 }
                      msg: { type: string, maxLength: 9 } # of a refusal
components:
  schemas:
    Page:
      type: object
      properties:
        rows: { type: array, items: { $dynamicRef: '#row' } } # of all pages
      $defs: { row: { $dynamicAnchor: row, not: {} } }
    OrderPage:
      $ref: '#/components/schemas/Page'
      $defs:
        row: { $dynamicAnchor: row, type: object, properties: { amount: { type: string } } }
`

async function load(): Promise<{ api: Api; lineOf: (at: string, of: AnswerKind) => string | undefined }> {
  const file = join(folder, 'depot.yaml')
  writeFileSync(file, CONTRACT)
  const api = await loadApi(file)
  const lines = readFileSync(file, 'utf8').split('\n')
  const [operation] = api.operations
  if (operation === undefined) throw new Error('no operation was read')
  return { api, lineOf: (at, of) => lines[api.placeOf(operation, at, 'answer', of).line - 1]?.trim() }
}

test('an error points at the field of the branch that the answer was', async () => {
  const { lineOf } = await load()
  expect(lineOf('/msg', { status: '200', refused: false })).toMatch(/# of a success$/)
  expect(lineOf('/msg', { status: '200', refused: true })).toMatch(/# of a refusal$/)
})

test('the schema that an anchor means is judged, and an error points at where the shared schema names it', async () => {
  const { api, lineOf } = await load()
  const page = { $ref: '#/components/schemas/OrderPage' }
  const judge = createJudge(api)
  expect(judge.value(page, { rows: [{ amount: '1' }] })).toEqual([])
  expect(judge.value(page, { rows: [{ amount: 1 }] })).toMatchObject([
    { at: '/rows/0/amount', rule: 'wrong-type' },
  ])
  expect(lineOf('/data/rows/0/amount', { status: '200', refused: false })).toMatch(/# of all pages$/)
})
