import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { mockAnswer } from './answer.ts'
import type { Fault, Faults } from './faults.ts'

const table: Readonly<Record<OperationId, Operation>> = operations
const ids = Object.keys(operations) as OperationId[]

/**
 * MSW handlers for every operation of the contract, with its other method where it has one; each answers as its
 * switch says. Only addresses under `/api` are caught: pages and calls share names.
 */
export function mockHandlers(faults: Faults): RequestHandler[] {
  // The first match answers, so `/uc/announcement/more` has to come before `/uc/announcement/{id}`.
  const [exact, open] = [false, true].map((isOpen) =>
    ids.filter((id) => table[id].path.includes('{') === isOpen),
  )
  return [...(exact ?? []), ...(open ?? [])].flatMap((id) => {
    const { method, alsoMethod, path } = table[id]
    const address = `*/api${path.replaceAll(/{(\w+)}/g, ':$1')}`
    const answer = async ({ request }: { readonly request: Request }) => respond(id, faults.of(id), request)
    return [method, ...(alsoMethod === undefined ? [] : [alsoMethod])].map((one) =>
      http[verbs[one]](address, answer),
    )
  })
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

async function respond(id: OperationId, fault: Fault | undefined, request: Request): Promise<Response> {
  switch (fault?.kind) {
    case 'down':
      return HttpResponse.error()
    case 'malformed':
      return HttpResponse.json({ code: 0, message: null, data: { unexpected: [null, '…'] } })
    case 'code':
      return HttpResponse.json({
        code: fault.code,
        message: fault.key,
        data: null,
        ...(fault.field === undefined ? {} : { errors: [{ field: fault.field, key: fault.key }] }),
      })
    case 'slow':
      await delay(fault.ms)
      break
    case undefined:
  }
  const { method, url, headers } = request
  return HttpResponse.json(
    mockAnswer(id, { method, url: new URL(url), headers, body: await request.clone().text() }) as object,
  )
}
