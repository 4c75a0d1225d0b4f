import type { Counts } from './handler.ts'

/** A request field that was refused, and which rule it breaks. */
export type FieldError = { readonly field: string; readonly key: string }

export type Envelope = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
  readonly totalPage?: string | null
  readonly totalElement?: string | null
  readonly errors?: readonly FieldError[]
}

export const success = (data: unknown, message: string, pageInfo: Counts = {}): Envelope => ({
  code: 0,
  message,
  data,
  ...pageInfo,
})

export const failure = (code: number, message: string, errors: readonly FieldError[] = []): Envelope =>
  errors.length === 0 ? { code, message } : { code, message, errors: errors.slice(0, 50) }

/** Business refusals travel with status 200; other statuses say that no operation was reached. */
export const respond = (envelope: Envelope, status = 200): Response =>
  new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
