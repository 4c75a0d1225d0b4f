import { orderOfNumber } from './exchange.ts'
import type { ExchangeJudge } from './judge-exchanges.ts'
import { judgeText } from './judge-text.ts'
import { linesOf } from './lines.ts'

/** Judges exchanges that come line by line, each an entry of an HTTP archive. */
export async function judgeLines(
  judge: ExchangeJudge,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  for await (const lines of linesOf(chunks))
    for (const { number, text } of lines)
      judgeText(judge, text, { what: `line ${number}`, order: orderOfNumber(number) })
}
