import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { REPORT_FORMATS } from '../output/report-writer.ts'
import { output } from './run-output.ts'
import { reportOfRun } from './run-report.ts'
import { otherStyle } from '../testing/other-style.ts'
import { ADVICE } from './advice.ts'
import { withRules } from './advice-page.ts'
import { RULES } from './violation.ts'
import { readHar } from './har.ts'
import type { Config } from '../config.ts'
import { judgeExchanges } from './judge-exchanges.ts'

const folder = mkdtempSync(join(tmpdir(), 'judge-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contract = join(folder, 'contract.yaml')
writeFileSync(contract, otherStyle)
const api = await loadApi(contract, { code: 'errno', success: 'OK' })

type Call = {
  path?: string
  send?: unknown
  answer: unknown
  status?: number
  base64?: true
  session?: false
  time?: number
}

/** Judges calls of `POST /v1/orders` (or another path) as a browser would have saved them. */
const judged = (...calls: Call[]) => judgedBy({}, ...calls)

function judgedBy(config: Partial<Config>, ...calls: Call[]) {
  const file = join(folder, 'recorded.har')
  const entries = calls.map(
    ({ path = '/v1/orders', send = { size: 5 }, answer, status = 200, base64, session, time }) => {
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return {
        ...(time === undefined ? {} : { time }),
        request: {
          method: 'POST',
          url: `https://shop.test/gateway${path}`,
          headers: session === false ? [] : [{ name: 'X-Session', value: 'very-secret' }],
          postData: { mimeType: 'application/json', text: JSON.stringify(send) },
        },
        response: {
          status,
          headers: [{ name: 'Content-Type', value: 'application/json;charset=UTF-8' }],
          content: base64 === true ? { text, encoding: 'base64' } : { text },
        },
      }
    },
  )
  writeFileSync(file, JSON.stringify({ log: { entries } }))
  return judgeExchanges(api, readHar(file), { ignore: new Set(), latency: undefined, ...config })
}

const fine = { errno: 'OK', result: [{ id: 1, price: '1.5', note: null }] }
const short = (report: ReturnType<typeof judged>) =>
  report.findings.map(({ operation, rule, at }) => `${operation} ${rule.replace('openbourse/', '')} ${at}`)

test('a correct server in another style has no findings: OpenAPI 3.0, oneOf of success and refusal, JSON bodies, other names', () => {
  const report = judged({ answer: fine }, { answer: { errno: 'LIMIT', reason: 'too many' } })
  expect(report).toMatchObject({ findings: [], judged: ['findOrders'], operations: 3, calls: 2, skipped: [] })
})

test.each([
  ['missing field', { errno: 'OK', result: [{ id: 1, note: null }] }, 'missing-field /result/0/price'],
  ['null', { errno: 'OK', result: [{ ...fine.result[0], price: null }] }, 'null /result/0/price'],
  ['decimal', { errno: 'OK', result: [{ ...fine.result[0], price: '1,5' }] }, 'format /result/0/price'],
  ['limit', { errno: 'OK', result: [{ ...fine.result[0], id: 0 }] }, 'range /result/0/id'],
  ['undeclared', { errno: 'OK', result: [], more: 1 }, 'undeclared-field /more'],
  ['refusal with another code', { errno: 'GONE', reason: 'x' }, 'enum /errno'],
  ['refusal without its reason', { errno: 'LIMIT' }, 'missing-field /reason'],
])('%s: one finding', (_what, answer, expected) => {
  expect(short(judged({ answer }))).toEqual([`findOrders ${expected}`])
})

test('a violation in many items is one finding, and one in some of like calls is called intermittent', () => {
  const broken = { errno: 'OK', result: [1, 2].map((id) => ({ id, price: 1.5, note: null })) }
  const { findings } = judged({ answer: fine }, { answer: broken }, { answer: broken })
  expect(findings).toMatchObject([{ at: '/result/0/price', times: 2, of: 3 }])
  expect(findings[0]?.message).toContain('intermittent: 2 of 3 calls')
})

test('bytes that are not UTF-8 and an undocumented status are found', () => {
  const latin = Buffer.from('{"errno":"\xE9"}', 'latin1').toString('base64')
  expect(short(judged({ answer: latin, base64: true }))).toEqual(['findOrders not-json '])
  expect(short(judged({ answer: fine, status: 502 }))).toEqual(['findOrders undocumented-status '])
})

test('addresses that are not in the contract are counted, not judged', () => {
  const report = judged({ path: '/v1/other', answer: 'x' })
  expect(report.skipped).toEqual([{ what: '1 exchange', why: 'no operation of the contract' }])
  expect(report.calls).toBe(0)
})

test('no output contains a secret, and each contains operation and place', () => {
  const report = judged({
    path: '/v1/orders/42?pin=4711',
    send: { password: 'hunter2' },
    answer: { errno: 'OK', result: { token: { secret: 'abc123' } } },
  })
  expect(short(report)).toEqual(['payOrder wrong-type /result/token'])
  for (const write of Object.values(REPORT_FORMATS)) {
    const text = write(reportOfRun(report)).replaceAll('<wbr>', '')
    expect(text).toContain('payOrder')
    expect(text).toContain('/result/token')
    for (const secret of ['hunter2', 'very-secret', '4711', 'abc123']) expect(text).not.toContain(secret)
  }
})

test('text from a server cannot inject into the terminal, XML, Markdown or annotations', () => {
  const evil = '\u001B[2J</failure>|`<b>\n::error::x\uD800'
  const report = reportOfRun(
    judged({ answer: { errno: 'OK', result: [{ id: 1, price: evil, note: null }] } }),
  )
  const { text, junit, markdown, github } = REPORT_FORMATS
  expect(report.findings).toHaveLength(1)
  expect(text(report)).not.toContain('\u001B')
  expect(junit(report)).not.toMatch(/<\/failure>\|/)
  expect(markdown(report)).not.toContain('\u001B')
  expect(github(report).trimEnd().split('\n')).toHaveLength(1)
})

test('SARIF gives line and column of the operation in the contract', () => {
  const { runs } = JSON.parse(REPORT_FORMATS.sarif(reportOfRun(judged({ answer: [] })))) as {
    runs: { results: { ruleId: string; locations: unknown[] }[] }[]
  }
  const line = otherStyle.split('\n').findIndex((text) => text.includes('post: # findOrders')) + 1
  expect(runs[0]?.results).toMatchObject([
    {
      ruleId: 'openbourse/wrong-type',
      locations: [{ physicalLocation: { region: { startLine: line, startColumn: 5 } } }],
    },
  ])
})

test('outputs are written to files beside what is printed, and the exit code reports findings', () => {
  const file = join(folder, 'report.xml')
  expect(output(judged({ answer: fine }), [], { format: 'github', write: [`junit=${file}`] })).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('tests="1" failures="0"')
  expect(output(judged({ answer: fine }), [], { format: 'github', write: [] })).toBe(0)
})

const taken = { errno: 'OK', result: [{ id: 1, price: '1.5' }] }
const rulesIn = (report: ReturnType<typeof judged>) =>
  report.findings.map(({ rule, operation }) => `${operation} ${rule.replace('openbourse/', '')}`)

test('a recorded request that breaks the contract must not succeed', () => {
  expect(rulesIn(judged({ send: { size: 0 }, answer: taken }))).toEqual(['findOrders accepts-bad-input'])
  expect(rulesIn(judged({ send: { size: 0 }, answer: { errno: 'LIMIT', reason: 'size' } }))).toEqual([])
  expect(rulesIn(judged({ send: { size: '•••' }, answer: taken }))).toEqual([])
})

test('a recorded success without a token is told where the recording has tokens', () => {
  const open: Call = { answer: taken, session: false }
  expect(rulesIn(judged({ answer: taken }, open))).toEqual(['findOrders works-without-token'])
  expect(rulesIn(judged(open))).toEqual([])
})

test('a recorded operation is too slow when it took longer every time', () => {
  const timed = (...times: number[]) =>
    rulesIn(judgedBy({ latency: { 'find*': 100 } }, ...times.map((time): Call => ({ answer: taken, time }))))
  expect(timed(300, 200)).toEqual(['findOrders too-slow'])
  expect(timed(300, 90)).toEqual([])
})

test('docs/contract-checks.md lists every rule as it is', () => {
  const page = readFileSync('docs/contract-checks.md', 'utf8')
  expect(Object.keys(ADVICE)).toEqual(Object.keys(RULES))
  expect(page).toContain('| `missing-field` |')
  expect(withRules(page)).toBe(page)
})
