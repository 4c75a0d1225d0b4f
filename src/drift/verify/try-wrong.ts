import type { ApiOperation } from '../api/api.ts'
import type { Fault } from '../judge/fault.ts'
import type { Headers } from './account.ts'
import type { Caller, Seen } from './caller.ts'
import type { Case } from './cases.ts'
import type { Input } from './input.ts'

/** None of these sessions may open the operation. */
export async function tryTokens(
  caller: Caller,
  operation: ApiOperation,
  input: Input,
  tokens: readonly Headers[],
): Promise<void> {
  const extra = ({ succeeded }: Seen): Fault[] =>
    succeeded === true ? [{ at: '', rule: 'works-without-token', expected: 'a refusal', got: 'success' }] : []
  for (const token of tokens)
    await caller.ask(input, `${operation.id} token`, { token, refusable: true, extra })
}

/** Each must be refused. A server that checks nothing at all has one fault, not one per field. */
export async function tryWrong(
  caller: Caller,
  operation: ApiOperation,
  wrong: readonly Case[],
): Promise<void> {
  const fields = new Set<string>()
  const accepted = new Map<string, Case>()
  for (const one of wrong) {
    if (one.sure !== true && caller.fits(one.input) !== false) continue
    const field = one.field ?? ''
    fields.add(field)
    const like = `${operation.id} wrong`
    const seen = await caller.ask(one.input, like, { refusable: true, extra: () => [] })
    if (seen?.succeeded === true && !accepted.has(field)) accepted.set(field, one)
  }
  const everything = accepted.size > 1 && accepted.size === fields.size
  for (const [field, { what, input }] of [...accepted].slice(0, everything ? 1 : undefined)) {
    const at = everything ? '' : `/${field}`
    const got = everything ? `success, whatever is wrong (${what})` : `success (${what})`
    const fault: Fault = { at, rule: 'accepts-bad-input', expected: 'a refusal', got }
    caller.tell([fault], input, `${operation.id} wrong input`)
  }
}
