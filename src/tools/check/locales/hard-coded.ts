import { type ESTree, parseSync, Visitor } from 'vite'
import { isProse } from './prose.ts'

/**
 * Properties whose texts people read or hear, of a component or of an object (a toast, an action), ours and the
 * browser's.
 */
const WORDS = ['title', 'label', 'text', 'hint', 'note', 'caption', 'summary', 'description', 'placeholder']
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  ...WORDS,
])

/** Keys of messages, which components hand to one another as well, whole or without their end. */
const KEY = /^[\w-]+(?:\.[\w-]+)+(?:\.\s)?$/

/** Joins two values to a range, which every language does with a sign of its own. */
const RANGE = /[–〜]/

/** Texts of a module that come from no catalogue: `<file>:<line>: "<text>"`, one line each. */
export function hardCoded(file: string, source: string): string[] {
  const found: { at: number; text: string }[] = []
  const take = (node: { start: number }, text: string): void => {
    if ((isProse(text) && !KEY.test(text)) || RANGE.test(text))
      found.push({ at: node.start, text: text.trim().replaceAll(/\s+/g, ' ') })
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return [`${file}: cannot be read: ${errors[0]?.message ?? ''}`]
  new Visitor({
    JSXText: (node) => take(node, node.value),
    JSXElement: ({ children }) => takeChildren(children, take),
    JSXFragment: ({ children }) => takeChildren(children, take),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ.has(name.name) || value === null) return
      if (value.type === 'Literal') take(value, value.value)
      if (value.type === 'JSXExpressionContainer') takeShown(value.expression, take)
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          WORDS.includes(property.key.name)
        )
          takeShown(property.value, take)
    },
  }).visit(program)
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, text }) => `${file}:${source.slice(0, at).split('\n').length}: "${text}" is in no catalogue`)
}

type Take = (node: { start: number }, text: string) => void

function takeChildren(children: readonly ESTree.JSXChild[], take: Take): void {
  for (const child of children) if (child.type === 'JSXExpressionContainer') takeShown(child.expression, take)
}

/** The texts an expression can come to, as far as they stand in it: choices are followed, calls are not. */
function takeShown(expression: ESTree.Expression | ESTree.JSXEmptyExpression, take: Take): void {
  switch (expression.type) {
    case 'Literal':
      if (typeof expression.value === 'string') take(expression, expression.value)
      break
    case 'TemplateLiteral':
      take(expression, expression.quasis.map(({ value }) => value.cooked ?? value.raw).join(' '))
      break
    case 'ConditionalExpression':
      takeShown(expression.consequent, take)
      takeShown(expression.alternate, take)
      break
    case 'LogicalExpression':
      takeShown(expression.left, take)
      takeShown(expression.right, take)
      break
    default:
  }
}
