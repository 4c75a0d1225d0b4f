import type { Socket } from 'node:net'
import type { Random } from '#src/sandbox/kernel/random.ts'

export type AttackTarget = {
  readonly url: string
  /** Path of the streams. */
  readonly socket: string
  readonly random: Pick<Random, 'below'> & { pick<T>(list: readonly T[]): T }
  /** Keeps a connection open for a while. */
  hold(socket: Socket): void
}

/** Does something rough to a server; says what is wrong with how it took it. */
export type Attack = (target: AttackTarget) => Promise<string | undefined | void>
