import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { createQueryClient } from './query-client.ts'
import { bindOperation } from './request.ts'
import { markStale, untilFresh } from './stale-reads.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { operation, refusal, success } from './tests/samples.ts'

const text = { kind: 'text' } as const
const wallet = bindOperation(operation({ id: 'getWallet', path: '/uc/wallet/{coin}', data: text }))
const orders = bindOperation(operation({ id: 'listOrders', path: '/uc/orders', data: text }))
const pay = bindOperation(operation({ id: 'pay', path: '/uc/pay', effect: 'act', changes: ['getWallet'] }))

const walletQuery = {
  queryKey: ['POST', '/uc/wallet/a b'],
  queryFn: () => wallet<unknown>({ url: '/uc/wallet/a%20b' }),
}
const ordersQuery = {
  queryKey: ['POST', '/uc/orders'],
  queryFn: () => orders<unknown>({ url: '/uc/orders' }),
}

let server: FakeServer
let client: QueryClient

beforeEach(() => {
  server = fakeServer()
  logOut()
  logIn({ token: 't1', member: ada })
  client = createQueryClient()
})
afterEach(() => client.clear())

/** Both reads are answered; the wallet is on the screen. @returns what takes it away */
async function show(): Promise<() => void> {
  const reads = [client.query(walletQuery), client.query(ordersQuery)]
  ;(await server.next()).answer(success('10'))
  ;(await server.next()).answer(success('none'))
  await Promise.all(reads)
  return new QueryObserver(client, walletQuery).subscribe(() => {})
}

const stale = (): unknown[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey[1])

async function act(answer: unknown): Promise<void> {
  const done = pay({ url: '/uc/pay' }).catch(() => {})
  ;(await server.next()).answer(answer)
  await done
}

test('after an act the reads that it names are asked again, and no others', async () => {
  const stop = await show()
  await act(success())
  expect(stale()).toEqual(['/uc/wallet/a b'])
  const again = await server.next()
  expect(again.url).toBe('/api/uc/wallet/a%20b')
  again.answer(success('7'))
  await untilFresh()
  expect(client.getQueryData(walletQuery.queryKey)).toMatchObject({ data: '7' })
  expect(server.seen).toHaveLength(4)
  stop()
})

test('a read that is not on the screen waits until it is', async () => {
  const stop = await show()
  stop()
  await act(success())
  await untilFresh()
  expect(stale()).toEqual(['/uc/wallet/a b'])
  expect(server.seen).toHaveLength(3)
})

test.each([
  ['was refused', refusal(500)],
  ['got an answer that is none', '<html>'],
])('an act that %s makes the same reads stale', async (_how, answer) => {
  const stop = await show()
  await act(answer)
  expect(stale()).toEqual(['/uc/wallet/a b'])
  stop()
})

test('an act that ends the session asks for nothing of the member that was', async () => {
  const stop = await show()
  await act(refusal(4000))
  await untilFresh()
  expect(server.seen).toHaveLength(3)
  stop()
})

test('a screen that waits goes on when the reads have failed', async () => {
  const stop = await show()
  await act(success())
  const waiting = untilFresh()
  ;(await server.next()).answer(refusal(500))
  await waiting
  expect(client.getQueryState(walletQuery.queryKey)?.status).toBe('error')
  stop()
})

test('markStale makes the named reads stale without an act', async () => {
  const stop = await show()
  markStale({ changes: ['listOrders'] })
  expect(stale()).toEqual(['/uc/orders'])
  stop()
})
