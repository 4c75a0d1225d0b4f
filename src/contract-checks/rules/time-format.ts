import { show } from '../document/place.ts'
import { core, descriptionOf, isFragment, typesOf, whole } from '../document/schema.ts'
import { timeFormats } from '../document/vocabulary.ts'
import { onKey, type Rule } from './rule.ts'

const MOMENT = /(Time|Date|Timestamp|At)$|^(time|date|timestamp|day)$/
const SPAN = new Set(['ms', 's', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'])

export const timeFormat: Rule = {
  id: 'time-format',
  cause: 'A time without a named format is a riddle: epoch or text, seconds or milliseconds, which zone.',
  fix:
    `Refer to DateTimeText, EpochMillis or DateText, or write a \`format\` of ${timeFormats.join(', ')}; a length ` +
    'of time has an `x-unit`. Where servers really send anything, the description says that it is free text.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (schema.via !== 'property' || isFragment(schema) || !MOMENT.test(schema.name ?? '')) continue
      const at = core(schema)
      const types = typesOf(at)
      if (!types.includes('string') && !types.includes('integer')) continue
      const { format, enum: values } = whole(at)
      const isSpan = SPAN.has(show(whole(schema)['x-unit']))
      const isFree = /\bfree text\b/i.test(descriptionOf(schema))
      if (!timeFormats.includes(show(format)) && !isSpan && !isFree && values === undefined)
        report(onKey(schema.location), `${schema.name ?? ''} has no named time format`)
    }
  },
}
