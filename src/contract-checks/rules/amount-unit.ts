import { core, descriptionOf, isFragment, whole, type Schema } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

/** `counted in …`, a field in backticks, a share or a rate: the description says it. */
const SAID = /`\w+`|\bcounted in\b|\b(percent|ratio|share|factor|coins?|currency|USDT?)\b/i

export const amountUnit: Rule = {
  id: 'amount-unit',
  cause: 'An amount without a unit is shown beside the wrong coin sooner or later.',
  fix: 'Write `x-unit` (`coin`, a coin or currency code, `ratio`, `percent`), or say in the description, its own or that of the object, what it is counted in.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (schema.via !== 'property' || isFragment(schema) || whole(core(schema))['format'] !== 'decimal')
        continue
      const isStated = SAID.test(descriptionOf(schema)) || saysForAll(schema.parent)
      if (whole(schema)['x-unit'] === undefined && !isStated)
        report(onKey(schema.location), `${schema.name ?? ''} is an amount without a unit`)
    }
  },
}

/** "Money is counted in …" once, in the description of the object. */
function saysForAll(object: Schema | undefined): boolean {
  return object !== undefined && /\bcounted in\b/i.test(descriptionOf(object))
}
