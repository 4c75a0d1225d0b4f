/**
 * Returns the verdict of the sandbox's review: null accepts, a message key refuses. An application is accepted unless
 * one of its texts has the word REFUSE in it, so that a tester can have either.
 */
export const verdictOn = (texts: readonly string[], reason: string): string | null =>
  texts.some((text) => /\bREFUSE\b/.test(text)) ? reason : null
