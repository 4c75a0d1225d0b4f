/**
 * A business refusal: `key` names an entry of the operation's `x-errors`, which has the code and the request field.
 * `field` tells entries of one key apart, or names the field where the entry leaves it open.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly key: string
  readonly field: string | undefined

  constructor(key: string, field?: string) {
    super(key)
    this.key = key
    this.field = field
  }
}

/**
 * Refuses a request with one of the keys. Each function says which keys it needs and takes a `Refuse` of them; a
 * handler's own has the keys of its operation's `x-errors`, so a key that the contract does not name does not compile.
 */
export type Refuse<Key extends string> = (key: Key, field?: string) => never

/** @throws Refusal always; inside a command it takes back everything the command did */
export const refuseAny: Refuse<string> = (key, field) => {
  throw new Refusal(key, field)
}
