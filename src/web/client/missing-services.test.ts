import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { missingServices } from './missing-services.ts'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { operation, refusal } from './tests/samples.ts'

const contracts = bindOperation(operation({ id: 'listContracts', optionalService: 'swap' }))
const wallet = bindOperation(operation({ id: 'getWallet' }))

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  logIn({ token: 't1', member: ada })
})
afterEach(logOut)

async function failure(call: typeof contracts, body: unknown, status: number): Promise<unknown> {
  const sent = call({ url: '/uc/sample' }).catch((error: unknown) => error)
  ;(await server.next()).answer(body, { status })
  return sent
}

test.each([
  ['403', '<html>', 403],
  ['404', { status: 404, error: 'Not Found' }, 404],
])(
  '%s without an envelope tells that a service is missing, which is no outage',
  async (_name, body, status) => {
    expect(await failure(contracts, body, status)).toMatchObject({ kind: 'not-offered', code: status })
    expect([...missingServices.get()]).toEqual(['swap'])
    expect(noticeStore.get()).toEqual([])
  },
)

test('a refusal, an outage, and a read of a service that all have, tell nothing', async () => {
  expect(await failure(contracts, refusal(500), 404)).toMatchObject({ kind: 'refused' })
  expect(await failure(contracts, '<html>', 502)).toMatchObject({ kind: 'transport' })
  expect(await failure(wallet, '<html>', 404)).toMatchObject({ kind: 'transport' })
  expect(missingServices.get().size).toBe(0)
})

test('another member may have the service', async () => {
  await failure(contracts, '<html>', 403)
  logOut()
  expect(missingServices.get().size).toBe(0)
})
