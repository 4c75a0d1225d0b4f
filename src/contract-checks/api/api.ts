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

/** Tells success from refusal in an answer: the configuration, `x-envelope` of the document, or inferred from its answers. */
export type Envelope = {
  readonly code: string
  /** The value of success, or a list of such values. */
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
  /** True where the example is made from the schema. */
  readonly isSampled: boolean
  /** A list travels as one text, joined by commas (`explode: false`). */
  readonly joined: boolean
}

/** The rows of an answer: a pointer to them and to the number of all, and the schema of one. */
export type RowPlace = { readonly items: string; readonly total: string | undefined; readonly schema: Json }

/** Places of a paged answer, and the request fields that choose the page. */
export type Paging = {
  /** Pointers to the rows and to the number of all rows. */
  readonly items: string
  readonly total: string | undefined
  readonly page: string | undefined
  readonly size: string | undefined
  /** Number of the first page, or of the first row. */
  readonly base: number
  /** True where nothing says so: the server shows whether it counts from 0 or 1. */
  readonly isGuess?: true
  /** True where rows are skipped, not pages. */
  readonly isOffset: boolean
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
        /** Of a list of objects the schema of one: such requests are lists of one row. */
        readonly schema: Json
        /** The schema of such a list. */
        readonly list: Json | undefined
        readonly example: unknown
        /** True where the example is made from the schema. */
        readonly isSampled: boolean
        /** Fields of a form whose list travels as one text, joined by commas. */
        readonly joined: ReadonlySet<string>
      }
    | undefined
  /** Names of the body's fields. */
  readonly fields: readonly string[]
  /** Those that are files. */
  readonly files: readonly string[]
  /** Files that have to be pictures. */
  readonly pictures: readonly string[]
  readonly effect: 'read' | 'act'
  /** True where document or method say the effect; else the name does, or nothing. */
  readonly isEffectSaid: boolean
  /** Reads that answer otherwise after it (`x-changes`, groups resolved). */
  readonly changes: readonly string[]
  /** True where the contract asks for a token. */
  readonly secured: boolean
  readonly secrets: readonly string[]
  /** Codes of refusals that the operation names. */
  readonly codes: ReadonlySet<unknown>
  /** Paging, marked (`x-paging`), configured or told by the names of fields. */
  readonly paging: Paging | undefined
  /** The list of objects in a successful answer. */
  readonly rows: RowPlace | undefined
  /** Milliseconds that an answer may take, where the operation says so (`x-latency`). */
  readonly latency: number | undefined
  readonly written: Written
}

/** Which of the answers of an operation is meant. */
export type AnswerKind = { readonly status?: string; readonly refused?: boolean }

/** A contract as the judge reads it: one document, its references local, OpenAPI 3.0 words put into those of 3.1. */
export type Api = {
  readonly document: Json
  readonly operations: readonly ApiOperation[]
  readonly envelope: Envelope | undefined
  /** Codes that any operation may answer with: those about the session. */
  readonly sessionCodes: ReadonlySet<unknown>
  /** Header that carries the token. */
  readonly tokenHeader: string | undefined
  /** All headers that may carry it, that one first. */
  readonly tokenHeaders: readonly string[]
  /** Path below which the operations stand, e.g. `/api`. */
  readonly base: string
  /**
   * Returns the place of a field in the source, by its pointer in the answer or request; the operation's where the
   * field has none.
   */
  readonly placeOf: (
    operation: ApiOperation,
    at: string,
    side: 'answer' | 'request',
    of?: AnswerKind,
  ) => Written
}
