import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RuleId } from '#src/contract-checks/judge/violation.ts'
import { type Body, faultKinds } from './faults.ts'
import {
  breakAnswer,
  check,
  freezeAnswers,
  replaceAnswer,
  isFor,
  toLines,
  withFields,
  type Subject,
} from './subject.ts'

/** Each kind is shown on so many operations. */
const VARIANTS = 3

/** Every kind of fault on at least three operations each: found, on the right operation and field, told once. */
export function faultTable(subject: Subject): void {
  const { api, server, style } = subject
  let faults = 0
  let findings = 0
  beforeEach(() => server.inject())

  /** Compares the findings with the injected error; more than one finding beside it counts against the average. */
  function verdict(found: readonly string[], ...right: string[]): string {
    faults += 1
    findings += found.length
    const isRight = found.filter((one) => right.includes(one)).length === 1 && found.length <= 2
    return isRight ? 'found' : `${right.join(' or ')} expected: ${found.join('; ')}`
  }

  describe.each(faultKinds(style))('$name', (kind) => {
    test('an injected fault is found at its place', async () => {
      let shown = 0
      for (const id of subject.reads) {
        let at: string | undefined
        server.inject(breakAnswer(subject, id, (body) => (at = kind.inject(body) ?? at)))
        const found = toLines(await check(subject, [id]))
        if (at === undefined || (found.length === 0 && kind.sometimesFine === true)) continue
        expect(verdict(found, `${id} ${kind.rule} ${at}`, `${id} paging ${at}`)).toBe('found')
        if ((shown += 1) === VARIANTS) break
      }
      expect(shown).toBe(VARIANTS)
    }, 60_000)
  })

  const json = { 'content-type': 'application/json' }
  const answers: [string, RuleId, (fine: Response) => Promise<Response> | Response][] = [
    [
      'another content type',
      'content-type',
      async (fine) => new Response(await fine.text(), { headers: { 'content-type': 'text/plain' } }),
    ],
    ['an operation that is gone', 'operation-missing', () => new Response('', { status: 404 })],
    ['a method that is gone', 'operation-missing', () => new Response('', { status: 405 })],
    [
      'a status nobody named',
      'undocumented-status',
      async (fine) => Response.json(await fine.json(), { status: 201 }),
    ],
    ['a server error', 'undocumented-status', () => Response.json({}, { status: 500 })],
    [
      'a body that is cut off',
      'not-json',
      async (fine) => new Response((await fine.text()).slice(0, -1), { headers: json }),
    ],
    ['an empty body', 'not-json', () => new Response('', { headers: json })],
  ]
  test.each(answers)(
    '%s: %s',
    async (_what, rule, answer) => {
      for (const id of subject.reads.slice(0, VARIANTS)) {
        server.inject(replaceAnswer(subject, id, answer))
        expect(verdict(toLines(await check(subject, [id])), `${id} ${rule} `)).toBe('found')
      }
    },
    60_000,
  )

  test.each(
    subject.secured.flatMap(
      (id) =>
        [
          [id, null],
          [id, 'no-such-token'],
        ] as const,
    ),
  )('%s works with the token %s', async (id, taken) => {
    const header = api.tokenHeader ?? ''
    let good = ''
    server.inject((request, pass) => {
      const sent = request.headers.get(header)
      if (sent !== null && sent !== 'no-such-token') good = sent
      if (isFor(api, id, request) && sent === taken) request.headers.set(header, good)
      return pass(request)
    })
    expect(verdict(toLines(await check(subject, [id])), `${id} works-without-token `)).toBe('found')
  })

  test.each(subject.unchecked)('%s does not check %s', async (id, field, good) => {
    let isOnce = false
    server.inject(async (request, pass) => {
      const copy = request.clone()
      const response = await pass(request)
      if (!isFor(api, id, copy)) return response
      const body = (await response.clone().json()) as Body
      isOnce = JSON.stringify(body).includes(field)
      if (body[style.code] === 0 || body[style.code] === 'OK' || !isOnce) return response
      const fixed = withFields(subject, id, (fields) => (fields[field] = good))
      return (await fixed(copy, pass, Object.create(null) as never)) ?? response
    })
    expect(verdict(toLines(await check(subject, [id])), `${id} accepts-bad-input /${field}`)).toBe('found')
  })

  test.each(subject.ignored)('%s ignores %s', async (id, field, fixed) => {
    const ignoring = withFields(subject, id, (fields) => {
      if (fixed === undefined) Reflect.deleteProperty(fields, field)
      else fields[field] = fixed
    })
    server.inject(async (request, pass, out) => {
      const copy = request.clone()
      const response = await pass(request)
      if (!isFor(api, id, copy)) return response
      const body = (await response.clone().json()) as Body
      // What is refused is looked at still.
      const isFine = body[style.code] === 0 || body[style.code] === 'OK'
      return isFine ? ignoring(copy, pass, out) : response
    })
    expect(verdict(toLines(await check(subject, [id])), `${id} parameter-ignored /${field}`)).toBe('found')
  })

  test.each(subject.made)(
    '%s creates nothing that %s lists',
    async (id, lists) => {
      server.inject(freezeAnswers(subject, lists))
      expect(verdict(toLines(await check(subject, [id], { act: true })), `${id} not-found-afterwards `)).toBe(
        'found',
      )
    },
    60_000,
  )

  test('an operation slower than its own budget is found, others are not', async () => {
    for (const id of subject.reads.slice(0, VARIANTS)) {
      server.inject(replaceAnswer(subject, id, async (fine) => (await setTimeout(60), fine)))
      const latency = Object.fromEntries(subject.reads.map((each) => [each, each === id ? 50 : 30_000]))
      expect(
        verdict(toLines(await check(subject, [id, subject.reads[3] ?? id], { latency })), `${id} too-slow `),
      ).toBe('found')
    }
  })

  const [missing] = faultKinds(style)
  test.each<[string, RuleId, (body: Body) => unknown]>([
    ['a missing field', 'missing-field', (body) => missing?.inject(body)],
    ['an undeclared field', 'undeclared-field', (body) => (body['surprise'] = 1)],
    [
      'a refusal',
      style.refusalRule,
      (body) => {
        Reflect.deleteProperty(body, style.data)
        Object.assign(body, style.refusal)
      },
    ],
  ])('%s that comes and goes is called so', async (_what, rule, change) => {
    for (const id of subject.reads.slice(0, VARIANTS)) {
      let turn = 0
      const often = (): boolean => (turn += 1) % 3 === 2
      server.inject(breakAnswer(subject, id, change, often))
      const { findings: found } = await check(subject, [id])
      const isIntermittent = found.some(
        (one) =>
          one.operation === id &&
          [`openbourse/${rule}`, 'openbourse/paging'].includes(one.rule) &&
          one.times < one.of,
      )
      expect({ id, isIntermittent, found: isIntermittent ? [] : found }).toEqual({
        id,
        isIntermittent: true,
        found: [],
      })
    }
  })

  test('an injected fault causes at most 1.2 findings on average', () => {
    expect(faults).toBeGreaterThan(60)
    expect(findings / faults).toBeLessThanOrEqual(1.2)
  })
}
