import type { ApiOperation } from '../api/api.ts'
import type { Account } from './account.ts'
import { createCaller } from './caller.ts'
import { effectOf } from './check-state.ts'
import { dataOf } from './data-of.ts'
import { exampleInput, withField, type Input } from './input.ts'
import { areaOf } from './memory.ts'
import { isId, isKey, isName } from './names.ts'
import type { Trial } from './trial.ts'

const known = new WeakMap<Account, Map<string, string>>()

/**
 * Calls the lists of an operation's area in an account's name, so that its memory holds ids of things that are
 * there now. Not again before the account has changed something. The first account tries lists before reads that ask
 * for their ids: it needs only those that are not tried themselves.
 */
export async function prime(trial: Trial, operation: ApiOperation, account: Account): Promise<void> {
  const [first] = trial.accounts
  const isBehindLists = operation.effect === 'read' && account === first
  const area = areaOf(operation)
  const areas = known.get(account) ?? new Map<string, string>()
  known.set(account, areas)
  const state = `${account.changes()} ${operation.effect}`
  if (areas.get(area) === state) return
  areas.set(area, state)
  for (const list of trial.allowed) {
    const helps = list.effect === 'read' || (operation.effect === 'act' && isGiver(list, operation))
    if (!helps || list === operation || areaOf(list) !== area || list.path.includes('{')) continue
    if (isBehindLists && (list.rows === undefined || trial.chosen.includes(list))) continue
    const seen = await createCaller(trial, list, account).ask(exampleInput(list), `${list.id} priming`)
    if (seen?.succeeded === true) account.memory.take(list, dataOf(trial.api, seen.body))
  }
}

/** Needs nothing and hands out what the operation wants: a key, a ticket. */
function isGiver(giver: ApiOperation, { fields, parameters }: ApiOperation): boolean {
  if (giver.fields.length > 0) return false
  const wanted = [...fields, ...parameters.map(({ name }) => name)]
  return wanted.some((name) => giver.secrets.some((secret) => secret === `data.${name}`))
}

/** The input with secrets that answers of the same area handed out: an example's can never be right. */
export function withKnownSecrets(operation: ApiOperation, { memory }: Account, input: Input): Input {
  const given = { ...input.parameters, ...input.body }
  return operation.secrets.reduce((made, name) => {
    const [newest] = given[name] === undefined || !isKey(name) ? [] : memory.given(operation, name)
    return newest === undefined ? made : withField(operation, made, name, newest)
  }, input)
}

/** The input with keys that answers brought, where it was made from the schema: nobody guesses a key. */
export function withKnownKeys(operation: ApiOperation, { memory }: Account, input: Input): Input {
  const sampled = [
    ...operation.parameters.flatMap(({ name, isSampled }) => (isSampled ? [name] : [])),
    ...(operation.body?.isSampled === true ? Object.keys(input.body) : []),
  ]
  // A name may be a thing's own, which a change is meant to change.
  const keys = sampled.filter((name) => isId(name) && !isName(name) && !/name$|address$/i.test(name))
  return [...keys, ...ownKeys(operation, input)].reduce((made, name) => {
    const own = made.body[name] ?? made.parameters[name]
    const first = memory
      .brought(operation, name, { ...made.parameters, ...made.body })
      .find((value) => own === undefined || typeof value === typeof own)
    return first === undefined ? made : withField(operation, made, name, first)
  }, input)
}

/**
 * Keys of the body that a change has to send although they are only read, or optional: nothing else says which thing is
 * meant.
 */
function ownKeys(operation: ApiOperation, { body }: Input): string[] {
  const isNamed = operation.parameters.some(({ name, in: place }) => place !== 'header' && isId(name))
  if (effectOf(operation) === undefined || operation.body?.isSampled !== true || isNamed) return []
  return operation.fields.filter((name) => OWN_KEY.test(name) && body[name] === undefined).slice(0, 1)
}

const OWN_KEY = /^_?(id|uid|uuid|guid)$/i
