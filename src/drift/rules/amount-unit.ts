import { core, descriptionOf, isFragment, whole } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

/** `counted in …`, a field in backticks, a share or a rate: the description says it. */
const SAID = /`\w+`|\bcounted in\b|\b(percent|ratio|share|factor|coins?|currency|USDT?)\b/i

export const amountUnit: Rule = {
  id: 'amount-unit',
  cause: 'An amount without a unit is shown beside the wrong coin sooner or later.',
  mend: 'Write `x-unit` (`coin`, a coin or currency code, `ratio`, `percent`), or say in the description what it is counted in.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (schema.via !== 'property' || isFragment(schema) || whole(core(schema))['format'] !== 'decimal') continue
      if (whole(schema)['x-unit'] === undefined && !SAID.test(descriptionOf(schema)))
        report(onKey(schema.location), `${schema.name ?? ''} is an amount without a unit`)
    }
  },
}
