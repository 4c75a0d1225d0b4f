import { mocks } from '#generated/mocks/all.ts'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { drawWith, fitPage, pageRequest } from './pages.ts'
import { plausible } from './plausible.ts'
import { seedOf } from './seed.ts'

/** Call as a mocked server receives it. */
export type MockCall = {
  readonly method: string
  /** Path and query under the API base. */
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

/** Some servers send the token as a header, and then none in the answer; a mock has no such header. */
const token = 'mocked-token'

/**
 * One answer of the contract's shape, the same for the same call. Pages are as long as asked for,
 * logging in gives a token, and the log-in check agrees with whether one was sent.
 */
export function mockAnswer(id: OperationId, call: MockCall): unknown {
  const answer = plausible(drawnAnswer(id, call)) as { readonly data?: unknown }
  if (id === 'checkLogin') return { ...answer, data: call.headers.has('x-auth-token') }
  return id === 'logIn' ? { ...answer, data: { ...(answer.data as object), token } } : answer
}

function drawnAnswer(id: OperationId, call: MockCall): unknown {
  const operation: Operation = operations[id]
  const draw = drawWith(mocks[id].answer)
  const seed = seedOf(call.method, call.url.pathname, call.url.search, call.body)
  if (operation.paging === undefined) return draw(seed)
  const sent = fields(call)
  return fitPage(
    id,
    operation.paging,
    pageRequest(operation.paging, (name) => sent.get(name)),
    draw,
  )
}

function fields({ url, headers, body }: MockCall): URLSearchParams {
  const form = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return new URLSearchParams([...url.searchParams, ...(form ? new URLSearchParams(body) : [])])
}
