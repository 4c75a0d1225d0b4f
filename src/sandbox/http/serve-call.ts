import type { OperationId } from '#generated/operations/all.ts'
import { Language } from '#generated/wire/language.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { instant, toHttpDate } from '#src/core/time/instant.ts'
import type { ExchangeBox } from '../exchange-box.ts'
import type { Blobs } from '../kernel/blobs.ts'
import type { Entropy } from '../kernel/entropy.ts'
import type { Random } from '../kernel/random.ts'
import { Refusal, refuseAny } from '../kernel/refusal.ts'
import { tokenDigest } from '../kernel/secrets.ts'
import { StorageError } from '../kernel/storage-error.ts'
import type { MockAnswers } from '../mock-answers.ts'
import { handlers, limits } from '../areas/exchange.ts'
import { checkNeeds } from '../areas/members/needs.ts'
import type { Requester, Counts, HandlerContext } from './handler.ts'
import type { SandboxOptions } from '../sandbox.ts'
import { applyScenario, type Scenario } from '../scenario.ts'
import type { Member } from '../areas/members/members.ts'
import { sessionMember, shouldProlong } from '../areas/auth/sessions.ts'
import type { BodyReader } from './body.ts'
import type { ContractChecks } from './contract-checks.ts'
import { decodeRequest, type RequestInput } from './decode-request.ts'
import { type Envelope, failure, type FieldError, respond, success } from './envelope.ts'
import { errorAnswer } from './error-answer.ts'
import { isForeign } from './foreign-origin.ts'
import { createLoad } from './load.ts'
import { serverMessage } from './messages.ts'
import type { PhotoAccess } from './photo-access.ts'
import { brokenRuleAnswer, refusalAnswer } from './refusal-answer.ts'
import type { Router } from './routes.ts'

export type CallServerOptions = {
  readonly box: ExchangeBox
  readonly scenario: Scenario
  readonly entropy: Entropy
  readonly blobs: Blobs
  readonly photos: PhotoAccess
  readonly frame: HandlerContext['frame']
  readonly base: string
  readonly router: Router
  readonly checks: ContractChecks
  readonly passwordIterations: number
  readonly checkAnswers: NonNullable<SandboxOptions['checkAnswers']>
  readonly mocks: MockAnswers
  readonly draws: Random
  readonly readBody: BodyReader
  /** Returns true while the process falls behind. */
  readonly isSlow: () => boolean
  readonly onFault: (error: unknown) => void
}

