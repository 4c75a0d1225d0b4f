/** The legacy profile and the client's decoder take the same answers: of all operations, changed at every place. */
import { expect, test } from 'vitest'
import { operations } from '#generated/operations/all.ts'
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import { createJudge, type Judge } from '#src/contract-checks/judge/judge.ts'
import { parseWire } from '#src/core/contract/json.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { readBody } from '#src/web/client/envelope.ts'
import { changesOf, exampleTexts, wordsOf } from './changed-answers.ts'

const api = await loadApi('openapi/openapi.yaml')
const legacy = createJudge(api, 'legacy')
const table: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.values(operations).map((operation) => [operation.id, operation]),
)

type Checked = { readonly operation: (typeof api.operations)[number]; readonly call: Operation }
const checked: readonly Checked[] = api.operations.flatMap((operation) => {
  const call = table[operation.id]
  return call === undefined ? [] : [{ operation, call }]
})

const answer = (text: string) => ({ status: 200, contentType: 'application/json', text })
const isClean = (judge: Judge, { operation }: Checked, text: string): boolean =>
  judge.answer(operation, answer(text)).length === 0

/** True where the client reads the answer, also as a refusal. */
function isRead(one: Checked, text: string): boolean {
  const parsed = parseWire(text)
  if (!parsed.ok) return false
  try {
    readBody(one.call, parsed.value)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.kind !== 'malformed'
  }
}

const words = wordsOf(api.document)

function differences(one: Checked, example: string): { readonly told: string[]; readonly read: number } {
  const changes = changesOf(example, words).map(({ text, change }) => ({
    change,
    text,
    reads: isRead(one, text),
  }))
  const told = changes
    .filter(({ text, reads }) => reads !== isClean(legacy, one, text))
    .map(({ change, reads }) => `${one.call.id} ${change}: the decoder ${reads ? 'reads' : 'refuses'} it`)
  return { told, read: changes.filter(({ reads }) => reads).length / changes.length }
}

test('the legacy profile takes exactly what the decoder reads, of every operation', () => {
  const all = checked.flatMap((one) => exampleTexts(one.operation).map((text) => differences(one, text)))
  expect(all.length).toBeGreaterThanOrEqual(checked.length)
  expect(all.flatMap(({ told }) => told)).toEqual([])
  const share = all.reduce((sum, { read }) => sum + read, 0) / all.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.8)
})

test.each(['logIn', 'logOut', 'listThumbs'])('refusals of %s are taken as the client takes them', (id) => {
  const one = checked.find(({ call }) => call.id === id)
  if (one === undefined) throw new Error(`no operation ${id}`)
  const refusal = { code: 4000, message: 'no', data: null, errors: [{ field: 'username', key: 'taken' }] }
  expect(differences(one, JSON.stringify(refusal)).told).toEqual([])
})
