import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson } from '../document/place.ts'
import { budgetOf } from '../config.ts'
import { tokenHeaders, type Account } from './account.ts'
import { prime, withKnownSecrets } from './prime.ts'
import { behindCode, type BehindCode } from './behind-code.ts'
import { createCaller, type Caller, type CallResult } from './caller.ts'
import { dataOf } from './data-of.ts'
import type { SendCall } from './codes.ts'
import { checkChanges } from './check-changes.ts'
import { checkNeeds } from './check-needs.ts'
import { checkCreation } from './creation.ts'
import { checkFilters } from './filters.ts'
import { exampleInput, type Input } from './input.ts'
import { checkPaging } from './paging.ts'
import { findInput, namedFields, type Refusal } from './search.ts'
import type { Trial } from './trial.ts'
import { tryTokens, tryWrongInputs } from './try-wrong.ts'
import { withUploads } from './uploads.ts'

export type Outcome = { readonly reached: boolean; readonly said: string }

/** Tries one operation in every way; says whether it ever succeeded, and if not what it said first. */
export async function tryOperation(trial: Trial, operation: ApiOperation, round: number): Promise<Outcome> {
  let said: string | undefined
  for (const account of trial.accounts) {
    const outcome = await tryAs(trial, operation, account)
    if (outcome.reached) return outcome
    said ??= outcome.said
    // Who does not answer one does not answer the others.
    if (outcome.said === SILENCE) break
  }
  const [first] = trial.accounts
  if (round === 1 && first !== undefined && said !== SILENCE)
    await tryForbidden(
      trial,
      operation,
      createCaller(trial, operation, first),
      exampleInput(operation),
      undefined,
    )
  return { reached: false, said: said ?? SILENCE }
}

/** Tries all that has to be refused for lack of rights. */
async function tryForbidden(
  trial: Trial,
  operation: ApiOperation,
  caller: Caller,
  input: Input,
  behind: BehindCode | undefined,
): Promise<void> {
  const { wrong } = trial.casesFor(operation, input)
  if (operation.secured)
    await tryTokens(caller, operation, input, [{}, tokenHeaders(trial.api, 'no-such-token')])
  const hidden = await tryWrongInputs(caller, operation, wrong, {
    refusalOf: (body) => refusalOf(trial, body),
    behind,
  })
  if (hidden.length > 0) trial.warn(operation, hidden)
  await checkNeeds(trial, operation, input)
}

const SILENCE = 'no answer'

async function tryAs(trial: Trial, operation: ApiOperation, account: Account): Promise<Outcome> {
  const { sources, repeat } = trial
  const caller = createCaller(trial, operation, account)
  let reached = false
  let said = SILENCE

  async function askValid(input: Input, like: string): Promise<CallResult | undefined> {
    const seen = await caller.ask(input, like)
    if (seen?.succeeded === true) {
      reached = true
      account.memory.take(operation, dataOf(trial.api, seen.body))
      if (operation.effect === 'act') {
        await trial.recordEffect(operation, account, input)
        await changes.after()
      }
    } else if (seen !== undefined && said === SILENCE) said = messageOf(trial, seen.body)
    return seen
  }

  const send: SendCall = async (sender, input) => {
    const seen = await createCaller(trial, sender, account).ask(input, `${sender.id} helping`)
    if (seen?.succeeded === true) await trial.recordEffect(sender, account, input)
    return seen?.succeeded === true
  }

  await prime(trial, operation, account)
  const creation = checkCreation(trial, operation, account)
  const changes = checkChanges(trial, operation, account)
  await creation.before()
  await changes.before()
  const invented = trial.exampleOf(operation, account)
  const example = await withUploads(trial, operation, account, withKnownSecrets(operation, account, invented))
  const found = await findInput(sources, { operation, account, send }, example, async (input) => {
    if (caller.fits(input) === false) return 'forbidden'
    const like = `${operation.id} example`
    // A line that broke may hold the second time.
    const seen = (await askValid(input, like)) ?? (await askValid(input, like))
    if (seen?.succeeded !== false) return seen === undefined ? 'no answer' : 'success'
    return refusalOf(trial, seen.body)
  })
  if (found === undefined || !reached) return { reached, said }
  const start = found
  const notFound = await creation.after()
  caller.tell(notFound, start, `${operation.id} created`)
  const { right } = trial.casesFor(operation, start)
  const times: number[] = []
  for (let at = 1; at < repeat && operation.effect === 'read'; at++) {
    const seen = await askValid(start, `${operation.id} example`)
    if (seen !== undefined) times.push(seen.ms)
  }
  for (const { input, what } of right.slice(1))
    if (caller.fits(input) === true) await askValid(input, `${operation.id} ${what}`)
  if (notFound.length === 0) caller.tell(changes.violations(), start, `${operation.id} effect`)
  const behind = behindCode(sources, { operation, account, send }, start)
  await tryForbidden(trial, operation, caller, start, behind)
  if (operation.effect === 'read') await asWhole(trial, operation, caller, start, times, askValid)
  return { reached, said }
}

async function asWhole(
  trial: Trial,
  operation: ApiOperation,
  caller: Caller,
  example: Input,
  times: readonly number[],
  askRight: (input: Input, like: string) => Promise<CallResult | undefined>,
): Promise<void> {
  const ask = (input: Input): Promise<CallResult | undefined> =>
    caller.fits(input) === true
      ? askRight(input, `${operation.id} ${JSON.stringify(input)}`)
      : Promise.resolve(undefined)
  const violations = [
    ...(await checkPaging(operation, example, ask)),
    ...(await checkFilters(trial.sources, operation, example, ask)),
    ...slowness(times, budgetOf(trial.latency, operation.id) ?? operation.latency),
  ]
  caller.tell(violations, example, `${operation.id} whole`)
}

/** Slow is what is slow every time. */
function slowness(times: readonly number[], budget: number | undefined) {
  const fastest = Math.min(...times)
  if (budget === undefined || times.length === 0 || fastest <= budget) return []
  const got = `${Math.ceil(fastest)} ms`
  return [{ at: '', rule: 'too-slow', expected: `${budget} ms`, got } as const]
}

function refusalOf(trial: Trial, body: unknown): Refusal {
  return { said: messageOf(trial, body), fields: namedFields(body, trial.api.envelope?.errors) }
}

function messageOf({ api: { envelope } }: Trial, body: unknown): string {
  if (!isJson(body) || envelope === undefined) return 'refused'
  const message = valueAt(body, `/${envelope.message ?? 'message'}`)
  const code = String(valueAt(body, `/${envelope.code}`))
  return `refused with ${code}${typeof message === 'string' ? `, ${message}` : ''}`
}
