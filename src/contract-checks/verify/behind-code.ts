import type { ApiOperation } from '../api/api.ts'
import type { Account } from './account.ts'
import { candidates, type Sources } from './candidates.ts'
import type { SendCall } from './codes.ts'
import { withField, type Input } from './input.ts'
import { isCode } from './names.ts'
import type { Refusal } from './search.ts'

/** Tells refusals of a wrong input from those of a code that was used before it. */
export type BehindCode = {
  /** Returns true when the refusal may be for the code, so that nothing is known of the field. */
  readonly hides: (refusal: Refusal, field: string) => boolean
  /** The input with unused codes. */
  readonly renewed: (input: Input) => AsyncGenerator<Input>
  /** With a new code the refusal was this: what says the same is no doubt any more. */
  readonly settle: (refusal: Refusal) => void
}

/** Codes that are tried for one wrong input. */
const MOST = 3

/** Undefined where the operation wants no code. */
export function behindCode(
  sources: Sources,
  asked: { readonly operation: ApiOperation; readonly account: Account; readonly send: SendCall },
  example: Input,
): BehindCode | undefined {
  const { operation } = asked
  const codes = operation.fields.filter((name) => isCode(name) && example.body[name] !== undefined)
  if (operation.effect === 'read' || codes.length === 0) return undefined
  const said = new Map<string, Set<string>>()
  const settled = new Set<string>()
  return {
    hides({ fields, said: text }, field) {
      if (codes.includes(field)) return false
      if (fields.length > 0) return !fields.includes(field) && fields.some((name) => codes.includes(name))
      // Nobody says which field it is about: the same words for different fields are about another.
      const about = said.get(text) ?? new Set()
      said.set(text, about.add(field))
      return about.size > 1 && !settled.has(text)
    },
    async *renewed(input) {
      for (const field of codes) {
        let count = 0
        for await (const code of candidates(sources, { ...asked, input, field })) {
          if ((count += 1) > MOST) break
          if (code !== undefined && code !== input.body[field]) yield withField(operation, input, field, code)
        }
      }
    },
    settle: ({ said: text }) => void settled.add(text),
  }
}
