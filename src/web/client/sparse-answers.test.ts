/** Answers of servers of the family that leave out, or add, something without which a screen can do. */
import { expect, test } from 'vitest'
import { logOutOperation } from '#generated/operations/session.ts'
import { listAnnouncementsOperation } from '#generated/operations/content.ts'
import { listPairsOperation, listThumbsOperation } from '#generated/operations/market.ts'
import { listSpotFillsOperation } from '#generated/operations/spot.ts'
import { decode } from '#src/core/contract/decode.ts'
import { parseWire } from '#src/core/contract/json.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { readBody } from './envelope.ts'
import document from '#generated/contract.json' with { type: 'json' }

/** The example of an operation's success without a field, wherever it stands. */
function exampleWithout({ method, path }: Operation, field: string): string {
  const { [path]: item } = document.paths as Record<string, Record<string, { responses: Responses }>>
  const answer = item?.[method.toLowerCase()]?.responses['200']?.content['application/json']
  const [example] = Object.values(answer?.examples ?? {})
  const text = JSON.stringify(example?.value ?? answer?.example)
  expect(text).toContain(`"${field}":`)
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === field ? undefined : value))
}
type Media = { readonly example?: unknown; readonly examples?: Record<string, { readonly value: unknown }> }
type Responses = Record<string, { readonly content: Record<string, Media> }>

test.each([
  ['zone', listThumbsOperation],
  ['maxBuyPrice', listPairsOperation],
  ['minTurnover', listPairsOperation],
  ['turnover', listSpotFillsOperation],
  ['announcementClassification', listAnnouncementsOperation],
] as const)('an answer without %s is read', (field, operation) => {
  const parsed = parseWire(exampleWithout(operation, field))
  if (!parsed.ok) throw new Error(parsed.message)
  const body = parsed.value as { readonly data?: unknown }
  expect(decode(operation.data, operation.bare === true ? body : body.data)).toMatchObject({ ok: true })
})

test.each([true, '', 0, { id: 7 }, [], undefined])('an act without data succeeds with %j', (data) => {
  expect(readBody(logOutOperation, { code: 0, message: 'done', data })).toEqual({
    code: 0,
    message: 'done',
    data: null,
  })
})
