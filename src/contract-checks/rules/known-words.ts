import { list, type Place } from '../document/place.ts'
import { nearest, words, type Kind } from '../document/vocabulary.ts'
import { onKey, type Rule } from './rule.ts'

/** Option `allow`: names of other tools' `x-` words that are fine in this contract. */
export const knownWords: Rule = {
  id: 'known-words',
  cause:
    'A misspelt `x-` word, or one in the wrong place, is read by nobody: the rule it stands for is silently off.',
  fix: 'Spell it as docs/architecture.md does. Words of other tools are allowed by the option `allow`.',
  check({ root, operations, schemas }, report, _world, options) {
    const allowed = new Set(list(options['allow']))
    const judge = (kind: Kind, { node, location }: Place<object>): void => {
      for (const word of Object.keys(node)) {
        if (!word.startsWith('x-') || allowed.has(word)) continue
        const known: readonly string[] = words[kind]
        if (known.includes(word)) continue
        const near = nearest(word)
        report(
          onKey(location.child(word)),
          near === word
            ? `${word} does not belong on ${kind === 'root' ? 'the root' : `a ${kind}`}`
            : `${word} is unknown${near === undefined ? '' : `; is ${near} meant?`}`,
        )
      }
    }
    judge('root', root)
    for (const operation of operations) judge('operation', operation)
    for (const schema of schemas) judge('schema', schema)
  },
}
