import type { Refuse } from '../../kernel/refusal.ts'
import { type CodeRefusalKey, judgeCode, refuseCode, type Target } from './codes.ts'
import type { Exchange } from '../../http/handler.ts'

/**
 * Checks a code that somebody typed, and counts a wrong one: that must be kept although the call is refused.
 * @throws Refusal `verification-code-not-exists` or `verification-code-incorrect`
 */
export async function provenCode(
  engine: Exchange,
  target: Target,
  code: string,
  refuse: Refuse<CodeRefusalKey>,
): Promise<void> {
  const verdict = judgeCode(engine.view(), target, code, engine.now())
  if (verdict === 'wrong') await engine.submit({ type: 'code.miss', ...target })
  refuseCode(verdict, refuse)
}
