import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { asRead } from '../api/read-api.ts'
import { isJson, show } from '../document/place.ts'
import { budgetOf } from '../config.ts'
import { tokenHeaders, type Account } from './account.ts'
import { isRefusedForNothing } from './always-refused.ts'
import { isReadAfterAll } from './read-after-all.ts'
import { prime, withKnownKeys, withKnownSecrets } from './prime.ts'
import { behindCode, type BehindCode } from './behind-code.ts'
import { createCaller, type Caller, type CallResult } from './caller.ts'
import { dataOf } from './data-of.ts'
import type { SendCall } from './codes.ts'
import { checkChanges } from './check-changes.ts'
import { checkNeeds } from './check-needs.ts'
import { checkCreation } from './creation.ts'
import { checkState } from './check-state.ts'
import { otherThing } from './other-thing.ts'
import { checkFilters } from './filters.ts'
import { exampleInput, type Input } from './input.ts'
import { checkPaging } from './paging.ts'
import { slowness } from '../judge/slowness.ts'
import { findInput, namedFields, type Refusal } from './search.ts'
import type { Trial } from './trial.ts'
import { tryTokens, tryWrongInputs } from './try-wrong.ts'
import { withUploads } from './uploads.ts'

export type Outcome = {
  readonly reached: boolean
  /** The first refusal, or why nothing was sent. */
  readonly said: string
  /** Input that succeeded. */
  readonly start?: Input
  /** True where a valid request was refused, and nothing can be in its way. */
  readonly isWrong?: boolean
}

/** Tries one operation in every way; says whether it ever succeeded, and if not what it said first. */
export async function tryOperation(trial: Trial, operation: ApiOperation, round: number): Promise<Outcome> {
  let said: string | undefined
  let isWrong = true
  for (const account of trial.accounts) {
    const outcome = await tryAs(trial, operation, account)
    if (outcome.reached && (await isReadAfterAll(trial, operation, account, outcome.start)))
      return tryAs(trial, asRead(trial.api, operation), account)
    if (outcome.reached) return outcome
    said ??= outcome.said
    isWrong &&= outcome.isWrong === true
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
  return { reached: false, said: said ?? SILENCE, isWrong }
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
    refusalOf: (seen) => refusalOf(trial, seen),
    behind,
  })
  if (hidden.length > 0) trial.warn(operation, hidden)
  await checkNeeds(trial, operation, input)
}

const SILENCE = 'no answer'
const UNSENT = 'no valid request was sent: its example breaks the contract'
const UNMADE = 'no valid request was sent: none could be made from its schema; give values or an example'

async function tryAs(trial: Trial, operation: ApiOperation, account: Account): Promise<Outcome> {
  const { sources, repeat } = trial
  const caller = createCaller(trial, operation, account)
  let reached = false
  let said = SILENCE
  let refused: CallResult | undefined
  const times: number[] = []

  async function askValid(input: Input, like: string): Promise<CallResult | undefined> {
    const extra = ({ succeeded, body }: CallResult) =>
      succeeded === true ? otherThing(trial, operation, input, body) : []
    const seen = await caller.ask(input, like, { extra })
    if (seen?.succeeded === true) {
      reached = true
      times.push(seen.ms)
      account.memory.take(operation, dataOf(trial.api, seen.body))
      if (operation.effect === 'act') {
        await trial.recordEffect(operation, account, input)
        await changes.after()
      }
    } else if (seen !== undefined) {
      if (said === SILENCE) said = messageOf(trial, seen)
      refused = seen
    }
    return seen
  }

  const send: SendCall = async (sender, input) => {
    const seen = await createCaller(trial, sender, account).ask(input, `${sender.id} helping`)
    if (seen?.succeeded === true) await trial.recordEffect(sender, account, input)
    return seen?.succeeded === true
  }

  await prime(trial, operation, account)
  const creation = checkCreation(trial, operation, account)
  const state = checkState(trial, operation, account)
  const changes = checkChanges(trial, operation, account)
  await creation.before()
  await state.before()
  await changes.before()
  const invented = trial.exampleOf(operation, account)
  const secret = withKnownSecrets(operation, account, invented)
  const keyed = withKnownKeys(operation, account, secret)
  const first = caller.fits(keyed) === false ? secret : keyed
  const example = await withUploads(trial, operation, account, first)
  const found = await findInput(sources, { operation, account, send }, example, async (input) => {
    if (caller.fits(input) === false) {
      if (input === example) said = operation.body?.isSampled === true ? UNMADE : UNSENT
      return 'forbidden'
    }
    const like = `${operation.id} example`
    // A line that broke may hold the second time.
    const seen = (await askValid(input, like)) ?? (await askValid(input, like))
    if (seen?.succeeded !== false) return seen === undefined ? 'no answer' : 'success'
    return refusalOf(trial, seen)
  })
  if (found === undefined || !reached) {
    const isWrong = refused !== undefined && isRefusedForNothing(trial, operation, account, refused)
    return { reached, said, isWrong }
  }
  const start = found
  const notFound = [...(await creation.after()), ...(await state.after(start))]
  caller.tell(notFound, start, `${operation.id} created`)
  const { right } = trial.casesFor(operation, start)
  for (let at = 1; at < repeat && operation.effect === 'read'; at++)
    await askValid(start, `${operation.id} example`)
  for (const { input, what } of right.slice(1))
    if (caller.fits(input) === true) await askValid(input, `${operation.id} ${what}`)
  if (notFound.length === 0) caller.tell(changes.violations(), start, `${operation.id} effect`)
  const behind = behindCode(sources, { operation, account, send }, start)
  await tryForbidden(trial, operation, caller, start, behind)
  if (operation.effect === 'read') await asWhole(trial, operation, caller, start, askValid)
  const slow = slowness(times, budgetOf(trial.latency, operation))
  caller.tell(slow, start, `${operation.id} time`)
  return { reached, said, start }
}

async function asWhole(
  trial: Trial,
  operation: ApiOperation,
  caller: Caller,
  example: Input,
  askRight: (input: Input, like: string) => Promise<CallResult | undefined>,
): Promise<void> {
  const ask = (input: Input): Promise<CallResult | undefined> =>
    caller.fits(input) === true
      ? askRight(input, `${operation.id} ${JSON.stringify(input)}`)
      : Promise.resolve(undefined)
  const probe = (input: Input): Promise<CallResult | undefined> =>
    caller.ask(input, `${operation.id} first page`, { refusable: true })
  const violations = [
    ...(await checkPaging(operation, example, ask, probe)),
    ...(await checkFilters(trial.sources, operation, example, ask)),
  ]
  caller.tell(violations, example, `${operation.id} whole`)
}

function refusalOf(trial: Trial, seen: CallResult): Refusal {
  return { said: messageOf(trial, seen), fields: namedFields(seen.body, trial.api.envelope?.errors) }
}

function messageOf({ api: { envelope } }: Trial, { body, status }: CallResult): string {
  if (!isJson(body) || envelope === undefined) return `refused with HTTP ${status}${plainMessage(body)}`
  const message = valueAt(body, `/${envelope.message ?? 'message'}`)
  const code = String(valueAt(body, `/${envelope.code}`))
  return `refused with ${code}${typeof message === 'string' ? `, ${message}` : ''}`
}

/** Returns the message of a refusal without envelope. */
function plainMessage(body: unknown): string {
  const { message, title, detail, error } = isJson(body) ? body : {}
  const text = [message, title, detail, error].find((each) => typeof each === 'string')
  return text === undefined ? '' : `, ${show(text)}`
}
