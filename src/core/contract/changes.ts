/** The marks by which the contract says which reads an act makes stale, as they stand in an operation. */
export type ChangeMarks = {
  readonly id: string
  /** Its `x-effect`. */
  readonly effect: unknown
  /** Its `x-changes`. */
  readonly changes: unknown
}

export type ReadGroups = Readonly<Record<string, readonly string[]>>

/** A mistake, and where it is: `at` leads from the operation, or from the root where there is none. */
export type ChangeFault = {
  readonly operation: string | null
  readonly at: readonly (string | number)[]
  readonly text: string
}

/** A hyphen keeps the names of groups and operations apart. */
const GROUP_NAME = /^[a-z]+(-[a-z]+)+$/

/** The operations that names of `x-changes` stand for, each once: a read by its id, a group by its name. */
export function readsOf(names: readonly string[], groups: ReadGroups): string[] {
  return [...new Set(names.flatMap((name) => groups[name] ?? [name]))]
}

/**
 * Checks `x-changes` of all operations and `x-read-groups` of the root: names have to be those of reads or groups, an
 * act without `x-changes` is a mistake (`[]` says that it changes nothing), and so is a group that no act names.
 */
export function changeFaults(operations: readonly ChangeMarks[], groups: unknown = {}): ChangeFault[] {
  const effects = new Map(operations.map(({ id, effect }) => [id, effect]))
  const named = new Set(
    operations.flatMap(({ changes }): unknown[] => (Array.isArray(changes) ? changes : [])),
  )
  const isGroup = (name: unknown): boolean =>
    typeof name === 'string' && isObject(groups) && Object.hasOwn(groups, name)
  const readFault = (name: unknown): string | null => {
    if (typeof name !== 'string' || !effects.has(name)) return `there is no operation ${String(name)}`
    return effects.get(name) === 'act' ? `${name} is no read` : null
  }

  function ofGroup(name: string, reads: unknown): ChangeFault[] {
    const at = ['x-read-groups', name]
    const fault = (text: string, ...keys: number[]) => ({ operation: null, at: [...at, ...keys], text })
    if (!GROUP_NAME.test(name)) return [fault(`the group ${name} has no name of the form own-things`)]
    if (!Array.isArray(reads) || reads.length === 0) return [fault(`the group ${name} is no list of reads`)]
    const wrong = reads.flatMap((read: unknown, index) => {
      const text = readFault(read)
      return text === null ? [] : [fault(text, index)]
    })
    return named.has(name) ? wrong : [...wrong, fault(`no x-changes names the group ${name}`)]
  }

  function ofOperation({ id, effect, changes }: ChangeMarks): ChangeFault[] {
    const fault = (text: string, ...at: (string | number)[]) => ({ operation: id, at, text })
    if (changes === undefined) return effect === 'act' ? [fault(`${id} has no x-changes`)] : []
    if (effect !== 'act') return [fault(`${id} is no act, so it changes nothing`, 'x-changes')]
    if (!Array.isArray(changes)) return [fault('x-changes is not a list', 'x-changes')]
    return changes.flatMap((name: unknown, index) => {
      const repeated = changes.indexOf(name) < index ? `${String(name)} is named twice` : null
      const text = repeated ?? (isGroup(name) ? null : readFault(name))
      return text === null ? [] : [fault(`x-changes: ${text}`, 'x-changes', index)]
    })
  }

  return [
    ...(isObject(groups) ? Object.entries(groups).flatMap(([name, reads]) => ofGroup(name, reads)) : []),
    ...operations.flatMap(ofOperation),
  ]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