/** Serves calls: all that is the same for every operation. A handler sees parameters and returns data. */
export function createCallServer(
  options: CallServerOptions,
): (request: Request, path: string, visitor: string) => Promise<Response> {
  const { box, scenario, checks, draws, readBody, onFault } = options
  const load = createLoad(options.isSlow)
  const answered = new Set<string>()

  async function serve(request: Request, path: string, asked: Visit): Promise<Response> {
    const { language } = asked
    const messageOf = (key: string): string => serverMessage(language, key)
    const route = options.router(request.method, path)
    if (route === undefined) return respond(failure(404, messageOf('not-found')), 404)
    if (route === 'method') return respond(failure(405, messageOf('method-not-allowed')), 405)
    const { operation } = route
    const other = await applyScenario(scenario, { id: operation.id, language, draw: () => draws.unit() })
    if (other !== undefined) return other
    if (!operation.secured && operation.effect === 'act' && isForeign(request))
      return respond(failure(403, messageOf('foreign-origin')), 403)
    const isStranger = (await currentSession(request)) === null
    // Before the body: nobody fills the memory with what is not taken from him.
    if (operation.secured && isStranger) return respond(failure(4000, messageOf('not-logged-in')))
    return load.serve(isStranger, async () => {
      const bytes = await readBody(request, checks.bodyLimit(operation))
      if (bytes === undefined) return respond(failure(413, messageOf('request-too-large')), 413)
      return box.pass(() => reply(operation, { ...asked, request, params: route.params, bytes }))
    })
  }

  /** From here on nothing is waited for but the exchange itself, so a reset can wait for the end. */
  async function reply(operation: Operation, asked: Asked): Promise<Response> {
    const { request, language, visitor, params, bytes } = asked
    const messageOf = (key: string): string => serverMessage(language, key)
    const session = await currentSession(request)
    if (session !== null && shouldProlong(box.engine.view(), session, box.engine.now())) await slide(session)
    if (operation.secured && session === null) return respond(failure(4000, messageOf('not-logged-in')))
    const contentType = request.headers.get('content-type') ?? ''
    const url = new URL(request.url)
    const input = await decodeRequest(operation, { params, url, contentType, bytes })
    const faults = checks.request(operation, input)
    if (checks.needsLanguage(operation) && !isLanguage(request.headers.get('lang'))) {
      faults.unshift({ field: 'lang', key: request.headers.has('lang') ? 'wrong-choice' : 'required' })
    }
    if (faults.length > 0) return respond(brokenRuleAnswer(operation, faults, messageOf))

    try {
      const from = { session, language, visitor, origin: url.origin }
      const envelope = await answer(operation, input, from)
      checkAnswer(operation, envelope)
      return respond(envelope)
    } catch (error) {
      if (error instanceof Refusal) return respond(refusalAnswer(operation, error, messageOf))
      throw error
    }
  }

  /** Digest of the request's token if it counts. */
  async function currentSession(request: Request): Promise<string | null> {
    const token = request.headers.get('x-auth-token') ?? ''
    if (token === '' || token.length > 512) return null
    const digest = await tokenDigest(token)
    const { engine } = box
    if (sessionMember(engine.view(), digest, engine.now()) === undefined) return null
    return digest
  }

  /** A session that cannot be prolonged counts all the same. */
  async function slide(digest: string): Promise<void> {
    try {
      await box.engine.submit({ type: 'session.slide', digest })
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
    }
  }

  async function answer(
    operation: Operation,
    input: RequestInput,
    asked: Pick<HandlerContext, 'session' | 'language' | 'origin' | 'visitor'>,
  ): Promise<Envelope> {
    const { engine, prices } = box
    let message = 'success'
    let counts: Counts = {}
    const { entropy, blobs, photos, passwordIterations, base, frame } = options
    const context: HandlerContext = {
      ...asked,
      engine,
      prices,
      entropy,
      blobs,
      photoAddress: (photo) => photos.address(photo),
      passwordIterations,
      base,
      frame,
      member: (): Member => {
        const { session } = asked
        const member = session === null ? undefined : sessionMember(engine.view(), session, engine.now())
        return member ?? refuseAny('not-logged-in')
      },
      refuse: refuseAny,
      setMessage: (key) => {
        message = key
      },
      setPageInfo: (given) => {
        counts = given
      },
    }
    const broken = brokenLimits(operation, input, asked.session)
    if (broken.length > 0)
      return brokenRuleAnswer(operation, broken, (key) => serverMessage(asked.language, key))
    const handler = handlerOf(operation.id)
    // The mock is drawn from what was asked, so the same question gets the same answer.
    if (handler === undefined)
      return (await options.mocks(operation.id as OperationId, JSON.stringify(input))) as Envelope
    const data = await handler(input, context)
    return operation.bare ? (data as Envelope) : success(data, serverMessage(asked.language, message), counts)
  }

  /** Returns the limits of the state that a request breaks, once the member has all that the operation needs. */
  function brokenLimits(operation: Operation, { body }: RequestInput, session: string | null): FieldError[] {
    const { engine } = box
    const [state, time] = [engine.view(), engine.now()]
    const member = session === null ? undefined : sessionMember(state, session, time)
    if (member === undefined) return []
    checkNeeds(operation, state, member, refuseAny)
    const limitsOf = limitsFor(operation.id)
    return limitsOf === undefined
      ? []
      : checks.limits(operation, body, limitsOf({ state, member, time }, body))
  }

  function checkAnswer(operation: Operation, envelope: Envelope): void {
    const { checkAnswers } = options
    if (checkAnswers === 'never') return
    if (checkAnswers === 'sampled' && answered.has(operation.id) && draws.below(20) > 0) return
    answered.add(operation.id)
    const faults = checks.answer(operation, envelope)
    if (faults.length > 0) throw new Error(`an answer breaks the contract: ${faults.join('; ')}`)
  }

  return async (request, path, visitor) => {
    const header = request.headers.get('lang')
    const language = isLanguage(header) ? header : 'en_US'
    const response = await serve(request, path, { language, visitor }).catch((error: unknown) => {
      const known = errorAnswer(error, language)
      if (known !== undefined) return known
      onFault(error)
      return respond(failure(500, serverMessage(language, 'internal-error')), 500)
    })
    // The exchange's clock may be elsewhere than the machine's: countdowns follow this header.
    response.headers.set('date', toHttpDate(instant(box.engine.now())))
    return response
  }
}

type AnyLimits = (asking: Requester, body: RequestInput['body']) => object
/** As `handlerOf`. */
const limitsFor = (id: string): AnyLimits | undefined =>
  Object.hasOwn(limits, id) ? (limits[id as keyof typeof limits] as unknown as AnyLimits) : undefined

type Visit = Pick<HandlerContext, 'language' | 'visitor'>

type Asked = Visit & {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly bytes: Uint8Array<ArrayBuffer>
}

type AnyHandler = (input: RequestInput, context: HandlerContext) => unknown

/** The table is typed per operation; its input was checked against that operation's schema. */
const handlerOf = (id: string): AnyHandler | undefined =>
  Object.hasOwn(handlers, id) ? (handlers[id as OperationId] as unknown as AnyHandler) : undefined

const isLanguage = (text: string | null): text is Language =>
  Object.values(Language).some((each) => each === text)
