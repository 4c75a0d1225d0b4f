const LITERAL =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const NAMED = /:[^;{}]*\b(?:white|black|red|green|blue|orange|yellow|gr[ae]y|silver|gold|purple)\b(?![-\w(])/i

/** Returns true when a text of code holds a colour: a hash of 3, 4, 6 or 8 digits, or a colour function. */
export function hasColour(text: string): boolean {
  return LITERAL.test(text)
}

/** Lines of a style sheet that hold a colour of their own instead of a token, as `line: text`. */
export function styleFaults(css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return withoutComments
    .split('\n')
    .map((line, index) => ({ line: line.replaceAll(/var\([^)]*\)/g, 'var'), at: index + 1 }))
    .filter(({ line }) => hasColour(line) || NAMED.test(line))
    .map(({ line, at }) => `${at}: ${line.trim()}`)
}
