import contract from '#generated/contract.json' with { type: 'json' }
import { createSandbox } from '../../create-sandbox.ts'
import { fixedClock, type MovableClock } from '../../kernel/clock.ts'
import { seededEntropy } from '../../kernel/entropy.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import type { Sandbox, SandboxOptions } from '../../sandbox.ts'
import { type ManualTimers, manualTimers } from '../../streams/timers.ts'
import { checkRefusal } from './testing-refusals.ts'

/** 2026-11-21 09:30:00 in GMT+8: the moment at which tests begin unless they say otherwise. */
const TEST_START = 1_795_224_600_000

/** An answer as a test reads it. */
export type Answer = {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: unknown
  readonly errors: readonly { readonly field: string; readonly key: string }[]
}

export type TestSandbox = Sandbox & {
  readonly clock: MovableClock
  /** Timers of the streams, moved by hand. */
  readonly timers: ManualTimers
  /** Calls by path under `/api`, form-encoded (lists repeated), in English unless `lang` says otherwise. */
  call(
    path: string,
    fields?: Readonly<Record<string, string | readonly string[]>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  /** A call whose answer is no envelope, its body as it came. A GET has its fields in the address. */
  bare(
    method: 'GET' | 'POST',
    path: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>
  /** Sends a picture as a browser's form does; the answer's data is its address. */
  upload(token: string, bytes: Uint8Array<ArrayBuffer>, path?: string): Promise<Answer>
  /** A call of the panel, with a body as POST. */
  panel(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>
  /** Logs a persona in and returns its token. */
  logIn(persona: string): Promise<string>
  /** The latest code that was sent to an address. */
  codeFor(address: string): string
  /** Faults of ours that were reported; a test may want none. */
  readonly faults: unknown[]
}

type Options = Partial<SandboxOptions> & {
  /** A call that ends in a fault of the sandbox is answered; else it fails the test. */
  readonly hasFaults?: boolean
}

/** An exchange in memory: seeded throughout, its clock moved by hand, every answer checked against the contract. */
export async function testSandbox({ hasFaults = false, ...options }: Options = {}): Promise<TestSandbox> {
  const clock = options.clock ?? fixedClock(TEST_START)
  const timers = manualTimers()
  const faults: unknown[] = []
  const sandbox = await createSandbox({
    seed: 'test',
    journal: memoryJournal(),
    contract,
    entropy: seededEntropy('test'),
    passwordIterations: 1,
    histories: false,
    checkAnswers: 'always',
    panel: 'full',
    timers,
    onFault: (error) => void faults.push(error),
    ...options,
    clock,
  })

  async function handle(...[request, ...more]: Parameters<Sandbox['handle']>): Promise<Response | undefined> {
    const response = await sandbox.handle(request, ...more)
    if (response !== undefined && !hasFaults) await checkRefusal(request, response)
    return response
  }

  async function call(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>> = {},
    headers = {},
  ): Promise<Answer> {
    const entries = Object.entries(fields).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((item) => [name, item]),
    )
    return send(path, new URLSearchParams(entries), headers)
  }

  async function send(path: string, body: URLSearchParams | FormData, headers = {}): Promise<Answer> {
    const request = new Request(`http://sandbox.test/api${path}`, {
      method: 'POST',
      headers: { lang: 'en_US', ...headers },
      body,
    })
    const response = await handle(request)
    if (response === undefined) throw new Error(`${path} is none of the sandbox's`)
    const answer = (await response.json()) as Partial<Answer>
    return { data: null, errors: [], code: 0, message: '', ...answer, status: response.status }
  }

  async function bare(
    method: 'GET' | 'POST',
    path: string,
    fields: Readonly<Record<string, string>> = {},
    headers = {},
  ): Promise<unknown> {
    const query = new URLSearchParams(fields)
    const address = `http://sandbox.test/api${path}`
    const request =
      method === 'POST'
        ? new Request(address, { method: 'POST', headers, body: query })
        : new Request(`${address}?${query.toString()}`, { headers })
    return (await handle(request))?.json()
  }

  return {
    ...sandbox,
    handle,
    clock,
    timers,
    call,
    bare,
    faults,
    async panel(path, body) {
      const headers = { 'content-type': 'application/json' }
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers }
      const response = await handle(new Request(`http://sandbox.test/__sandbox/${path}`, init))
      return { status: response?.status ?? 0, body: (await response?.json()) as unknown }
    },
    upload(token, bytes, path = '/uc/upload/oss/image') {
      const form = new FormData()
      form.set('file', new Blob([bytes]), 'picture')
      return send(path, form, { 'x-auth-token': token })
    },
    async logIn(persona) {
      const answer = await call('/uc/login', {
        username: `${persona}@openbourse.test`,
        password: 'openbourse',
      })
      if (answer.code !== 0) throw new Error(`${persona}: ${answer.message} ${faults.join()}`)
      return (answer.data as { readonly token: string }).token
    },
    codeFor: (address) => sandbox.view().inbox.findLast((message) => message.address === address)?.code ?? '',
  }
}
