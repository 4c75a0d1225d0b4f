import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { fakeServer } from './tests/fake-server.ts'
import { ok, operation } from './tests/samples.ts'

type Call = ReturnType<typeof bindOperation>

const config = { url: '/uc/sample' }

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
})
afterEach(() => {
  vi.useRealTimers()
})

async function answers(call: Call): Promise<void> {
  const sent = call(config)
  ;(await server.next()).answer(ok())
  await sent
}

/** How many messages are shown when the network breaks under this call. */
async function messages(call: Call): Promise<number> {
  const sent = call(config).catch(String)
  ;(await server.next()).fail('Network Error')
  expect(await sent).toContain('Network Error')
  const { length } = noticeStore.get()
  vi.runAllTimers()
  return length
}

const read = (id: string): Call => bindOperation(operation({ id }))

test('SESS-05 an act says each time that it failed, a read once until it is answered again', async () => {
  const act = bindOperation(operation({ id: 'act', effect: 'act' }))
  expect([await messages(act), await messages(act)]).toEqual([1, 1])
  const poll = read('polled')
  await answers(poll)
  expect([await messages(poll), await messages(poll)]).toEqual([1, 0])
  await answers(poll)
  expect(await messages(poll)).toBe(1)
})

test('SESS-05 one outage is told once, however many reads meet it; after any answer others tell the next', async () => {
  const [first, second, third] = [read('first'), read('second'), read('third')]
  await answers(third)
  expect([await messages(first), await messages(first), await messages(second)]).toEqual([1, 0, 0])
  await answers(read('other'))
  expect([await messages(first), await messages(second), await messages(third)]).toEqual([0, 0, 1])
})
