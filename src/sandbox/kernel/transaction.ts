/** Drafts outlive their command: most of a state is read in every one. */
let drafts = new WeakMap<object, object>()
/** Original object of each draft. */
let targets = new WeakMap<object, object>()
/** Drafts made since they were last forgotten, and how many may be: records that nobody reads again have theirs too. */
let made = 0
const MOST_DRAFTS = 20_000

/** Data without getters, which drafts are made of. */
type Plain = Record<string | symbol, unknown>

/** Steps that take a change back, the last first. */
type Undo = (() => void)[]
/** The running transaction's; there is one at a time, since changes do not wait. */
let undo: Undo | undefined

/** Returns the data of a draft: for fast reads, and as a key of derived data. It must not be changed. */
export function toRaw<T extends object>(draft: T): T {
  // The map pairs each draft with its target, of the same type.
  return (targets.get(draft) ?? draft) as T
}

/**
 * Notes how a change is taken back that was made on raw data, past the draft. Where nothing is taken back, as on replay,
 * it does nothing.
 */
export const recordUndo = (step: () => void): void => void undo?.push(step)

/** Appends to a list that only ever grows: at the cost of one step, however long it is. */
export function append<T>(list: T[], item: T): void {
  const raw = toRaw(list)
  raw.push(unwrap(item) as T)
  recordUndo(() => void raw.pop())
}

/**
 * Runs a change on plain data in place; when it throws, the data is as before, down to the order of keys.
 * So a refused command leaves nothing behind, however its author wrote it. The result is a copy.
 * `commit` runs last; when it throws, the change is taken back too.
 */
export function transact<S extends object, R>(state: S, change: (draft: S) => R, commit?: () => void): R {
  if (undo !== undefined) throw new RangeError('a change runs inside another')
  if (made > MOST_DRAFTS) forgetDrafts()
  const steps: Undo = []
  undo = steps
  try {
    const result = unwrap(change(draftOf(state)))
    // The only difference between a value and its unwrapped form is that no part of it is a draft.
    const copy = (typeof result === 'object' ? structuredClone(result) : result) as R
    commit?.()
    return copy
  } catch (error) {
    for (const step of steps.reverse()) step()
    throw error
  } finally {
    undo = undefined
  }
}

function forgetDrafts(): void {
  drafts = new WeakMap()
  targets = new WeakMap()
  made = 0
}

function draftOf<T extends object>(target: T): T {
  const known = drafts.get(target)
  // The map pairs each target with the draft made of it, a proxy of the same type.
  if (known !== undefined) return known as T
  const draft = new Proxy<object>(target, handler) as T
  made += 1
  drafts.set(target, draft)
  targets.set(draft, target)
  return draft
}

const handler: ProxyHandler<Plain> = {
  get(object, key) {
    const value = object[key]
    return typeof value === 'object' && value !== null ? draftOf(value) : value
  },
  set(object, key, value: unknown) {
    running().push(Array.isArray(object) ? undoArraySet(object, key, value) : undoSet(object, key))
    object[key] = unwrap(value)
    return true
  },
  deleteProperty(object, key) {
    running().push(undoDelete(object, key))
    return Reflect.deleteProperty(object, key)
  },
  defineProperty: () => false,
}

function running(): Undo {
  if (undo === undefined) throw new RangeError('a draft was changed after its command')
  return undo
}

/** Replaces drafts by their originals, also inside a new object that was made from drafts: a draft is never stored. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const target = targets.get(value)
  if (target !== undefined) return target
  if (drafts.has(value)) return value
  for (const key in value) {
    const part: unknown = Reflect.get(value, key)
    if (typeof part !== 'object') continue
    const clean = unwrap(part)
    if (clean !== part) Reflect.set(value, key, clean)
  }
  return value
}

function undoSet(object: Plain, key: string | symbol): () => void {
  const old = object[key]
  if (old === undefined && !Object.hasOwn(object, key)) return () => void Reflect.deleteProperty(object, key)
  return () => {
    object[key] = old
  }
}

function undoArraySet(array: Plain & unknown[], key: string | symbol, value: unknown): () => void {
  const { length } = array
  if (key === 'length') {
    // Shortening an array drops its tail without a call to deleteProperty.
    const tail = typeof value === 'number' && value < length ? array.slice(value) : []
    return () => void array.splice(length - tail.length, array.length, ...tail)
  }
  const step = undoSet(array, key)
  return () => {
    step()
    array.length = length
  }
}

/** Puts the key back in its old place among the others, because replay must iterate as the first run did. */
function undoDelete(object: object, key: string | symbol): () => void {
  const entries = Object.entries(object)
  if (!Object.hasOwn(object, key)) return () => undefined
  return () => {
    for (const [name] of entries) Reflect.deleteProperty(object, name)
    for (const [name, part] of entries) Reflect.set(object, name, part)
  }
}
