import { expect, test } from 'vitest'
import { CODE_WINDOW } from '../areas/auth/code-limit.ts'
import { RESEND_AFTER } from '../areas/auth/codes.ts'
import { testSandbox } from '../hosts/memory/testing.ts'

const UPLOAD = 'http://sandbox.test/api/uc/upload/oss/image'
const MB = 1024 * 1024

/** A body that is sent in pieces, and how much of it was asked for. */
function body(size: number, piece = MB) {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= size) return controller.close()
        sent += piece
        return controller.enqueue(new Uint8Array(piece))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, sent: () => sent }
}

function upload(stream: ReadableStream, own: Record<string, string>): Request {
  const headers = { lang: 'en_US', 'content-type': 'multipart/form-data; boundary=x', ...own }
  // `duplex` is what fetch asks for when a body is a stream; the types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, headers, duplex: 'half' }
  return new Request(UPLOAD, init)
}

test('the session is looked at before a body is read', async () => {
  const box = await testSandbox()
  const { stream, sent } = body(24 * MB)
  const answer = await box.handle(upload(stream, { 'x-auth-token': 'nobody' }))
  expect(await answer?.json()).toMatchObject({ code: 4000 })
  expect(sent()).toBe(0)
})

test('a body beyond what the operation needs is refused in the envelope, and no more of it is read', async () => {
  const box = await testSandbox()
  const { stream, sent } = body(24 * MB)
  const answer = await box.handle(upload(stream, { 'x-auth-token': await box.logIn('trader') }))
  expect([answer?.status, await answer?.json()]).toMatchObject([413, { code: 413 }])
  expect(sent()).toBeLessThanOrEqual(10 * MB)
  const form = await box.call('/uc/login', { username: 'a', password: 'x'.repeat(200_000) })
  expect(form).toMatchObject({ status: 413, code: 413, message: 'That is too much data for one request.' })
})

test('bodies that arrive at one time have a bound, and calls are taken again once there is room', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const ends: (() => void)[] = []
  const held = () => {
    let isCancelled = false
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (ends.length < 14) controller.enqueue(new Uint8Array(8 * MB))
          return new Promise<void>((resolve) => {
            ends.push(() => {
              if (!isCancelled) controller.close()
              resolve()
            })
          })
        },
        cancel() {
          isCancelled = true
        },
      },
      { highWaterMark: 0 },
    )
  }
  const answers = Array.from({ length: 13 }, () => box.handle(upload(held(), { 'x-auth-token': token })))
  const refused = await Promise.race(answers)
  expect([refused?.status, await refused?.json()]).toMatchObject([503, { code: 503 }])
  for (const end of ends) end()
  await Promise.all(answers)
  const { stream } = body(MB)
  const free = await box.handle(upload(stream, { 'x-auth-token': token }))
  expect(free?.status).toBe(200)
})

test('while the process is slow, strangers beyond a few are turned away in their language, members are served', async () => {
  let isSlow = false
  const box = await testSandbox({ isSlow: () => isSlow })
  const token = await box.logIn('trader')
  isSlow = true
  const call = (headers: Record<string, string>) => box.call('/uc/check/login', {}, headers)
  const strangers = await Promise.all(Array.from({ length: 20 }, () => call({ lang: 'de_DE' })))
  const turned = strangers.filter(({ status }) => status === 503)
  expect(turned).toHaveLength(16)
  expect(turned[0]?.message).toContain('überlastet')
  const members = await Promise.all(Array.from({ length: 20 }, () => call({ 'x-auth-token': token })))
  expect(members.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 0))
})

test('log-ins beyond what can be hashed soon are refused, count as no attempt, and members trade on', async () => {
  const box = await testSandbox({ passwordIterations: 100_000 })
  const before = Object.keys(box.view().attempts).length
  const logIns = Array.from({ length: 60 }, (_, index) =>
    box.call('/uc/login', { username: `nobody${index}@example.org`, password: 'wrong-password' }),
  )
  const answers = await Promise.all(logIns)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(10)
  expect(busy[0]).toMatchObject({ code: 503, message: expect.stringContaining('too much to do') as string })
  expect(Object.keys(box.view().attempts).length - before).toBe(60 - busy.length)
})

test('log-in and codes asked for by a page of another site are refused, those of our own are not', async () => {
  const box = await testSandbox()
  const fields = { username: 'trader@openbourse.test', password: 'openbourse' }
  for (const origin of ['https://evil.example', 'null']) {
    expect(await box.call('/uc/login', fields, { origin })).toMatchObject({ status: 403, code: 403 })
    const asked = await box.call('/uc/reg/email/code', { email: 'ada@example.org' }, { origin })
    expect(asked).toMatchObject({ status: 403, code: 403 })
  }
  expect(box.codeFor('ada@example.org')).toBe('')
  expect((await box.call('/uc/login', fields, { origin: 'http://sandbox.test' })).code).toBe(0)
})

test('codes are limited for each address they go to and for each visitor who asks, until a while later', async () => {
  const box = await testSandbox()
  const ask = async (email: string, visitor: string) => {
    const request = new Request('http://sandbox.test/api/uc/reg/email/code', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { lang: 'en_US' },
    })
    const answer = await box.handle(request, visitor)
    return ((await answer?.json()) as { code: number } | undefined)?.code
  }
  const codes: unknown[] = []
  for (let index = 0; index < 125; index++) codes.push(await ask(`a${index}@example.org`, '192.0.2.1'))
  expect(codes.filter((code) => code === 0)).toHaveLength(120)
  expect(await ask('b@example.org', '192.0.2.2')).toBe(0)
  for (let index = 0; index < 9; index++) {
    box.clock.jump(RESEND_AFTER)
    expect(await ask('b@example.org', `192.0.2.${index + 3}`)).toBe(0)
  }
  // Ten in nine minutes: the first of them counts until ten are over.
  box.clock.jump(RESEND_AFTER - 1)
  expect(await ask('b@example.org', '192.0.2.99')).not.toBe(0)
  box.clock.jump(CODE_WINDOW)
  expect(await ask('b@example.org', '192.0.2.1')).toBe(0)
})
