import type { OperationId } from '#generated/operations/all.ts'
import type { OperationLimits, OperationRefusals, OperationTypes } from '#generated/operations/types.ts'
import type { Language } from '#generated/wire/language.ts'
import type { Success } from '#generated/wire/success.ts'
import type { Prices } from '../market/prices.ts'
import type { Blobs } from '../kernel/blobs.ts'
import type { Entropy } from '../kernel/entropy.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { CommandRefusedBy } from '../areas/command-refusals.ts'
import type { State } from '../areas/state.ts'
import type { Member } from '../areas/members/members.ts'
import type { Photo } from '../areas/uploads/photos.ts'

/** The exchange, as far as an operation that refuses with these keys may change it. */
export type Exchange<Key extends string = never> = {
  readonly view: () => State
  readonly now: () => number
  /** As the engine's. */
  readonly submit: (command: CommandRefusedBy<Key>) => Promise<unknown>
}

/** Environment of a handler, apart from the request itself. `Key`: the refusals that it may answer with. */
export type HandlerContext<Key extends string = never> = {
  readonly engine: Exchange<Key>
  readonly refuse: Refuse<Key>
  readonly prices: Prices
  readonly entropy: Entropy
  /** Store of the pictures' bytes. */
  readonly blobs: Blobs
  /** Signed address of a picture, valid for a while. */
  readonly photoAddress: (photo: Photo) => Promise<string>
  readonly passwordIterations: number
  /** Language of the `lang` header; English without one. */
  readonly language: Language
  /** Address of the page that asks, for links in answers, e.g. `http://127.0.0.1:4173`. */
  readonly origin: string
  /** Network address of whoever asks. */
  readonly visitor: string
  /** Path under which the calls stand, e.g. `/api`. */
  readonly base: string
  /** Number of the newest message about a market's book that was pushed on a socket. */
  readonly frame: (socket: string, symbol: string) => number
  /** Digest of the token that came with the request and counts. */
  readonly session: string | null
  /** Returns the caller. @throws Refusal 4000 for a visitor; a secured operation is not even called then */
  readonly member: () => Member
  /** Key of the message of success; `success` when nothing is said. */
  readonly setMessage: (key: string) => void
  /** Sets the page counts beside `data`, where the contract has them there. */
  readonly setPageInfo: (counts: Counts) => void
}

/** Members of an answer beside code, message and data. */
export type Counts = Omit<Success, 'code' | 'message'>

type Input<K extends OperationId> = Pick<OperationTypes[K], 'params' | 'query' | 'body'>

/** The keys that an operation's `x-errors` names. */
type RefusalOf<K extends OperationId> = keyof OperationRefusals[K] & string

export type Context<K extends OperationId> = HandlerContext<RefusalOf<K>>

/** One operation: parameters in, `data` out; what cannot be is refused with `refuse(key)`. */
export type Handler<K extends OperationId> = (
  input: Input<K>,
  context: Context<K>,
) => OperationTypes[K]['data'] | Promise<OperationTypes[K]['data']>

/** Member who sends a request, at a time, with the state of then. */
export type Requester = { readonly state: State; readonly member: Member; readonly time: number }

/**
 * The limits of a request that are known at run time only (`$ctx` of the contract's vocabulary), from the state alone.
 * The contract's keywords judge by them before the handler is called.
 */
export type Limits<K extends keyof OperationLimits> = (
  asking: Requester,
  body: OperationTypes[K]['body'],
) => OperationLimits[K]

/** Operations with such limits; a test holds that each one with a handler is there. */
export type LimitTable = { readonly [K in keyof OperationLimits]?: Limits<K> }

export type Handlers = { readonly [K in OperationId]?: Handler<K> }
