import { hashText } from './random.ts'

/** Values of state and commands: plain data, integers of any size included. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | bigint
  | readonly Plain[]
  | { readonly [key: string]: Plain }

const TAG = '$bigint'

/** Writes plain data as JSON text; a bigint becomes `{"$bigint": "…"}`. Key order is kept. */
export function encode(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? { [TAG]: part.toString() } : part,
  )
}

/** Inverse of `encode`. Throws a SyntaxError when the text is not JSON. */
export function decode(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // A reviver would be called for every part: a start decodes all records there are.
  return text.includes(TAG) ? revived(value) : value
}

/** Puts bigints in the places of their tagged texts. */
function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (TAG in value && typeof value[TAG] === 'string' && Object.keys(value).length === 1)
    return BigInt(value[TAG])
  for (const [key, part] of Object.entries(value)) {
    const whole = revived(part)
    if (whole !== part) Reflect.set(value, key, whole)
  }
  return value
}

/** One text per value: like `encode`, with keys in order, so that equal states give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `{"${TAG}":"${value}"}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

/** Fingerprint of a state: equal exactly when the states are equal (128 bits). */
export const stateHash = (state: unknown): string => hashText(canonical(state))
