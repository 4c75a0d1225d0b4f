import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of the whole document: servers, envelope, session, security. */
export const rootRules = {
  'openapi-version-changed': harmless('The same contract in the words of another version of OpenAPI.'),
  'server-removed': breaking(
    'Clients that were built with the address have no server.',
    'Keep it until nobody calls it.',
  ),
  'server-added': harmless('One more address answers.'),
  'envelope-removed': dangerous(
    'Nothing says any more how success is told from refusal; clients and checks go on as before, or guess.',
    'Keep `x-envelope`.',
  ),
  'envelope-added': harmless('How success is told from refusal is said now.'),
  'envelope-code-changed': breaking(
    'Success is told from refusal by another field: old clients take every answer for one of the two.',
    'Send both fields for a while.',
  ),
  'envelope-success-changed': breaking(
    'Another value means success: old clients take successes for refusals.',
    'Keep the value.',
  ),
  'envelope-message-changed': breaking(
    'The reason of a refusal stands elsewhere: old clients show none.',
    'Send both fields for a while.',
  ),
  'envelope-data-changed': breaking(
    'The data stands elsewhere: old clients find none.',
    'Send both fields for a while.',
  ),
  'envelope-errors-changed': dangerous(
    'The refused fields stand elsewhere: old clients show the reason at no field.',
    'Send both fields for a while.',
  ),
  'envelope-failure-removed': dangerous(
    'What a refusal looks like is not said any more.',
    'Keep `failure` in `x-envelope`.',
  ),
  'session-check-changed': dangerous(
    'Another operation tells whether the session still holds: old clients ask the former one.',
    'Keep both.',
  ),
  'terms-changed': dangerous(
    'Terms that clients and server share (`x-promotion` and others on the root) are others: old clients show or count the old ones.',
    'Release clients and server together.',
  ),
  'session-code-added': dangerous(
    'One more code means that nobody is logged in. Old clients show it as an error and do not ask to log in.',
    'Send one of the codes that clients know.',
  ),
  'session-code-removed': dangerous(
    'A code does not mean any more that nobody is logged in; clients still send people to the log-in for it.',
    'Do not use the code for anything else.',
  ),
  'session-ask-changed': dangerous(
    'Another code asks to log in again: old clients do not ask.',
    'Keep the code.',
  ),
  'security-added': breaking(
    'What was open wants a session: calls without one are refused.',
    'Add a new operation for members, or let the clients log in first.',
  ),
  'security-lifted': dangerous(
    'Clients are fine, but whoever has no session gets the answer too.',
    'Make sure that this is meant.',
  ),
  'security-alternative-removed': breaking(
    'One of the ways to prove who calls is not taken any more.',
    'Take it until no client uses it.',
  ),
  'security-alternative-added': harmless('One more way to prove who calls.'),
  'security-scheme-changed': breaking(
    'The token travels in another way: old clients count as logged out.',
    'Take both for a while.',
  ),
  'security-scope-added': breaking(
    'Tokens without the new scope are refused.',
    'Grant the scope to those who call, first.',
  ),
  'security-scope-removed': harmless('Fewer scopes are asked for.'),
} as const
