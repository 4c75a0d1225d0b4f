import { wordsOf } from '../verify/names.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** First words of operations that only read. */
const READS =
  set(`list get query find search fetch page detail info view show read load lookup count browse all history
  statistic stat tree option exist filter select describe retrieve summary overview latest recent`)

/** Words of operations that change something, wherever they stand in a name. */
const ACTS =
  set(`create add save insert new make register update edit modify change set reset put patch replace delete
  remove clear cancel revoke send resend submit pay confirm approve reject login logout signin signup sign bind unbind apply
  open close upload import transfer withdraw deposit buy sell place issue generate refresh renew enable disable lock unlock
  mark move copy start stop run execute sync join leave follow unfollow like vote adjust refund redeem exchange convert
  publish accept decline assign invite activate deactivate subscribe unsubscribe post reserve return ship process order`)

/** Things that are made by asking for them. */
const MADE = set('code captcha otp sms token ticket nonce')

export const isActWord = (word: string): boolean => ACTS.has(word)

/**
 * Tells by its name if an operation only reads, where the method does not tell: `listOrders`, `orderList`, `/order/query`.
 * Undefined where the name says nothing.
 */
export function effectByName(id: string, path: string): 'read' | 'act' | undefined {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const names = [wordsOf(id), wordsOf(last)]
  if (names.some((words) => words.some((word) => MADE.has(word)))) return 'act'
  for (const words of names) {
    const [first = ''] = words
    if (READS.has(first)) return 'read'
    if (ACTS.has(first) && first !== 'order') return 'act'
  }
  for (const words of names) {
    const end = words.at(-1) ?? ''
    if (words.length > 1 && READS.has(end)) return 'read'
  }
  return names.some((words) => words.some((word) => ACTS.has(word) && word !== 'order')) ? 'act' : undefined
}

/** Words of a name that say what it is about, not what is done with it. */
const thingsIn = (words: readonly string[]): string[] =>
  words.filter((word) => !READS.has(word) && (!ACTS.has(word) || word === 'order') && !FILLERS.has(word))

const FILLERS = set('my own of by for the a one do api')

/**
 * Names the collection that an operation is about, so that those about the same things have the same name:
 * `/books/{id}`, `/book/list`, `/books/search`, `/book/addBook`.
 */
export function collectionOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  const before = parts.slice(0, -1).flatMap(wordsOf)
  const last = wordsOf(parts.at(-1) ?? '')
  const things = thingsIn(last)
  const isVerb = things.length < last.length
  if (!isVerb) return [...before, ...last].join(' ')
  const isKnown = before.length > 0 && things.every((word) => before.includes(word))
  return isKnown ? before.join(' ') : [...before, ...things].join(' ')
}
