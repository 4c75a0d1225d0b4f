import type { Command, State } from '../areas/state.ts'

/** One command of the past; a function where it depends on what came before, or on its time. */
export type PastCommand = {
  /** Milliseconds before the sandbox starts. */
  readonly ago: number
  readonly command: Command | ((state: State, time: number) => Command)
}
