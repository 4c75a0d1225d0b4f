import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logIn, logOut, replaceToken, takeTicket } from '#src/web/session/session.ts'
import { createQueryClient } from './query-client.ts'
import { bindOperation } from './request.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { refusal, success, operation } from './tests/samples.ts'

const wallet = bindOperation(operation({ data: { kind: 'text' } }))
const news = bindOperation(operation({ secured: false, data: { kind: 'text' } }))
const act = bindOperation(operation({ effect: 'act' }))

const walletQuery = {
  queryKey: ['POST', '/uc/wallet/a b'],
  queryFn: ({ signal }: { signal: AbortSignal }) => wallet<unknown>({ url: '/uc/wallet/a%20b', signal }),
}
const newsQuery = { queryKey: ['POST', '/uc/news'], queryFn: () => news<unknown>({ url: '/uc/news' }) }

let server: FakeServer
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
  logOut()
  logIn({ token: 't1', member: ada })
  client = createQueryClient()
  client.mount()
})
afterEach(() => {
  client.clear()
  client.unmount()
  vi.useRealTimers()
})

const keys = (): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1])

describe('lost connection', () => {
  test('failed reads are repeated when another call is answered', async () => {
    const [failed, other] = [newsQuery, walletQuery].map((query) => new QueryObserver(client, query))
    const stop = failed?.subscribe(() => {})
    ;(await server.next()).answer(success('old'))
    await vi.advanceTimersByTimeAsync(0)
    void failed?.refetch()
    for (const wait of [1000, 2000, 0]) {
      ;(await server.next()).fail('Network Error')
      await vi.advanceTimersByTimeAsync(wait)
    }
    expect(failed?.getCurrentResult()).toMatchObject({ status: 'error' })
    const before = server.seen.length
    const stopOther = other?.subscribe(() => {})
    ;(await server.next()).answer(success('here'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.seen.slice(before)).toEqual(['/api/uc/wallet/a%20b', '/api/uc/news'])
    ;(await server.next()).answer(success('new'))
    await vi.advanceTimersByTimeAsync(0)
    expect(failed?.getCurrentResult()).toMatchObject({ status: 'success', data: { data: 'new' } })
    stop?.()
    stopOther?.()
  })
})

describe('retries', () => {
  test('a read is retried after 1 and 2 seconds for a transport error, then no more', async () => {
    const observer = new QueryObserver(client, newsQuery)
    const stop = observer.subscribe(() => {})
    for (const wait of [999, 1999]) {
      ;(await server.next()).fail('Network Error')
      const before = server.seen.length
      await vi.advanceTimersByTimeAsync(wait)
      expect(server.seen).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.seen).toHaveLength(before + 1)
    }
    ;(await server.next()).fail('Network Error')
    await vi.runAllTimersAsync()
    expect(observer.getCurrentResult().error).toMatchObject({ kind: 'transport', detail: 'Network Error' })
    expect(server.seen).toHaveLength(3)
    stop()
  })

  test('a refused or malformed read is not retried', async () => {
    const observer = new QueryObserver(client, newsQuery)
    const stop = observer.subscribe(() => {})
    ;(await server.next()).answer(refusal(500))
    await vi.runOnlyPendingTimersAsync()
    expect(observer.getCurrentResult().isError).toBe(true)
    expect(server.seen).toHaveLength(1)
    stop()
  })

  test('a mutation is never retried, and its input is dropped', async () => {
    const observer = new MutationObserver(client, {
      mutationFn: (password: string) => act({ url: '/uc/act', data: { password } }),
    })
    const done = observer.mutate('hidden').catch(String)
    ;(await server.next()).fail('Network Error')
    expect(await done).toContain('ApiError')
    observer.reset()
    await vi.runAllTimersAsync()
    expect(server.seen).toHaveLength(1)
    expect(client.getMutationCache().getAll()).toEqual([])
  })
})

describe('change of member', () => {
  async function shown() {
    const [mine, all] = [new QueryObserver(client, walletQuery), new QueryObserver(client, newsQuery)]
    const stops = [mine.subscribe(() => {}), all.subscribe(() => {})]
    ;(await server.next()).answer(success('wallet of ada'))
    ;(await server.next()).answer(success('news'))
    await vi.advanceTimersByTimeAsync(0)
    client.setQueryData(['left'], 'of ada')
    expect(mine.getCurrentResult().data).toMatchObject({ data: 'wallet of ada' })
    return { mine, all, stop: () => stops.forEach((stop) => stop()) }
  }

  test('SESS-02.e log-out clears all cached queries; public ones are read again, a wallet is not', async () => {
    const { mine, all, stop } = await shown()
    logOut()
    expect(mine.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'idle' })
    expect(keys()).toEqual(['/uc/wallet/a b', '/uc/news'])
    ;(await server.next()).answer(success('more news'))
    await vi.advanceTimersByTimeAsync(0)
    expect(all.getCurrentResult().data).toMatchObject({ data: 'more news' })
    expect(server.seen).toEqual(['/api/uc/wallet/a%20b', '/api/uc/news', '/api/uc/news'])
    stop()
  })

  test('a log-in reads the visible queries again', async () => {
    const { mine, stop } = await shown()
    logIn({ token: 't2', member: { ...ada, id: '600013' } })
    expect(mine.getCurrentResult().data).toBeUndefined()
    const call = await server.next()
    expect([call.url, call.token]).toEqual(['/api/uc/wallet/a%20b', 't2'])
    call.answer(success('wallet of bob'))
    await vi.advanceTimersByTimeAsync(0)
    expect(mine.getCurrentResult().data).toMatchObject({ data: 'wallet of bob' })
    stop()
  })

  test('a late answer for the former member is not cached', async () => {
    const observer = new QueryObserver(client, walletQuery)
    const stop = observer.subscribe(() => {})
    const late = await server.next()
    logIn({ token: 't2', member: { ...ada, id: '600013' } })
    late.answer(success('wallet of ada'))
    ;(await server.next()).answer(success('wallet of bob'))
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toMatchObject({ data: 'wallet of bob' })
    stop()
  })

  test('a replaced token keeps the cache', async () => {
    const { mine, stop } = await shown()
    replaceToken(takeTicket(), 't2')
    expect(mine.getCurrentResult().data).toMatchObject({ data: 'wallet of ada' })
    expect(client.getQueryData(['left'])).toBe('of ada')
    stop()
  })
})
