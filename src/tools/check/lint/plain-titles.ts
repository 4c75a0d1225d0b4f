import type { Rule } from './rules.ts'

const TESTS = new Set(['test', 'it'])

/** Requirement codes before the sentence of a title. */
const CODES = /^(?:(?:(?:ROUTE|CALL)-[A-Z\d]+|[A-Z]{3,}-\d\d)(?:\.[a-z]+)?\s+)*/

/** A first word that hides the subject of the test. */
const HIDDEN_SUBJECT =
  /^(What|Whatever|Whether|Whoever|Who|Whom|Whose|How|It|They|He|She|Everybody|Everyone|Somebody|Someone|Nobody|Anybody)\b/i

/** A test title is a sentence: the codes of its requirements, then subject, verb and result. */
export const plainTitles: Rule = {
  create(context) {
    return {
      CallExpression({ callee, arguments: [title] }) {
        if (title === undefined || !TESTS.has(nameOf(callee))) return
        const text =
          title.type === 'TemplateLiteral'
            ? title.quasis.map(({ value }) => value.raw).join('…')
            : title.type === 'Literal' && typeof title.value === 'string'
              ? title.value
              : ''
        const [, word] = HIDDEN_SUBJECT.exec(text.replace(CODES, '')) ?? []
        if (word !== undefined)
          context.report({
            message: `test title begins with "${word}": name the subject, then say what it does`,
            node: title,
          })
      },
    }
  },
}

type Callee = Parameters<NonNullable<ReturnType<NonNullable<Rule['create']>>['CallExpression']>>[0]['callee']

/** Returns `test` for `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function nameOf(callee: Callee): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return nameOf(callee.object)
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  return ''
}
