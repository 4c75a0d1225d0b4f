import { markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

const LONGEST = 80

export const operationSummary: Rule = {
  id: 'operation-summary',
  cause:
    'The summary is the doc comment of the generated hook and the name of the operation in every report.',
  fix: `Say in one line of at most ${LONGEST} characters what the operation does, without a full stop.`,
  replaces: ['operation-summary'],
  check({ operations }, report) {
    for (const operation of operations) {
      const { summary } = operation.node
      if (typeof summary !== 'string' || summary.trim() === '')
        report(onKey(operation.location), `${operation.id} has no summary`)
      else if (summary.length > LONGEST || /[.\n]$/.test(summary))
        report(
          markAt(operation, 'summary'),
          `the summary of ${operation.id} is not one short line without a full stop`,
        )
    }
  },
}
