import { coalesce } from './raw-messages.ts'
import type { Batch, Transport } from './transport.ts'
import type { ToWorker, PortEnd, ToPage } from './worker-messages.ts'

/**
 * One connection at the worker's end: all batches of a beat go to the page in one message, and the next one only when
 * the page has dealt with the last. What comes for a page that is busy is put together meanwhile.
 */
export function serveConnection(
  page: PortEnd<ToPage, ToWorker>,
  transport: Transport,
  token: string | null,
): void {
  const leaves = new Map<number, () => void>()
  let batches = new Map<number, Batch>()
  let isPlanned = false
  let isFree = true

  function put(id: number, { messages, gap }: Batch): void {
    const before = batches.get(id)
    batches.set(id, {
      messages: coalesce(before?.messages ?? [], messages),
      gap: gap || before?.gap === true,
    })
    if (isPlanned) return
    isPlanned = true
    // Those of the same beat are handed over one after the other, now.
    queueMicrotask(() => {
      isPlanned = false
      post()
    })
  }

  function post(): void {
    if (!isFree || batches.size === 0) return
    isFree = false
    page.send({ kind: 'batches', batches })
    batches = new Map()
  }

  page.send({ kind: 'here' })
  const line = transport.connect(token, {
    opened: () => page.send({ kind: 'opened' }),
    closed: () => page.send({ kind: 'closed' }),
  })

  page.onMessage((asked) => {
    switch (asked.kind) {
      case 'subscribe': {
        const { id, topic } = asked
        leaves.set(
          id,
          line.subscribe(topic, (batch) => put(id, batch)),
        )
        return
      }
      case 'leave':
        leaves.get(asked.id)?.()
        leaves.delete(asked.id)
        batches.delete(asked.id)
        return
      case 'send':
        return line.send(asked.message)
      case 'next':
        isFree = true
        return post()
      case 'close':
        line.close()
        page.close()
    }
  })
}
