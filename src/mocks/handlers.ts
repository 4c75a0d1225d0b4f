import { delay, HttpResponse, type RequestHandler } from 'msw'
import { mocks } from '#generated/mocks/all.ts'
import { type OperationId, operations } from '#generated/operations/all.ts'
import { mockAnswer } from './answer.ts'
import type { Fault, Faults } from './faults.ts'

type Info = { readonly request: Request }

/** One MSW handler per operation of the contract, each answering as its switch says. */
export function mockHandlers(faults: Faults): RequestHandler[] {
  return (Object.keys(operations) as OperationId[]).map((id) => {
    const answer = async ({ request }: Info): Promise<never> => {
      const fault = faults.of(id)
      if (fault !== undefined) await befall(fault)
      const call = {
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: await request.clone().text(),
      }
      // Each generated handler asks for the answer type of its own operation; the table has lost it.
      return mockAnswer(id, call) as never
    }
    return mocks[id].handler(answer)
  })
}

/** MSW takes a thrown response as the answer. */
async function befall(fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'slow':
      await delay(fault.ms)
      return
    case 'down':
      throw HttpResponse.error()
    case 'malformed':
      throw HttpResponse.json({ code: 0, message: null, data: { unexpected: [null, '…'] } })
    case 'code':
      throw HttpResponse.json({
        code: fault.code,
        message: fault.key,
        data: null,
        ...(fault.field === undefined ? {} : { errors: [{ field: fault.field, key: fault.key }] }),
      })
  }
}
