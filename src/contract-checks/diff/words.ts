import { isJson, list, show, type Json } from '../document/place.ts'
import { at, short, type BothSides } from './note.ts'
import { keywordOf, near } from './view.ts'

/** Units, other spellings, uploads, sibling rules: the words that OpenAPI does not have. */
export function compareWords(both: BothSides): void {
  compareUnit(both)
  compareLists(both, 'x-accept', 'wire-form-removed', 'wire-form-added')
  compareLists(both, 'x-alias', 'alias-removed', 'alias-added')
  compareUpload(both)
  if (both.direction === 'request') {
    compareDefault(both)
    for (const word of ['x-equals', 'x-differs', 'x-not-before']) compareSibling(both, word)
  }
  const { before, after, say } = both
  const deprecated = keywordOf(after, 'deprecated')
  if (deprecated?.value === true && keywordOf(before, 'deprecated')?.value !== true)
    say('field-deprecated', 'deprecated', near(before), at(deprecated, 'deprecated'))
}

/** Returns both sides' arguments of a word, with their places; undefined when they are equal. */
function differing({ before, after }: BothSides, word: string) {
  const from = keywordOf(before, word)
  const to = keywordOf(after, word)
  if (JSON.stringify(from?.value) === JSON.stringify(to?.value)) return undefined
  return {
    from: from?.value,
    to: to?.value,
    places: [at(from, word) ?? near(before), at(to, word) ?? near(after)] as const,
  }
}

function compareUnit(both: BothSides): void {
  const found = differing(both, 'x-unit')
  if (found === undefined) return
  const { from, to, places } = found
  const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
  both.say(`unit-${kind}`, `${short(from)} → ${short(to)}`, ...places)
}

function compareLists(
  both: BothSides,
  word: string,
  removed: 'wire-form-removed' | 'alias-removed' | 'upload-type-removed',
  added: 'wire-form-added' | 'alias-added' | 'upload-type-added',
): void {
  const found = differing(both, word)
  if (found === undefined) return
  noteLists(both, list(found.from), list(found.to), found.places, removed, added)
}

function noteLists(
  { say }: BothSides,
  from: readonly unknown[],
  to: readonly unknown[],
  places: Places,
  removed: 'wire-form-removed' | 'alias-removed' | 'upload-type-removed',
  added: 'wire-form-added' | 'alias-added' | 'upload-type-added',
): void {
  const gone = from.filter((one) => !to.includes(one))
  const come = to.filter((one) => !from.includes(one))
  if (gone.length > 0) say(removed, gone.map(show).join(', '), ...places)
  if (come.length > 0) say(added, come.map(show).join(', '), ...places)
}

type Places = NonNullable<ReturnType<typeof differing>>['places']

function compareUpload(both: BothSides): void {
  const found = differing(both, 'x-upload')
  if (found === undefined) return
  const { from, to, places } = found
  if (!isJson(from) || !isJson(to)) {
    both.say('upload-operation-changed', `${short(from)} → ${short(to)}`, ...places)
    return
  }
  if (from['operation'] !== to['operation'])
    both.say('upload-operation-changed', `${show(from['operation'])} → ${show(to['operation'])}`, ...places)
  noteLists(both, list(from['types']), list(to['types']), places, 'upload-type-removed', 'upload-type-added')
  const [old, now] = [bytesOf(from), bytesOf(to)]
  if (old !== now)
    both.say(`upload-limit-${now < old ? 'lowered' : 'raised'}`, `${old} → ${now} bytes`, ...places)
}

const bytesOf = ({ maxBytes }: Json): number => (typeof maxBytes === 'number' ? maxBytes : Infinity)

function compareDefault(both: BothSides): void {
  const found = differing(both, 'default')
  if (found === undefined) return
  const { from, to, places } = found
  const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
  both.say(`request-default-${kind}`, `${short(from)} → ${short(to)}`, ...places)
}

function compareSibling(both: BothSides, word: string): void {
  const found = differing(both, word)
  if (found === undefined) return
  const { from, to, places } = found
  const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
  both.say(`request-sibling-rule-${kind}`, `${word} ${short(from)} → ${short(to)}`, ...places)
}
