/**
 * How a review of the sandbox ends: what was handed in is accepted unless one of its texts has the word REFUSE in it,
 * so that a tester can have either. Null accepts; otherwise the key of the message that says why not.
 */
export const verdictOn = (texts: readonly string[], reason: string): string | null =>
  texts.some((text) => /\bREFUSE\b/.test(text)) ? reason : null
