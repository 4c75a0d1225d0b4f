import type { Need } from './needs.ts'
import type { Field, Shape } from './shape.ts'

export type Encoding = 'form' | 'multipart' | 'json' | 'none'

/** One entry of `x-errors`. */
export type Refused = {
  readonly code: number
  readonly key: string
  /** The request field that the refusal belongs to. */
  readonly field?: string
  /** The prerequisite whose lack is refused so. */
  readonly need?: Need
}

/** One row of the operation table, generated from the contract's marks. */
export type Operation = {
  readonly id: string
  readonly tag: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template under the API base, e.g. `/uc/asset/wallet/{symbol}`. */
  readonly path: string
  readonly alsoMethod?: 'GET' | 'POST'
  readonly encoding: Encoding
  /** An act changes something (whatever its HTTP method): a mutation, never retried or prefetched. */
  readonly effect: 'read' | 'act'
  /** Ids of the reads that it makes stale (`x-changes`); absent where there are none. */
  readonly changes?: readonly string[]
  /** True where the contract asks for a token. */
  readonly secured: boolean
  /** Path parameters, query parameters and the body; absent where there are none. */
  readonly params?: Readonly<Record<string, Field>>
  readonly query?: Readonly<Record<string, Field>>
  readonly body?: Shape
  /** Shape of `data` in a successful answer; for `bare` operations the shape of the whole body. */
  readonly data: Shape
  readonly bare?: true
  /** The service that the operator does not have where this read is answered by HTTP 403 or 404 without an envelope. */
  readonly optionalService?: string
  /** Request fields, and answer fields as `data.x`, that are never logged. */
  readonly secrets?: readonly string[]
  /** Documented business codes. */
  readonly errors?: readonly Refused[]
  readonly paging?: Paging
  /** Regular expressions of the text parameters of a paged read, by name: what a filter may ask for. */
  readonly patterns?: Readonly<Record<string, string>>
}

/** Page parameters of a paged operation, and the places of items and total in the answer. */
export type Paging = {
  readonly page: string
  readonly base: 0 | 1
  readonly size: string
  /** Pointer into the answer body, e.g. `/data/content`. */
  readonly items: string
  readonly total: string
}
