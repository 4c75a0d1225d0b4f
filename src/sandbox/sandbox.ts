import type { MockAnswers } from './mock-answers.ts'
import type { ContractDocument } from './http/contract-checks.ts'
import type { Blobs } from './kernel/blobs.ts'
import type { MovableClock } from './kernel/clock.ts'
import type { Entropy } from './kernel/entropy.ts'
import type { Journal } from './kernel/journal.ts'
import type { StorageError } from './kernel/storage-error.ts'
import type { InboxMessage } from './areas/auth/inbox.ts'
import type { State } from './areas/state.ts'
import type { StreamConnection, StreamSocket } from './streams/connection.ts'
import type { Timers } from './streams/timers.ts'

export type SandboxOptions = {
  /** Decides every price and every mocked answer. */
  readonly seed: string
  readonly clock: MovableClock
  readonly journal: Journal
  /** Store of uploaded pictures; in memory by default. */
  readonly blobs?: Blobs
  /** The bundled contract, `generated/contract.json`. */
  readonly contract: ContractDocument
  /** The system's randomness unless a test wants it seeded. */
  readonly entropy?: Entropy
  /** True where personas begin with months of records; otherwise they have the same balances and no past. */
  readonly histories?: boolean
  /** Rounds of PBKDF2 for members' passwords; strong by default. */
  readonly passwordIterations?: number
  /**
   * Share of answers that are checked against the contract; a broken one becomes an error in tests and a report in
   * start.
   */
  readonly checkAnswers?: 'always' | 'sampled' | 'never'
  /** Path that the calls stand under. */
  readonly base?: string
  /** Extent of `/__sandbox/`: nothing, inbox and personas, or all switches. */
  readonly panel?: 'off' | 'inbox' | 'full'
  readonly mocks?: MockAnswers
  /** Timers of the streams; real time unless a test moves it. */
  readonly timers?: Timers
  /** Returns true while the process falls behind; calls of strangers are turned away then. */
  readonly isSlow?: () => boolean
  /** Told of every message the exchange sends, once it is kept. */
  readonly onMessage?: (message: InboxMessage) => void
  /** Told of faults of ours; the caller of the operation learns nothing of them. */
  readonly onFault?: (error: unknown) => void
  /** Told when writing begins to fail, and with undefined when it works again. */
  readonly onStorage?: (error: StorageError | undefined) => void
}

export type Sandbox = {
  /**
   * Answers a request; undefined when the path is none of the sandbox's. `visitor` is the network address of whoever
   * sends it. A body that is not wanted is not read to its end.
   */
  handle(request: Request, visitor?: string): Promise<Response | undefined>
  /** The socket of the contract that has this path; undefined where none has. */
  socketAt(path: string): string | undefined
  /** Takes a client of a socket of the contract; the home passes on what comes and says when it is gone. */
  connect(client: StreamSocket, socket: string): StreamConnection
  /** For tests and homes: the state as of now, to be read only. */
  view(): State
  /** Fingerprint of the state. */
  hash(): string
  close(): Promise<void>
}
