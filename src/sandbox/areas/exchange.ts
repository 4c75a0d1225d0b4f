import { emptyDueList } from '../kernel/due.ts'
import { emptyLedger } from '../kernel/ledger.ts'
import { createMachine, type Machine, type Reducers } from '../kernel/machine.ts'
import type { Handlers, LimitTable } from '../http/handler.ts'
import { areas } from './areas.ts'
import { type AnyArea, type Command, type Due, type State, VERSION } from './state.ts'

const all: readonly AnyArea[] = areas

/**
 * Puts the tables of all areas together.
 * @throws RangeError when two areas have an entry of the same name
 */
function merged(tables: readonly (object | undefined)[]): object {
  const whole: Record<string, unknown> = {}
  for (const table of tables)
    for (const [name, entry] of Object.entries(table ?? {})) {
      if (Object.hasOwn(whole, name)) throw new RangeError(`two areas have ${name}`)
      whole[name] = entry
    }
  return whole
}

// Each area is checked by its own type; the union of their tags is that of the merged tables.
const commands = merged(all.map((area) => area.commands)) as Reducers<State, Command, string>
const dues = merged(all.map((area) => area.dues)) as Reducers<State, Due, never>

const readable = new Set<string>(all.flatMap((area) => area.readable ?? []))

/** Returns true for a command, encoded as it is journalled, that holds no secret. */
export const isReadable = (command: string): boolean =>
  readable.has(/^\{"type":"([\w.]+)"/.exec(command)?.[1] ?? '')

/** Commands that bring a state of older records to the rules of today. */
export const upgradesOf = (state: State): readonly Command[] =>
  all.flatMap(({ upgrades }) => upgrades?.(state) ?? [])

/** Every operation that works on the state; the others answer with their generated mock. */
export const handlers: Handlers = merged(all.map((area) => area.handlers))

/** The limits of requests by operation, as the areas tell them. */
export const limits: LimitTable = merged(all.map((area) => area.limits))

/** The state before the first record. */
export const freshState = (seed: string): State => {
  const shared = { version: VERSION, seed, now: 0, due: emptyDueList<Due>(), ledger: emptyLedger() } as const
  return { ...shared, ...merged(all.map((area) => area.fresh?.())) } as State
}

export const exchangeOf = (state: State): Machine<State, Command> => createMachine(state, commands, dues)
