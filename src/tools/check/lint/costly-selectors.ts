const COMMENT = /\/\*[\s\S]*?\*\//g
/** A position or emptiness inside `:has()`, with one level of brackets within. */
const PLACE_IN_HAS = /:has\((?:[^()]|\([^()]*\))*?:(?:nth-|first-|last-|only-|empty)[^{},]*/g

/**
 * Returns the selectors of a style sheet that count or place elements inside `:has()`, one line each. Whenever a text
 * changes anywhere, Chromium then styles all of the page anew: a component can count instead.
 */
export const costlySelectors = (css: string): readonly string[] =>
  [...css.replaceAll(COMMENT, '').matchAll(PLACE_IN_HAS)].map(
    ([selector]) => `${selector.trim()} counts inside :has(): let the component say it in an attribute`,
  )
