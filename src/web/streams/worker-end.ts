import { joined } from './letters.ts'
import type { Parcel, Transport } from './transport.ts'
import type { Asked, End, Told } from './worker-messages.ts'

/**
 * One connection at the worker's end: all parcels of a beat go to the page in one message, and the next one only when
 * the page has dealt with the last. What comes for a page that is busy is put together meanwhile.
 */
export function serveLine(page: End<Told, Asked>, transport: Transport, token: string | null): void {
  const leaves = new Map<number, () => void>()
  let parcels = new Map<number, Parcel>()
  let isPlanned = false
  let isFree = true

  function put(id: number, { letters, gap }: Parcel): void {
    const before = parcels.get(id)
    parcels.set(id, {
      letters: joined(before?.letters ?? [], letters),
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
    if (!isFree || parcels.size === 0) return
    isFree = false
    page.say({ kind: 'parcels', parcels })
    parcels = new Map()
  }

  page.say({ kind: 'here' })
  const line = transport.connect(token, {
    opened: () => page.say({ kind: 'opened' }),
    closed: () => page.say({ kind: 'closed' }),
  })

  page.hear((asked) => {
    switch (asked.kind) {
      case 'subscribe': {
        const { id, topic } = asked
        leaves.set(
          id,
          line.subscribe(topic, (parcel) => put(id, parcel)),
        )
        return
      }
      case 'leave':
        leaves.get(asked.id)?.()
        leaves.delete(asked.id)
        parcels.delete(asked.id)
        return
      case 'next':
        isFree = true
        return post()
      case 'close':
        line.close()
        page.close()
    }
  })
}
