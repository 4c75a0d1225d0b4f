import { type CodeRefusal, judgeCode, refuseCode, type Target } from './codes.ts'
import type { HandlerContext } from '../../http/handler.ts'

/**
 * Checks a code that somebody typed, and counts a wrong one: that must be kept although the call is refused.
 * @throws Refusal `verification-code-not-exists` or `verification-code-incorrect`, or as `refusal` says
 */
export async function provenCode(
  engine: HandlerContext['engine'],
  target: Target,
  code: string,
  refusal?: CodeRefusal,
): Promise<void> {
  const verdict = judgeCode(engine.view(), target, code, engine.now())
  if (verdict === 'wrong') await engine.submit({ type: 'code.miss', ...target })
  refuseCode(verdict, refusal)
}
