import { parsePlain, type Parsed } from '#src/core/contract/json.ts'
import type { Answer } from './judge.ts'
import type { Sent } from './request-check.ts'

/** Every text is parsed once, however many ask for it. A number that lost digits is still a number: types are judged. */
const parsed = new WeakMap<Answer | Sent, Parsed>()

/** The body of an answer; undefined where its bytes are not UTF-8. */
export function parsedAnswer(answer: Answer): Parsed | undefined {
  const { text } = answer
  return text === undefined ? undefined : once(answer, text)
}

/** The JSON body of a request. */
export const parsedBody = (sent: Sent): Parsed => once(sent, sent.text)

function once(of: Answer | Sent, text: string): Parsed {
  const before = parsed.get(of)
  if (before !== undefined) return before
  const made = parsePlain(text)
  parsed.set(of, made)
  return made
}
