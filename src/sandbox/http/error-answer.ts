import type { Language } from '#generated/wire/language.ts'
import { RetiredEngine } from '../kernel/engine.ts'
import { StorageError } from '../kernel/storage-error.ts'
import { Busy } from '../kernel/work-queue.ts'
import { BrokenBody } from './body.ts'
import { failure, respond } from './envelope.ts'
import { serverMessage } from './messages.ts'

/** The answer for what a call threw; undefined for a fault of ours, of which the caller learns no more than that. */
export function errorAnswer(error: unknown, language: Language): Response | undefined {
  const messageOf = (key: string): string => serverMessage(language, key)
  if (error instanceof BrokenBody || (error instanceof TypeError && isBodyFault(error)))
    return respond(failure(500, messageOf('unreadable-body')))
  if (error instanceof StorageError)
    return respond(failure(503, messageOf(error.isFull ? 'storage-full' : 'storage-failed')), 503)
  if (error instanceof Busy) return respond(failure(503, messageOf('server-busy')), 503)
  if (error instanceof RetiredEngine) return respond(failure(503, messageOf('information-expired')), 503)
  return undefined
}

const isBodyFault = ({ message }: TypeError): boolean => /FormData|multipart|body/i.test(message)
