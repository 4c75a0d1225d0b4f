import { cpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { isJson } from '#src/contract-checks/document/place.ts'
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Exchange } from '#src/contract-checks/judge/exchange.ts'
import { judgeExchanges } from '#src/contract-checks/judge/judge-exchanges.ts'
import { createJudge } from '#src/contract-checks/judge/judge.ts'
import { type Body, faultKinds, OURS } from './faults.ts'

const api = await loadApi('openapi/openapi.yaml')
const judge = createJudge(api)

/** The answer that the contract shows for each operation. */
const examples = api.operations.flatMap((operation) => {
  const responses = operation.node['responses']
  const fine = isJson(responses) && isJson(responses['200']) ? responses['200'] : {}
  const content = isJson(fine['content']) ? fine['content']['application/json'] : undefined
  const example = isJson(content) ? content['example'] : undefined
  return example === undefined ? [] : [{ operation, example }]
})

const answer = (body: unknown, contentType = 'application/json', status = 200) => ({
  status,
  contentType,
  text: JSON.stringify(body),
})

test('the examples of all operations are judged without findings', () => {
  expect(examples.length).toBe(api.operations.length)
  const found = examples.map(({ operation, example }) => [
    operation.id,
    judge.answer(operation, answer(example)),
  ])
  expect(found.filter(([, faults]) => faults?.length !== 0)).toEqual([])
})

test.each(faultKinds(OURS))(
  '$name: found in every operation that can have it, at its place, once',
  (kind) => {
    // A page of which only the first is asked for has no `x-paging` to break.
    const subjects = examples.filter(
      ({ operation }) => kind.rule !== 'paging' || operation.paging !== undefined,
    )
    const judged = subjects.flatMap(({ operation, example }) => {
      const body = structuredClone(example) as Body
      const at = kind.inject(body)
      return at === undefined ? [] : [{ operation, at, found: judge.answer(operation, answer(body)) }]
    })
    const seen = judged.filter(({ found }) => found.length > 0)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    const missed = judged.filter(({ found }) => found.length === 0)
    expect(
      (kind.sometimesFine === true ? [] : missed).map(({ operation, at }) => `${operation.id} ${at}`),
    ).toEqual([])
    const findings = seen.reduce((sum, { found }) => sum + found.length, 0)
    expect(findings / seen.length).toBeLessThanOrEqual(1.2)
    const elsewhere = seen.filter(
      ({ at, found }) =>
        !found.some((fault) => fault.rule === 'paging' || (fault.rule === kind.rule && fault.at === at)),
    )
    expect(elsewhere.map(({ operation, at, found }) => [operation.id, at, found])).toEqual([])
  },
)

const [first] = examples
const fine = JSON.stringify(first?.example)
test.each([
  ['another content type', 'content-type', { status: 200, contentType: 'text/plain', text: fine }],
  ['no content type', 'content-type', { status: 200, contentType: '', text: fine }],
  ['a page of HTML', 'content-type', { status: 200, contentType: 'text/html', text: '<html>' }],
  ['a body that is cut off', 'not-json', { status: 200, contentType: 'application/json', text: '{"code":' }],
  ['nothing at all', 'not-json', { status: 200, contentType: 'application/json', text: '' }],
  ['bytes that are not UTF-8', 'not-json', { status: 200, contentType: 'application/json', text: undefined }],
  ['deep nesting', 'not-json', { status: 200, contentType: 'application/json', text: '['.repeat(100_000) }],
  ['a list', 'wrong-type', { status: 200, contentType: 'application/json', text: '[]' }],
  [
    'no code',
    'missing-field',
    { status: 200, contentType: 'application/json', text: fine.replace('"code":0,', '') },
  ],
  ['status 500', 'undocumented-status', { status: 500, contentType: 'application/json', text: fine }],
  ['status 201', 'undocumented-status', { status: 201, contentType: 'application/json', text: fine }],
  ['status 404', 'operation-missing', { status: 404, contentType: 'text/html', text: '' }],
  ['status 405', 'operation-missing', { status: 405, contentType: 'text/html', text: '' }],
])('%s is one finding: %s', (_what, rule, given) => {
  if (first === undefined) throw new Error('no operation')
  expect(judge.answer(first.operation, given).map((fault) => fault.rule)).toEqual([rule])
})

test('a refusal with a documented code, or one of the session, is no finding', () => {
  if (first === undefined) throw new Error('no operation')
  for (const code of [500, 4000])
    expect(judge.answer(first.operation, answer({ code, message: 'no' }))).toEqual([])
})

test('a refusal is validated by the schema of refusals first', () => {
  if (first === undefined) throw new Error('no operation')
  expect(judge.answer(first.operation, answer({ code: 9, message: 7 }))).toMatchObject([
    { at: '/message', rule: 'wrong-type', expected: 'string or null', got: 'integer' },
  ])
})

test('10,000 exchanges are judged in less than 5 s', () => {
  const exchanges = Array.from({ length: 10_000 }, (_, index): Exchange => {
    const { operation, example } = examples[index % examples.length] ?? {}
    const query =
      operation?.parameters.filter(({ in: place, required }) => place === 'query' && required) ?? []
    const search = new URLSearchParams(query.map(({ name, example: sent }) => [name, String(sent)]))
    return {
      method: operation?.method ?? '',
      url: new URL(
        `https://shop.test/api${operation?.path.replaceAll(/\{\w+\}/g, '7') ?? ''}?${search.toString()}`,
      ),
      headers: new Map(),
      type: '',
      body: '',
      answer: answer(example),
    }
  })
  const start = cpuUsage()
  const report = judgeExchanges(api, exchanges)
  // Time of the processor: what others do on the machine at the same time does not count.
  expect(cpuUsage(start).user / 1000).toBeLessThan(5000)
  expect(report).toMatchObject({ calls: 10_000, findings: [], skipped: [] })
})
