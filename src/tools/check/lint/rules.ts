import type { RuleTester } from 'oxlint/plugins-dev'
import { forbiddenImport } from './arrows.ts'
import { hasColour } from './colour.ts'
import { isPath, isWithoutPaths } from './path-literal.ts'
import { areaOf, isTest } from './where.ts'

export type Rule = Parameters<RuleTester['run']>[1]

/** Areas that make and check the repository: nothing of them ships. */
const TOOLS = ['tools', 'tools/bench', 'tools/build', 'tools/check', 'tools/generate', 'tools/test']

/**
 * Areas that may turn text into numbers: money itself, wire formats of time and of frames, tools, their options and
 * mocks that never ship, and the sandbox's price path, which is integer arithmetic by design.
 */
const NUMBERS_ALLOWED = new Set([
  'core/money',
  'core/time',
  'core/stomp',
  'core/command-line',
  'web/mocks',
  ...TOOLS,
])
const NUMBERS_ALLOWED_BELOW = /(^|\/)src\/sandbox\/(market|hosts\/node)\//
/** Areas that may read the clock or make dates: time itself, tools, and the sandbox's own clock. */
const DATES_ALLOWED = new Set(['core/time', ...TOOLS])
const DATES_ALLOWED_AT = /(^|\/)src\/sandbox\/(hosts\/node\/|clock)/

const NUMBER_METHODS = new Set(['toFixed', 'toPrecision', 'toExponential'])
const NUMBER_GLOBALS = new Set(['Number', 'parseFloat', 'parseInt'])

/** Imports follow the arrows of docs/architecture.md. */
export const arrows: Rule = {
  create(context) {
    const judge = (node: { source?: unknown }): void => {
      const source = node.source
      if (!isText(source)) return
      const why = forbiddenImport(context.filename, source.value)
      if (why !== null) context.report({ message: why, loc: source.loc })
    }
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
    }
  },
}

/** Money is exact: text becomes a number, and a number text, in src/core/money only (VAL-19). */
export const noFloats: Rule = {
  create(context) {
    const { filename } = context
    if (isFree(filename, NUMBERS_ALLOWED) || NUMBERS_ALLOWED_BELOW.test(filename)) return {}
    const why = (what: string): string =>
      `${what} outside src/core/money: exact decimals go through #src/core/money/`
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier' && NUMBER_GLOBALS.has(callee.name))
          context.report({ message: why(`${callee.name}()`), node })
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name } = callee.property
        const object = callee.object.type === 'Identifier' ? callee.object.name : ''
        if (NUMBER_METHODS.has(name)) context.report({ message: why(`${name}()`), node })
        if (object === 'Math' && name === 'round') context.report({ message: why('Math.round()'), node })
        if (object === 'Number' && NUMBER_GLOBALS.has(name))
          context.report({ message: why(`Number.${name}()`), node })
      },
    }
  },
}

/** Time comes from src/core/time, so that zones and the server's clock are dealt with once. */
export const noDates: Rule = {
  create(context) {
    const { filename } = context
    if (isFree(filename, DATES_ALLOWED) || DATES_ALLOWED_AT.test(filename)) return {}
    const message = 'dates outside src/core/time: use #src/core/time/'
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date')
          context.report({ message, node })
      },
      CallExpression(node) {
        const { callee } = node
        const object = callee.type === 'MemberExpression' ? callee.object : callee
        if (object.type === 'Identifier' && object.name === 'Date') context.report({ message, node })
      },
    }
  },
}

/** Both themes and all palettes come from one set of tokens; a colour elsewhere would miss one of them. */
export const noColours: Rule = {
  create(context) {
    const { filename } = context
    if (
      areaOf(filename) === null ||
      isTest(filename) ||
      /(^|\/)src\/(web\/app\/theme|tools)\//.test(filename)
    )
      return {}
    const judge = (node: Parameters<typeof context.report>[0]['node'], text: string): void => {
      if (node !== undefined && node !== null && hasColour(text))
        context.report({ message: `colour literal outside src/web/app/theme: ${text}`, node })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') judge(node, node.value)
      },
      TemplateElement(node) {
        judge(node, node.value.raw)
      },
    }
  },
}

