import { readFileSync } from 'node:fs'
import type { Rule } from './rules.ts'
import { areaOf, isTest } from './where.ts'

type ErrorRow = { readonly key: string; readonly ctx?: string; readonly need?: string }
type OperationRow = { readonly 'x-errors'?: readonly ErrorRow[] }

/** Keys that say of any value that it is too small, too large or has too many places. */
const GENERAL = new Set(['too-small', 'too-large', 'too-many-places'])

/** Returns the keys by which the contract refuses a broken limit (`ctx`) or a missing prerequisite (`need`). */
function refusedByContract(): ReadonlySet<string> {
  const { paths } = JSON.parse(readFileSync('generated/contract.json', 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationRow>>>>
  }
  const errors = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => operation['x-errors'] ?? [])
  const judged = errors.filter(({ ctx, need }) => ctx !== undefined || need !== undefined)
  return new Set(judged.map(({ key }) => key).filter((key) => !GENERAL.has(key)))
}

const REFUSED_BEFORE = refusedByContract()

/** Files that refuse before the operation is known, or where there is none. */
const UNTYPED =
  /\/sandbox\/(kernel\/(refusal|machine)|http\/serve-call|(personas|areas\/promotion)\/seeds)\.ts$/

const ANY_KEY = 'refuse with the typed function of the handler or command: it takes keys of x-errors only'

/** A refusal is typed by the operation's `x-errors`: its code and field come from there. */
export const typedRefusals: Rule = {
  create({ filename, report }) {
    if (areaOf(filename) !== 'sandbox' || isTest(filename) || UNTYPED.test(filename)) return {}
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Refusal')
          report({ message: ANY_KEY, node })
      },
      ImportSpecifier(node) {
        if (node.imported.type === 'Identifier' && node.imported.name === 'refuseAny')
          report({ message: ANY_KEY, node })
      },
    }
  },
}

const COMPARISONS = new Set(['<', '<=', '>', '>=', '===', '!=='])
const REQUEST = new Set(['body', 'query', 'params'])

/** Limits and prerequisites are judged by the contract before a handler is called; handlers do not judge them again. */
export const noRuleCopies: Rule = {
  create({ filename, report }) {
    if (!/(^|\/)src\/sandbox\/areas\//.test(filename) || isTest(filename)) return {}
    let isHandling = false
    return {
      ImportDeclaration({ source }) {
        isHandling ||= source.value.endsWith('/http/handler.ts')
      },
      CallExpression(node) {
        const { callee, arguments: args, parent } = node
        const [key] = args
        if (!isHandling || key?.type !== 'Literal' || typeof key.value !== 'string') return
        // `phone ?? refuse(…)` tells the type checker that it is there.
        const isNarrowing = parent.type === 'LogicalExpression' && parent.operator === '??'
        if (nameOf(callee) === 'refuse' && REFUSED_BEFORE.has(key.value) && !isNarrowing)
          report({
            message: `'${key.value}' is refused by the contract (need or ctx of x-errors) before the handler is called`,
            node,
          })
      },
      BinaryExpression(node) {
        if (!isHandling || !COMPARISONS.has(node.operator)) return
        const { left, right } = node
        if ((isMeasured(left) && isLimit(right)) || (isMeasured(right) && isLimit(left)))
          report({
            message:
              'a limit in a handler: write it in the schema (openapi/schemas/), which is judged before',
            node,
          })
      },
    }
  },
}

type Part = { readonly type: string; readonly [word: string]: unknown }
const isPart = (node: unknown): node is Part => typeof node === 'object' && node !== null && 'type' in node

/** Returns the name of an identifier, or that of the property of `context.refuse`. */
function nameOf(node: unknown): unknown {
  if (!isPart(node)) return undefined
  return node.type === 'MemberExpression' ? nameOf(node['property']) : node['name']
}

/** True for the length of something, and for a field of the request: `text.length`, `body.amount`. */
function isMeasured(node: unknown): boolean {
  if (!isPart(node) || node.type !== 'MemberExpression') return false
  return nameOf(node) === 'length' || REQUEST.has(String(nameOf(node['object'])))
}

/** True for a number from 2 on: with 0 and 1 it is asked if there is any. */
const isLimit = (node: unknown): boolean =>
  isPart(node) && typeof node['value'] === 'number' && node['value'] > 1

/** Flags of the security setting that say of a member which prerequisites are met. */
const FLAGS = new Set([
  'realVerified',
  'realAuditing',
  'phoneVerified',
  'emailVerified',
  'fundsVerified',
  'accountVerified',
])

/** Prerequisites come from `need` of `x-errors` (`OperationGate`), and a member's from `securityFacts`. */
export const noHandGates: Rule = {
  create({ filename, report }) {
    const area = areaOf(filename)
    const isFree = area === 'web/gallery' || filename.endsWith('/web/client/member-facts.ts')
    if (area?.startsWith('web/') !== true || isFree || isTest(filename)) return {}
    const judge = (key: unknown, node: Parameters<typeof report>[0]['node']): void => {
      if (FLAGS.has(String(nameOf(key))) && node !== undefined && node !== null)
        report({ message: `${String(nameOf(key))}: take the fact from src/web/client/member-facts.ts`, node })
    }
    return {
      MemberExpression(node) {
        judge(node.property, node)
      },
      Property(node) {
        if (node.parent.type === 'ObjectPattern') judge(node.key, node)
      },
      JSXAttribute(node) {
        const { name, value } = node
        const isWritten =
          value?.type === 'JSXExpressionContainer' && value.expression.type === 'ArrayExpression'
        if (name.type === 'JSXIdentifier' && name.name === 'need' && isWritten)
          report({
            message: 'prerequisites by hand: name the operations, and x-errors says what they need',
            node,
          })
      },
    }
  },
}
