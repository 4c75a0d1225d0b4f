/**
 * Runs a change on plain data in place; when it throws, the data is as before, down to the order of keys.
 * So a refused command leaves nothing behind, however its author wrote it. The result is a copy.
 */
export function transact<S extends object, R>(state: S, change: (draft: S) => R): R {
  const undo: (() => void)[] = []
  const drafts = new WeakMap<object, object>()
  const originals = new WeakMap<object, object>()

  function draftOf<T extends object>(target: T): T {
    const known = drafts.get(target)
    // The map pairs each target with the draft made of it, a proxy of the same type.
    if (known !== undefined) return known as T
    const draft = new Proxy(target, {
      get(object, key, receiver) {
        const value: unknown = Reflect.get(object, key, receiver)
        return typeof value === 'object' && value !== null ? draftOf(value) : value
      },
      set(object, key, value: unknown) {
        undo.push(Array.isArray(object) ? undoArraySet(object, key) : undoSet(object, key))
        return Reflect.set(object, key, bare(value))
      },
      deleteProperty(object, key) {
        undo.push(undoDelete(object, key))
        return Reflect.deleteProperty(object, key)
      },
      defineProperty: () => false,
    })
    drafts.set(target, draft)
    originals.set(draft, target)
    return draft
  }

  /** What is stored is never a draft, also not inside a new object that was made from drafts. */
  function bare(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const original = originals.get(value)
    if (original !== undefined) return original
    if (drafts.has(value)) return value
    for (const [key, part] of Object.entries(value)) {
      const clean = bare(part)
      if (clean !== part) Reflect.set(value, key, clean)
    }
    return value
  }

  try {
    const result = change(draftOf(state))
    // The only difference between a value and its bare form is that no part of it is a draft.
    return structuredClone(bare(result)) as R
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

function undoSet(object: object, key: string | symbol): () => void {
  if (!Object.hasOwn(object, key)) return () => void Reflect.deleteProperty(object, key)
  const old: unknown = Reflect.get(object, key)
  return () => void Reflect.set(object, key, old)
}

function undoArraySet(array: unknown[], key: string | symbol): () => void {
  if (key === 'length') {
    // Shortening an array drops its tail without a call to deleteProperty.
    const before = [...array]
    return () => void array.splice(0, array.length, ...before)
  }
  const { length } = array
  const step = undoSet(array, key)
  return () => {
    step()
    array.length = length
  }
}

/** Puts the key back in its old place among the others, because replay must iterate as the first run did. */
function undoDelete(object: object, key: string | symbol): () => void {
  const entries = Object.entries(object)
  if (Array.isArray(object))
    return () => void object.splice(0, object.length, ...entries.map(([, part]: [string, unknown]) => part))
  if (!Object.hasOwn(object, key)) return () => undefined
  return () => {
    for (const [name] of entries) Reflect.deleteProperty(object, name)
    for (const [name, part] of entries) Reflect.set(object, name, part)
  }
}
