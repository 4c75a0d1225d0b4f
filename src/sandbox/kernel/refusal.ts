/** A business refusal: the answer's `code`, and the message's key in the contract's `x-errors`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number
  readonly key: string
  readonly field: string | undefined

  constructor(code: number, key: string, field?: string) {
    super(key)
    this.code = code
    this.key = key
    this.field = field
  }
}

/**
 * Refuses what was asked. Thrown inside a command it takes back everything the command did.
 * `field` is the request field the refusal belongs to.
 */
export function refuse(code: number, key: string, field?: string): never {
  throw new Refusal(code, key, field)
}
