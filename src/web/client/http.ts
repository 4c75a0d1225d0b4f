import { create } from 'axios'
import { type Parsed, parseWire } from '#src/core/contract/json.ts'

/** Milliseconds until a request counts as failed (SESS-03). */
const TIMEOUT_MS = 100_000

/**
 * The one HTTP client. Bodies are parsed without losing a digit, and never throw while being parsed. Every
 * HTTP status is an answer: what it means is read from the envelope first.
 */
export const http = create({
  timeout: TIMEOUT_MS,
  responseType: 'text',
  // Back ends know callers by the token; no cookie travels as a header.
  xsrfCookieName: '',
  validateStatus: () => true,
  transformResponse: [(text: unknown): Parsed => parseWire(typeof text === 'string' ? text : '')],
})
