import type { OperationId } from '#generated/operations/all.ts'

/** What can be made of an answer: refused with a documented code, late, no answer, or one that breaks the contract. */
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
      return JSON.parse(storage.getItem(key) ?? '{}') as Record<string, Fault>
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
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
