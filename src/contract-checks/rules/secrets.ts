import { child, elements, list, show } from '../document/place.ts'
import { asPlace, descend, isOfAnswer, requestFields, successBody } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

const SECRET = /pass(word)?$|pwd$|secret|token$/i

export const secrets: Rule = {
  id: 'secrets',
  cause:
    'Fields named in `x-secrets` are masked in logs, in findings and in URLs; a name that fits nothing masks nothing.',
  fix: 'List request fields by name and answer fields as `data.x`. Passwords, secrets and tokens in a request are always listed.',
  check({ operations }, report) {
    for (const operation of operations) {
      const fields = requestFields(operation)
      const mark = child(asPlace(operation), 'x-secrets')
      if (mark !== undefined && elements(mark).length === 0)
        report(mark.location, 'x-secrets is not a list of names')
      for (const { node, location } of mark === undefined ? [] : elements(mark)) {
        const name = show(node)
        const inAnswer = isOfAnswer(name)
        // A missing answer is the finding of another rule.
        const answer = successBody(operation)?.schema
        const found = inAnswer
          ? answer === undefined || descend(answer, name.split('.')) !== undefined
          : fields.has(name)
        if (!found)
          report(location, `${operation.id} has no ${inAnswer ? 'answer' : 'request'} field ${name}`)
      }
      const listed = list(operation.node['x-secrets'])
      for (const name of fields.keys())
        if (SECRET.test(name) && !listed.includes(name))
          report(
            mark?.location ?? onKey(operation.location),
            `${operation.id} sends ${name}, which is not in x-secrets`,
          )
    }
  },
}
