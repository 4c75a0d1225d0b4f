/**
 * - `transport`: no answer, or none that a back end of ours would give
 * - `refused`: the server answered with a code other than 0
 * - `logged-out`: refused, because the caller is not logged in (or another session took over)
 * - `not-offered`: the operator does not have the service (`x-optional-service`)
 * - `malformed`: an answer, or a request of ours, that the contract does not describe
 * - `cancelled`: the answer is not needed any more
 */
export type ApiErrorKind = 'transport' | 'refused' | 'logged-out' | 'not-offered' | 'malformed' | 'cancelled'

/** One request field that was refused. */
export type ApiErrorField = {
  readonly field: string
  /** Message key in `locales/*` + `/server.json`; empty where the server names none. */
  readonly key: string
  /** The server's text in the user's language; may be empty. */
  readonly text: string
}

export type ApiErrorDetails = {
  readonly operation: string
  readonly kind: ApiErrorKind
  readonly code?: number
  readonly fields?: readonly ApiErrorField[]
  /** The server's text in the user's language; empty or left out where it told none. */
  readonly message?: string
  /** Technical cause in English, for developers; never shown. */
  readonly detail?: string
}

/**
 * The one error value of all calls. It holds nothing that was sent, and no original error either: those
 * carry the request with its passwords and token. As JSON (for logs) it also leaves out the server's text,
 * which may repeat what was sent.
 *
 * Its message is only ever the server's own, so that whoever shows it shows words in the user's language.
 */
export class ApiError extends Error {
  readonly operation: string
  readonly kind: ApiErrorKind
  /** The envelope's code; null where no envelope came. */
  readonly code: number | null
  readonly fields: readonly ApiErrorField[]
  readonly detail: string

  constructor({ operation, kind, code, fields, message, detail }: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.operation = operation
    this.kind = kind
    this.code = code ?? null
    this.fields = fields ?? []
    this.detail = detail ?? ''
  }

  toJSON(): object {
    const { operation, kind, code } = this
    return { operation, kind, code, fields: this.fields.map(({ field, key }) => ({ field, key })) }
  }
}
