import { dirname, join } from 'node:path'

type Rule = {
  readonly selectors: readonly string[]
  readonly properties: readonly string[]
  /** Classes that it composes of other style sheets: class and file. */
  readonly taken: readonly (readonly [name: string, from: string])[]
}

const RULE = /(?<=^|[{};])\s*([^{};@]+)\{([^{}]*)\}/g
const COMPOSES = /composes:\s*([^;]+?)\s+from\s+['"]([^'"]+)['"]/g

/** All rules of a style sheet, those within queries too. */
function rulesOf(css: string): readonly Rule[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)].map(([, head = '', body = '']) => ({
    selectors: head.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    properties: [...body.matchAll(/(?<=^|;)\s*([\w-]+)\s*:/g)].map(([, property = '']) => property),
    taken: [...body.matchAll(COMPOSES)].flatMap(([, names = '', from = '']) =>
      names.split(/\s+/).map((name) => [name, from] as const),
    ),
  }))
}

/** The same property, or one of which the other is a part: overflow and overflow-x. */
const touch = (one: string, other: string): boolean =>
  one === other || isPart(one, other) || isPart(other, one)

/**
 * Returns true when a property is part of a shorthand. The direction of a box's children (`flex-direction`) is no part
 * of its own size in a row (`flex`).
 */
const isPart = (part: string, whole: string): boolean =>
  part.startsWith(`${whole}-`) && !/^flex-(?:direction|wrap|flow)$/.test(part)

const propertiesOf = (rules: readonly Rule[], selector: string): readonly string[] =>
  rules.filter(({ selectors }) => selectors.includes(selector)).flatMap(({ properties }) => properties)

/**
 * Classes that override what they compose of another style sheet, one line each. Both weigh the same, and which of
 * them comes later in a bundle nobody says; a doubled selector (`.head.head`) weighs more.
 */
export function composedFaults(file: string, read: (file: string) => string): string[] {
  const rules = rulesOf(read(file))
  return rules.flatMap(({ selectors, taken }) =>
    taken.flatMap(([name, from]) => {
      const theirs = propertiesOf(rulesOf(read(join(dirname(file), from))), `.${name}`)
      return selectors.flatMap((selector) =>
        propertiesOf(rules, selector)
          .filter((own) => theirs.some((other) => touch(own, other)))
          .map(
            (own) => `${selector} may lose its ${own} to ${name} of ${from}: ${selector}${selector} does not`,
          ),
      )
    }),
  )
}
