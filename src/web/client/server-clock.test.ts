import { expect, test } from 'vitest'
import { instant, systemNow, toHttpDate } from '#src/core/time/instant.ts'
import { bindOperation } from './request.ts'
import { serverClock } from './server-clock.ts'
import { fakeServer } from './tests/fake-server.ts'
import { success, operation } from './tests/samples.ts'

test('the server clock follows the Date header of answers', async () => {
  const server = fakeServer()
  const sent = bindOperation(operation({ secured: false }))({ url: '/uc/sample' })
  const call = await server.next()
  const hour = 3_600_000
  call.answer(success(), { date: toHttpDate(instant(systemNow() + hour)) })
  await sent
  const ahead = serverClock.now() - systemNow()
  expect(ahead).toBeGreaterThan(hour - 1500)
  expect(ahead).toBeLessThan(hour + 1500)
})
