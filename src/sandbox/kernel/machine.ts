import { type DueList, isDue, takeDue } from './due.ts'
import { Refusal, type Refuse, refuseAny } from './refusal.ts'
import { transact } from './transaction.ts'

/** Members that every state has; the rest is the areas' own. Plain data throughout. */
export type KernelState<D> = {
  /** Time of the last accepted command or due item, epoch milliseconds. */
  now: number
  due: DueList<D>
}

/** Something that happened, for streams and the inbox of a running home; not part of the state. */
export type Event = { readonly type: string; readonly [detail: string]: unknown }

/** Environment of a command. `Key`: the refusals it may end with; a due item has none. */
export type Context<Key extends string = never> = {
  /** The command's time, epoch milliseconds. */
  readonly time: number
  readonly emit: (event: Event) => void
  readonly refuse: Refuse<Key>
}

/** One handler per kind of command or due item; it changes the state or throws a Refusal. */
export type Reducers<S, C extends { readonly type: string }, Key extends string> = {
  readonly [K in C['type']]: (state: S, command: Extract<C, { type: K }>, context: Context<Key>) => unknown
}

export type Outcome =
  | { readonly accepted: true; readonly result: unknown; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal }

/**
 * The deterministic machine: `(state, command, time)` to new state, result and events.
 * The state is changed in place; a refused command, or one whose handler fails, leaves it untouched.
 */
export type Machine<S, C> = {
  /** Live; to be read only. */
  readonly state: S
  /** Returns true when an item is due at `time`. */
  isDue(time: number): boolean
  /** Runs what is due at `time`, in order. */
  advance(time: number): { readonly events: readonly Event[] }
  /**
   * Applies a command at `time`; the caller has advanced before. An accepted one is handed to `keep`; when that throws,
   * nothing has changed. Errors other than a Refusal are passed on.
   */
  apply(command: C, time: number, keep?: () => void): Outcome
  /**
   * Applies a command that was accepted at that time before. It is an order of magnitude faster than `apply`, because
   * nothing is taken back: what throws leaves a state of no use.
   */
  redo(command: C, time: number): void
}

export function createMachine<
  C extends { readonly type: string },
  D extends { readonly type: string },
  S extends KernelState<D>,
>(state: S, commands: Reducers<S, C, string>, dues: Reducers<S, D, never>): Machine<S, C> {
  /** Picks the reducer that the union's tag names; the type of `Reducers` makes the pair fit. */
  function run<T extends { readonly type: string }>(
    reducers: Reducers<S, T, string> | Reducers<S, T, never>,
    draft: S,
    item: T,
    context: Context<string>,
  ): unknown {
    const reducer: unknown = Object.hasOwn(reducers, item.type) && Reflect.get(reducers, item.type)
    if (typeof reducer !== 'function') throw new RangeError(`no such command: ${item.type}`)
    return (reducer as (draft: S, item: T, context: Context<string>) => unknown)(draft, item, context)
  }

  function advance(time: number) {
    const events: Event[] = []
    for (let item = takeDue(state.due, time); item !== undefined; item = takeDue(state.due, time)) {
      const { payload } = item
      // An item runs at its own time, so that the time of a read does not matter.
      const at = Math.max(state.now, item.time)
      state.now = at
      const made: Event[] = []
      try {
        transact(state, (draft) =>
          run(dues, draft, payload, { time: at, emit: (event) => void made.push(event), refuse: refuseAny }),
        )
        events.push(...made)
      } catch (error) {
        // It is off the list all the same: one faulty item must not stop time, now or on replay.
        events.push({ type: 'fault', item: payload.type, error })
      }
    }
    return { events }
  }

  function apply(command: C, time: number, keep?: () => void): Outcome {
    const events: Event[] = []
    try {
      const change = (draft: S): unknown => {
        draft.now = time
        return run(commands, draft, command, {
          time,
          emit: (event) => void events.push(event),
          refuse: refuseAny,
        })
      }
      const result = transact(state, change, keep)
      return { accepted: true, result, events }
    } catch (error) {
      if (error instanceof Refusal) return { accepted: false, refusal: error }
      throw error
    }
  }

  function redo(command: C, time: number): void {
    state.now = time
    run(commands, state, command, { time, emit: () => undefined, refuse: refuseAny })
  }

  return { state, isDue: (time) => isDue(state.due, time), advance, apply, redo }
}
