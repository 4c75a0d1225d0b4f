import type { ApiOperation } from '../api/api.ts'
import type { Violation } from '../judge/violation.ts'
import type { Headers } from './account.ts'
import type { BehindCode } from './behind-code.ts'
import type { Caller, CallResult } from './caller.ts'
import type { Case } from './cases.ts'
import type { Input } from './input.ts'
import type { Refusal } from './search.ts'

/** None of these sessions may open the operation. */
export async function tryTokens(
  caller: Caller,
  operation: ApiOperation,
  input: Input,
  tokens: readonly Headers[],
): Promise<void> {
  const extra = ({ succeeded }: CallResult): Violation[] =>
    succeeded === true ? [{ at: '', rule: 'works-without-token', expected: 'a refusal', got: 'success' }] : []
  for (const token of tokens)
    await caller.ask(input, `${operation.id} token`, { token, refusable: true, extra })
}

/** Reader of refusals, and the renewal of codes where a used code hides the refusal of the field. */
export type WrongInputContext = {
  readonly refusalOf: (seen: CallResult) => Refusal
  readonly behind: BehindCode | undefined
}

/**
 * Each must be refused. A server that checks nothing at all has one violation, not one per field.
 * @returns fields of which nothing is known: they were refused for a code, and there was no other
 */
export async function tryWrongInputs(
  caller: Caller,
  operation: ApiOperation,
  wrong: readonly Case[],
  { refusalOf, behind }: WrongInputContext,
): Promise<string[]> {
  const fields = new Set<string>()
  const hidden = new Set<string>()
  const accepted = new Map<string, Case>()

  const ask = (input: Input): Promise<CallResult | undefined> =>
    caller.ask(input, `${operation.id} wrong`, { refusable: true, extra: () => [] })

  /** Returns the server's verdict on the input itself; a used code is renewed first where it would hide the verdict. */
  async function verdict({ input, field = '' }: Case): Promise<Input | 'refused' | 'hidden'> {
    const first = await ask(input)
    if (first?.succeeded === true) return input
    if (first === undefined || behind?.hides(refusalOf(first), field) !== true) return 'refused'
    for await (const renewed of behind.renewed(input)) {
      const seen = await ask(renewed)
      if (seen?.succeeded === true) return renewed
      if (seen === undefined) break
      const refusal = refusalOf(seen)
      if (refusal.fields.length === 0) behind.settle(refusal)
      if (!behind.hides(refusal, field)) return 'refused'
    }
    return 'hidden'
  }

  for (const one of wrong) {
    if (one.sure !== true && caller.fits(one.input) !== false) continue
    const field = one.field ?? ''
    fields.add(field)
    const said = await verdict(one)
    if (said === 'hidden') hidden.add(field)
    else if (said !== 'refused' && !accepted.has(field)) accepted.set(field, { ...one, input: said })
  }
  const everything = accepted.size > 1 && accepted.size === fields.size
  for (const [field, { what, input }] of [...accepted].slice(0, everything ? 1 : undefined)) {
    const at = everything ? '' : `/${field}`
    const got = everything ? `success, whatever is wrong (${what})` : `success (${what})`
    const violation: Violation = { at, rule: 'accepts-bad-input', expected: 'a refusal', got }
    caller.tell([violation], input, `${operation.id} wrong input`)
  }
  return [...hidden].filter((field) => !accepted.has(field))
}
