import type { Json } from '../document/place.ts'

/** Place in the source where the operation is written; reports point to it. */
export type Written = {
  /** Relative to the working directory. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly pointer: string
}

/** Tells success from refusal in an answer: `x-envelope` of the document, or the configuration. */
export type Envelope = {
  readonly code: string
  readonly success: unknown
  readonly message?: string
  readonly data?: string
  /** Member in which a refusal lists the fields that it is about. */
  readonly errors?: string
  /** Schema of refusals, as a local reference. */
  readonly failure?: string
}

export type Field = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Json
  readonly example: unknown
  /** A list travels as one text, joined by commas (`explode: false`). */
  readonly joined: boolean
}

export type ApiOperation = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly node: Json
  /** Path, query and header parameters. */
  readonly parameters: readonly Field[]
  readonly body:
    | {
        readonly type: string
        readonly schema: Json
        readonly example: unknown
        /** Fields of a form whose list travels as one text, joined by commas. */
        readonly joined: ReadonlySet<string>
      }
    | undefined
  /** Names of the body's fields. */
  readonly fields: readonly string[]
  /** Those that are files. */
  readonly files: readonly string[]
  readonly effect: 'read' | 'act'
  /** Reads that answer otherwise after it (`x-changes`, groups resolved). */
  readonly changes: readonly string[]
  /** True where the contract asks for a token. */
  readonly secured: boolean
  readonly secrets: readonly string[]
  /** Codes of refusals that the operation names. */
  readonly codes: ReadonlySet<unknown>
  /** Pointers to items and total of a paged answer. */
  readonly paging: { readonly items: string; readonly total: string } | undefined
  /** Milliseconds that an answer may take, where the operation says so (`x-latency`). */
  readonly latency: number | undefined
  readonly written: Written
}

/** A contract as the judge reads it: one document, its references local, OpenAPI 3.0 words put into those of 3.1. */
export type Api = {
  readonly document: Json
  readonly operations: readonly ApiOperation[]
  readonly envelope: Envelope | undefined
  /** Codes that any operation may answer with: those about the session. */
  readonly sessionCodes: ReadonlySet<unknown>
  /** Header that carries the token. */
  readonly tokenHeader: string | undefined
  /** Path below which the operations stand, e.g. `/api`. */
  readonly base: string
  /**
   * Returns the place of a field in the source, by its pointer in the answer or request; the operation's where the
   * field has none.
   */
  readonly placeOf: (operation: ApiOperation, at: string, side: 'answer' | 'request') => Written
}
