import { setTimeout } from 'node:timers/promises'
import { performance } from 'node:perf_hooks'
import { systemNow } from '#src/core/time/instant.ts'
import type { ServerClock } from '#src/core/time/server-clock.ts'
import type { Answer } from '../judge/judge.ts'

export type Call = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** An answer with its time in ms, or why there is none. */
export type Reply =
  | { readonly ok: true; readonly answer: Answer; readonly ms: number }
  | { readonly ok: false; readonly rule: 'no-answer' | 'too-large'; readonly got: string }

export type Http = (call: Call) => Promise<Reply>

export type Limits = {
  /** Calls per second. */
  readonly rate: number
  /** For one answer as a whole, in ms: a body that drips for ever ends here as well. */
  readonly timeout: number
  /** Learns the server's time from its answers. */
  readonly clock?: ServerClock
}

/** Bytes of one answer; the largest of a healthy server have some hundred thousand. */
const LARGEST = 4 * 1024 * 1024

/** Calls one after the other start no faster than the rate; whatever a server does, each ends. */
export function createHttp({ rate, timeout, clock }: Limits): Http {
  const gap = 1000 / rate
  let next = 0

  async function turn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, next)
    next = at + gap
    if (at - now >= 1) await setTimeout(at - now)
  }

  return async ({ method, url, headers, body }) => {
    await turn()
    const start = performance.now()
    const sentAt = systemNow()
    const stop = new AbortController()
    const timer = globalThis.setTimeout(() => stop.abort(), timeout)
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: stop.signal,
        ...(body.length === 0 ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      })
      clock?.observeHeader(response.headers.get('date'), sentAt)
      const bytes = await readAll(response)
      if (bytes === undefined) {
        stop.abort()
        return { ok: false, rule: 'too-large', got: `more than ${LARGEST} bytes` }
      }
      const contentType = response.headers.get('content-type') ?? ''
      const answer = { status: response.status, contentType, text: textOf(bytes) }
      return { ok: true, answer, ms: performance.now() - start }
    } catch (error) {
      const got = stop.signal.aborted ? `no end within ${timeout} ms` : reasonOf(error)
      return { ok: false, rule: 'no-answer', got }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The body; undefined where it is larger than anything that is read. */
async function readAll(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > LARGEST) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
