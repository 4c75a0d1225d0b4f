import type { OperationId } from '#generated/operations/all.ts'

/** Failure of a mocked answer: refused with a documented code, late, no answer, or one that breaks the contract. */
export type Fault =
  | { readonly kind: 'code'; readonly code: number; readonly key: string; readonly field?: string }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'down' }
  | { readonly kind: 'malformed' }

type Listener = () => void

/** The switches of the mock panel, kept over a reload so that a start can be watched too. */
export function createFaults(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const key = 'openbourse.mock-faults'
  const listeners = new Set<Listener>()
  let faults = read()

  function read(): Readonly<Record<string, Fault>> {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
      return typeof kept === 'object' && kept !== null
        ? Object.fromEntries(Object.entries(kept).filter(isSwitch))
        : {}
    } catch {
      return {}
    }
  }

  function write(next: Readonly<Record<string, Fault>>): void {
    faults = next
    storage.setItem(key, JSON.stringify(next))
    listeners.forEach((listener) => listener())
  }

  return {
    of: (id: OperationId): Fault | undefined => faults[id],
    all: (): Readonly<Record<string, Fault>> => faults,
    set(id: OperationId, fault: Fault | undefined): void {
      const { [id]: _, ...others } = faults
      write(fault === undefined ? others : { ...others, [id]: fault })
    },
    clear: (): void => write({}),
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Checks a stored entry: an older release may have written another shape, which is dropped. */
const isSwitch = (entry: [string, unknown]): entry is [string, Fault] => {
  const kind = (entry[1] as { readonly kind?: unknown } | null)?.kind
  return kind === 'code' || kind === 'slow' || kind === 'down' || kind === 'malformed'
}

export type Faults = ReturnType<typeof createFaults>
