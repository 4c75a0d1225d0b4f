import type { ApiOperation } from '#src/contract-checks/api/api.ts'
import { isJson } from '#src/contract-checks/document/place.ts'
import type { Layer } from '../layered-server.ts'
import { isFor } from '../subject.ts'
import type { Mutable } from './subjects.ts'

/** First success of an operation on the healthy server: what was sent, what came. */
export type Recorded = { readonly request: Request; readonly text: string; readonly body: unknown }

/** One fault that is seeded into a healthy server. */
export type Fault = {
  readonly kind: string
  /** Operations at which it may be told. */
  readonly operations: readonly string[]
  readonly layer: Layer
  readonly at?: string
  /** Milliseconds in which the operations have to answer, where that is not what the configuration says. */
  readonly budget?: number
}

export type Site = {
  readonly subject: Mutable
  readonly operation: ApiOperation
  readonly recorded: Recorded
}

/** A kind of fault: what it would be on one operation; undefined where the operation has no place for it. */
export type Kind = { readonly name: string; readonly make: (site: Site) => Omit<Fault, 'kind'> | undefined }

/** Puts something else in the place of successful answers of one operation. */
export function onSuccess(
  { subject, operation }: Site,
  change: (body: unknown, fine: Response) => Promise<Response> | Response,
): Layer {
  return async (request, pass) => {
    const response = await pass(request)
    if (!isFor(subject.api, operation.id, request)) return response
    const body = await bodyOf(response)
    return subject.isSuccess(response.status, body) ? change(body, response) : response
  }
}

export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function dataIn({ data }: Mutable, body: unknown): unknown {
  const key = data.slice(1)
  return key === '' ? body : isJson(body) ? body[key] : undefined
}
