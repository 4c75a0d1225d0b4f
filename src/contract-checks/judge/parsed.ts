import { parsePlain, type Parsed } from '#src/core/contract/json.ts'

/** An answer or request. */
type Text = { readonly text: string | undefined }

/** The body of an answer; undefined where its bytes are not UTF-8. A number that lost digits is still a number. */
export function parsedAnswer(answer: Text): Parsed | undefined {
  const { text } = answer
  return text === undefined ? undefined : answers(answer, text)
}

/** The JSON body of a request. */
export const parsedBody = (sent: Text & { readonly text: string }): Parsed => bodies(sent, sent.text)

const answers = keepsLast()
const bodies = keepsLast()

/**
 * Parses a text once for all who ask one after the other. Only the last is kept: a map of all that are in use makes the
 * garbage collector keep them for long.
 */
function keepsLast(): (of: Text, text: string) => Parsed {
  let last: { readonly of: Text; readonly parsed: Parsed } | undefined
  return (of, text) => {
    if (last?.of !== of) last = { of, parsed: parsePlain(text) }
    return last.parsed
  }
}