/** A first word that turns the comment into half a sentence, so that it does not say what the code does. */
const RIDDLE =
  /^\*[\s*]*(What|Whatever|Whether|Whoever|Who|Whom|Whose|How|Where|Everything|Everybody|Everyone|Somebody|Someone|Nobody|Anybody)\b/

/** Doc comments say what the code does or returns: subject, verb, object. Constants have a noun phrase. */
export const plainDocs: Rule = {
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const [, word] = (type === 'Block' && RIDDLE.exec(value)) || []
          if (word !== undefined)
            context.report({
              message: `doc comment begins with "${word}": say what the code does ("Returns …", "True while …")`,
              loc,
            })
        }
      },
    }
  },
}

/** All files write moments in one zone that their headers name: src/web/list/csv/csv-file.ts does both. */
export const exportTimes: Rule = {
  create(context) {
    const message = 'a moment formatted for a file: hand it over (csv: { time: (row) => row.time })'
    return {
      Property(node) {
        if (node.key.type !== 'Identifier' || node.key.name !== 'csv') return
        if (FORMATTED_TIME.test(context.sourceCode.getText(node.value))) context.report({ message, node })
      },
    }
  },
}

const FORMATTED_TIME = /\b(toIso|formatInstant|formatGmt8)\(/

/** An address that is written twice changes once: all of them come from src/web/paths/paths.ts. */
export const noPathLiterals: Rule = {
  create(context) {
    if (!isWithoutPaths(context.filename)) return {}
    const report = (node: Parameters<typeof context.report>[0]['node'], text: string): void => {
      if (node !== undefined && node !== null)
        context.report({ message: `path literal outside src/web/paths/paths.ts: ${text}`, node })
    }
    // A lone "/" separates names as well: it is an address only where one is expected.
    const judgeHome = (node: unknown): void => {
      if (isText(node) && node.value === '/') context.report({ message: HOME, loc: node.loc })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string' && isPath(node.value)) report(node, node.value)
      },
      TemplateElement(node) {
        if (isPath(node.value.raw)) report(node, node.value.raw)
      },
      JSXAttribute({ name, value }) {
        if (name.type === 'JSXIdentifier' && ADDRESS_NAMES.has(name.name)) judgeHome(value)
      },
      Property({ key, value }) {
        if (key.type === 'Identifier' && ADDRESS_NAMES.has(key.name)) judgeHome(value)
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type === 'Identifier' && callee.name === 'navigate') judgeHome(first)
      },
    }
  },
}

const STALE_METHODS = new Set(['invalidateQueries', 'refetchQueries', 'resetQueries', 'removeQueries'])

/** Which reads an act makes stale is said once, in the contract; a list in a screen would be forgotten with the next read. */
export const noHandInvalidation: Rule = {
  create({ filename, report }) {
    const area = areaOf(filename)
    if (area?.startsWith('web/') !== true || area === 'web/client' || isTest(filename)) return {}
    return {
      MemberExpression({ property }) {
        if (property.type !== 'Identifier' || !STALE_METHODS.has(property.name)) return
        const message =
          `${property.name}() by hand: name the reads in x-changes of the act (openapi/paths/), and the client asks ` +
          'them again; what changed elsewhere goes through markStale() of #src/web/client/stale-reads.ts'
        report({ message, node: property })
      },
    }
  },
}

const HOME = 'path literal outside src/web/paths/paths.ts: /'
const ADDRESS_NAMES = new Set(['to', 'path', 'href'])

function isFree(file: string, allowed: ReadonlySet<string>): boolean {
  const area = areaOf(file)
  return area === null || isTest(file) || allowed.has(area)
}

type Text = {
  value: string
  loc: Parameters<Parameters<NonNullable<Rule['create']>>[0]['report']>[0]['loc'] & {}
}

function isText(node: unknown): node is Text {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
}
