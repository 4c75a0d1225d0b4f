import { constantsOf } from '../api/envelope.ts'
import { members, whole } from '../document/schema.ts'
import { isJson } from '../document/place.ts'
import type { Rule } from './rule.ts'

const CODE = /^(err(or)?_?)?(no|code)$|^(ret|result|status|biz)_?code$/i
const MESSAGE = /^(message|msg|reason|err(or)?_?(message|msg))$/i

export const refusalTold: Rule = {
  id: 'refusal-told',
  cause:
    'Answers carry a code beside a message, and nothing says which code is success: a refusal passes for a success then.',
  fix: 'Give the code of a success a `const`, or `x-envelope` on the root; or name `envelope` in the configuration.',
  check({ root, operations }, report) {
    if (isJson(root.node['x-envelope'])) return
    const enveloped = operations.flatMap(({ answers }) =>
      answers.flatMap(({ status, media }) => {
        const schema = status.startsWith('2') ? media[0]?.schema : undefined
        const fields = schema === undefined ? [] : [...members(schema)]
        const code = fields.find(([name]) => CODE.test(name))
        return code !== undefined && fields.some(([name]) => MESSAGE.test(name))
          ? [{ code: code[1], answer: schema }]
          : []
      }),
    )
    const isTold = enveloped.some(
      ({ code, answer }) =>
        constantsOf(whole(code)) !== undefined ||
        answer?.children.some(({ via }) => via === 'oneOf' || via === 'anyOf') === true,
    )
    const [first] = enveloped
    if (first !== undefined && !isTold && enveloped.length * 2 > operations.length)
      report(
        first.code.location,
        `${enveloped.length} operations answer with a code, and none says which one is success`,
      )
  },
}
