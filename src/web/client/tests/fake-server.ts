import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios'
import { http } from '../http.ts'

/** One request that waits for the test to answer it. */
export type Arrived = {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly lang: string | null
  readonly config: InternalAxiosRequestConfig
  readonly answer: (body: unknown, options?: { status?: number; token?: string; date?: string }) => void
  /** The transport breaks with this error text. */
  readonly fail: (text: string) => void
}

export type FakeServer = ReturnType<typeof fakeServer>

/** Stands in for the network: the test says when each request is answered, so that races are exact. */
export function fakeServer() {
  const arrived: Arrived[] = []
  const waiting: ((call: Arrived) => void)[] = []
  const seen: string[] = []

  http.defaults.adapter = (config) =>
    new Promise<AxiosResponse>((resolve, reject) => {
      const headers = AxiosHeaders.from(config.headers)
      const header = (name: string): string | null => {
        const value = headers.get(name)
        return typeof value === 'string' ? value : null
      }
      const call: Arrived = {
        method: (config.method ?? '').toUpperCase(),
        url: config.url ?? '',
        token: header('x-auth-token'),
        lang: header('lang'),
        config,
        answer: (body, { status = 200, token, date } = {}) =>
          resolve({
            data: typeof body === 'string' ? body : JSON.stringify(body),
            status,
            statusText: '',
            headers: {
              ...(token === undefined ? {} : { 'X-Auth-Token': token }),
              ...(date === undefined ? {} : { Date: date }),
            },
            config,
          }),
        fail: (text) => reject(new AxiosError(text, AxiosError.ERR_NETWORK, config)),
      }
      config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config)))
      seen.push(call.url)
      const first = waiting.shift()
      if (first === undefined) arrived.push(call)
      else first(call)
    })

  return {
    /** Addresses of all requests so far, in order. */
    seen,
    /** The next request, now or when it comes. */
    next: (): Promise<Arrived> =>
      new Promise((resolve) => {
        const call = arrived.shift()
        if (call === undefined) waiting.push(resolve)
        else resolve(call)
      }),
  }
}
