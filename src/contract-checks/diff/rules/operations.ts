import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of what can be called, and how. */
export const operationRules = {
  'path-removed': breaking(
    'No operation of the path is left: every call of it meets 404.',
    'Keep the path, marked `deprecated`, until nobody calls it.',
  ),
  'path-renamed': breaking(
    'The operation answers at another address; calls of the old one meet 404.',
    'Serve both addresses for a while and mark the old one `deprecated`.',
  ),
  'path-parameter-renamed': dangerous(
    'The address is the same, but the argument of generated clients has another name.',
    'Keep the name, or regenerate the clients together.',
  ),
  'operation-removed': breaking(
    'The method is gone from the path: calls of it meet 404 or 405.',
    'Keep it, marked `deprecated`, until nobody calls it.',
  ),
  'deprecated-operation-removed': dangerous(
    'The operation was announced to go. Who did not listen meets 404.',
    'Look at the server log whether anybody still calls it.',
  ),
  'operation-added': harmless('Nobody calls it yet.'),
  'operation-deprecated': harmless(
    'It still works; whoever calls it knows that it will go.',
    'Say in the description what to call instead.',
  ),
  'operation-undeprecated': harmless('It stays after all.'),
  'operation-id-changed': dangerous(
    'The wire is the same, but hooks, types and mocks of generated clients get other names.',
    'Keep the operationId, or change the callers in the same commit.',
  ),
  'method-changed': breaking(
    'The old method meets 405.',
    'Serve both, and name the old one in `x-also-method`.',
  ),
  'method-changed-with-alias': dangerous(
    'Another method is the main one now; the old one is served as `x-also-method`.',
    'Let the callers follow before the old method goes.',
  ),
  'also-method-removed': breaking(
    'A method that some clients fall back to is not served any more.',
    'Serve it until no client uses it.',
  ),
  'also-method-added': harmless('One more method is served.'),
  'tag-changed': dangerous(
    'Generated clients are split by tag: the hook moves to another module and its imports break.',
    'Keep the tag, or move the imports in the same commit.',
  ),
  'effect-became-act': dangerous(
    'A read became an act: its hook is a mutation now, nothing caches, repeats or prefetches it.',
    'Give the new effect its own operation, or change the callers.',
  ),
  'effect-became-read': dangerous(
    'An act became a read: its hook is a query now, which is cached, repeated and prefetched.',
    'Make sure that a repeated call changes nothing; then change the callers.',
  ),
  'secret-added': harmless('One more field is masked in logs, findings and addresses.'),
  'secret-removed': dangerous(
    'A field that was masked shows up in logs, findings and addresses.',
    'Leave it in `x-secrets` unless it never was a secret.',
  ),
  'refusal-added': dangerous(
    'The server may refuse for one more reason. Clients that know the old list show a general error.',
    'Add a text for the key in every language; let clients follow.',
  ),
  'refusal-removed': harmless('A reason that clients handle does not come any more.'),
  'refusal-code-changed': dangerous(
    'The same refusal has another code. Clients that tell refusals apart by code miss it.',
    'Keep the code, or change the clients first.',
  ),
  'refusal-field-changed': dangerous(
    'The refusal belongs to another field: forms show it in another place.',
    'Make sure that forms have that field.',
  ),
  'paging-removed': breaking(
    'The answer is not paged as before: clients ask for pages that are not there.',
    'Add a new operation for the whole list.',
  ),
  'paging-added': harmless('The pages that were there are described now.'),
  'paging-base-changed': breaking(
    'The first page has another number: clients skip it, or see it twice.',
    'Keep the number of the first page.',
  ),
  'paging-place-changed': breaking(
    'Page, size, items or total stand elsewhere: clients find no rows.',
    'Keep the wrapper, or add a new operation.',
  ),
  'answer-became-bare': breaking(
    'The envelope is gone: clients look for a code that is not there.',
    'Keep the envelope.',
  ),
  'answer-became-enveloped': breaking(
    'The data stands inside an envelope now: clients read the wrapper as data.',
    'Keep the bare answer, or add a new operation.',
  ),
} as const
