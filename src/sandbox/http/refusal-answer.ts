import type { Operation } from '#src/core/contract/operation.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Envelope, failure, type FieldError } from './envelope.ts'

/**
 * The answer to a request that breaks rules of the contract or limits of the state. The first fault gives code and
 * message; one that `x-errors` does not name is an input to be checked.
 */
export function brokenRuleAnswer(
  operation: Operation,
  faults: readonly FieldError[],
  messageOf: (key: string) => string,
): Envelope {
  const [first] = faults
  const entry = first && findError(operation, first.key, first.field)
  return failure(entry?.code ?? 500, messageOf(entry?.key ?? 'check-input'), faults)
}

/**
 * The answer to a call that a handler refused; its code and field are those of the contract.
 * @throws Error when the contract does not name the key: a fault of ours
 */
export function refusalAnswer(
  operation: Operation,
  { key, field }: Refusal,
  messageOf: (key: string) => string,
): Envelope {
  if (key === 'not-logged-in') return failure(4000, messageOf(key))
  const entry = findError(operation, key, field)
  if (entry === undefined)
    throw new Error(`${operation.id}: the contract names no refusal ${key} ${field ?? ''}`)
  const at = entry.field ?? field
  return failure(entry.code, messageOf(key), at === undefined ? [] : [{ field: at, key }])
}

/** The entry of `x-errors` for a key: the one of the field, or the one that leaves the field open. */
function findError({ errors = [] }: Operation, key: string, field: string | undefined) {
  const named = errors.filter((error) => error.key === key)
  if (field === undefined) return named.length === 1 ? named[0] : undefined
  return named.find((error) => error.field === field) ?? named.find((error) => error.field === undefined)
}
