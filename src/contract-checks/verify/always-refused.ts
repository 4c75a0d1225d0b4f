import type { ApiOperation } from '../api/api.ts'
import { isActWord } from '../api/words.ts'
import { isJson, list, show } from '../document/place.ts'
import type { Account } from './account.ts'
import type { CallResult } from './caller.ts'
import { exampleInput, type Input } from './input.ts'
import { isCode, isId, isKey, isName, isPassword, wordsOf } from './names.ts'
import type { Trial } from './trial.ts'

/** Acts that go with any state of their thing: making, changing and removing. */
const PLAIN = new Set([
  'create',
  'add',
  'save',
  'insert',
  'new',
  'update',
  'edit',
  'modify',
  'change',
  'set',
  'delete',
  'remove',
  'post',
  'put',
  'patch',
])
/** Statuses by which a server says that it understood, and that something is in the way. */
const IN_THE_WAY = new Set([402, 403, 404, 409, 410, 423, 425, 429, 503])

/**
 * Returns true when a refusal of a valid request is a fault of the server beyond doubt: nothing was sent that only the
 * server can know, or it was taken from its own answers, and no state of things is in the way.
 */
export function isRefusedForNothing(
  trial: Trial,
  operation: ApiOperation,
  account: Account,
  seen: CallResult,
): boolean {
  const input = exampleInput(operation)
  if (IN_THE_WAY.has(seen.status) || isExplained(trial, operation, seen)) return false
  const unknown = namesIn(input).filter(
    (name) => isStrange(name) && !isBrought(trial, operation, account, name),
  )
  if (unknown.length > 0) return false
  return operation.effect === 'read' || isPlain(operation)
}

/** The contract names the code for this operation: as the lack of something, or for an act. */
function isExplained(
  { api: { envelope, sessionCodes } }: Trial,
  operation: ApiOperation,
  { body }: CallResult,
): boolean {
  const code = envelope !== undefined && isJson(body) ? show(body[envelope.code]) : undefined
  if (code === undefined) return false
  if ([...sessionCodes].some((one) => show(one) === code)) return true
  const entries = list(operation.node['x-errors'])
    .filter(isJson)
    .filter((entry) => show(entry['code']) === code)
  return entries.some(
    (entry) => operation.effect === 'act' || entry['need'] !== undefined || entry['field'] !== undefined,
  )
}

/** A plain act whose fields all could be filled. */
function isPlain({ id, method, path }: ApiOperation): boolean {
  if (method !== 'POST') return true
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const verbs = [...wordsOf(id), ...wordsOf(last)].filter((word) => isActWord(word) && word !== 'order')
  return verbs.length > 0 && verbs.every((word) => PLAIN.has(word))
}

const namesIn = ({ parameters, body }: Input): string[] => Object.keys({ ...parameters, ...body })

const isStrange = (name: string): boolean =>
  isId(name) || isCode(name) || isPassword(name) || isName(name) || isKey(name)

/** A value for the field stood in an answer of the server, or is named by the configuration. */
const isBrought = ({ sources }: Trial, operation: ApiOperation, { memory }: Account, name: string): boolean =>
  Object.hasOwn(sources.values, name) ||
  (!isPassword(name) && !isCode(name) && memory.brought(operation, name).length > 0)
