import { onKey, type Rule } from './rule.ts'

/** Successes whose answers have no body. */
const BODILESS = new Set(['204', '205'])

export const answerSchema: Rule = {
  id: 'answer-schema',
  cause:
    'A successful answer without a schema can be anything: no check of a server sees what is wrong with it.',
  fix: 'Say `content` with a media type and its `schema`; of an answer without a body say status 204.',
  check({ operations }, report) {
    for (const { id, location, method, answers } of operations) {
      if (method === 'head' || method === 'options') continue
      const good = answers.filter(({ status }) => status.startsWith('2') || status === 'default')
      if (good.length === 0) report(onKey(location), `${id} names no successful answer`)
      for (const { status, media, location: at } of good)
        if (!BODILESS.has(status) && !media.some(({ schema }) => schema !== undefined))
          report(onKey(at), `${id}: the answer with ${status} has no schema`)
    }
  },
}
